import { multiplyCents } from "../pricing/money.ts"
import { isWithin, type Place } from "../shop/area.ts"
import type { FeeUnits, OrderCharge } from "./charges.ts"

/** Fee for each unit of matching parts delivered to a place, such as for recycling of screens. */
export interface FeeRule {
  /** Among rules of the same name, only the first match applies to a part. */
  name: string
  eachCents: number
  places: readonly string[]
  /** Category of the parts; empty for all. */
  category: string
  /** Code of a spec that the parts must have; empty for none. */
  attribute: string
  /** Required value of the spec; empty for any. */
  value: string
  /** Bounds of a numeric spec: `from` inclusive, `below` exclusive. */
  from: number | null
  below: number | null
  /** First and last day, as 2026-01-31; empty for unlimited. */
  firstDay: string
  lastDay: string
}

interface FeeLine {
  /** Line number, from 1. */
  number: number
  category: string
  specs: Readonly<Record<string, unknown>>
  quantity: number
}

export interface Fee {
  name: string
  units: FeeUnits[]
}

/** Returns the fees of an order in the order of their rules. */
export function feesFor(
  rules: readonly FeeRule[],
  { lines, place, day }: { lines: readonly FeeLine[]; place: Place; day: string },
): Fee[] {
  const held = rules.filter(
    ({ places, firstDay, lastDay }) =>
      places.some((text) => isWithin(place, text)) &&
      (firstDay === "" || firstDay <= day) &&
      (lastDay === "" || day <= lastDay),
  )
  return [...Map.groupBy(held, ({ name }) => name)]
    .map(([name, rules]) => ({
      name,
      units: lines.flatMap((line): FeeUnits[] => {
        const rule = rules.find((one) => isFor(one, line))
        const { number, quantity } = line
        return rule ? [{ number, quantity, eachCents: rule.eachCents }] : []
      }),
    }))
    .filter(({ units }) => units.length > 0)
}

const plain = (text: string): string => text.trim().toLowerCase()

function isFor({ category, attribute, value, from, below }: FeeRule, line: FeeLine): boolean {
  if (category !== "" && plain(category) !== plain(line.category)) return false
  if (attribute === "") return true
  const spec = line.specs[attribute]
  if (spec === undefined || spec === null || spec === false) return false
  if (value !== "" && ![spec].flat().some((one) => plain(String(one)) === plain(value)))
    return false
  if (from === null && below === null) return true
  return typeof spec === "number" && spec >= (from ?? -Infinity) && spec < (below ?? Infinity)
}

/** Returns the fee of a line's units; Infinity beyond the safe integers. */
export const unitsCents = ({ quantity, eachCents }: FeeUnits): number =>
  multiplyCents(eachCents, quantity) ?? Infinity

export const feeCents = (units: readonly FeeUnits[]): number =>
  units.reduce((sum, unit) => sum + unitsCents(unit), 0)

/** Sums the fees with their tax by line number. */
export function feesOfLines(charges: readonly Pick<OrderCharge, "facts">[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { facts } of charges)
    for (const unit of facts.units ?? []) {
      const before = sums.get(unit.number) ?? 0
      sums.set(unit.number, before + unitsCents(unit) + (unit.addedCents ?? 0))
    }
  return sums
}

/** Reduces the fees to the remaining units of each line. Drops fees without units. */
export const lowerFees = (
  charges: readonly OrderCharge[],
  lines: readonly { number: number; quantity: number }[],
  sentenceOf: (units: readonly FeeUnits[]) => string,
): OrderCharge[] => {
  const left = new Map(lines.map(({ number, quantity }) => [number, quantity]))
  return charges.flatMap((charge): OrderCharge[] => {
    if (!charge.facts.units) return [charge]
    const units = charge.facts.units
      .map((unit) => ({ ...unit, quantity: left.get(unit.number) ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    if (units.length === 0) return []
    const facts = { ...charge.facts, units, sentence: sentenceOf(units) }
    return [{ ...charge, amountCents: feeCents(units), facts }]
  })
}
