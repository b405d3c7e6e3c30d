import { multiplyCents, shareOf } from "../pricing/money.ts"
import { isWithin, type Place } from "../shop/places.ts"

/** A charge of an order in addition to its lines. */
export interface OrderCharge {
  kind: "delivery" | "fee" | "tax"
  /** Displayed name: `Delivery`, `WEEE fee`, `VAT 20%`. */
  name: string
  /** 0 for a tax that prices include; negative for an included tax that the buyer does not owe. */
  amountCents: number
  facts: ChargeFacts
}

/** Facts that explain the amount. */
export interface ChargeFacts extends Record<string, unknown> {
  /** Displayed explanation: `Free from $500.00.` */
  sentence?: string
  /** Whether prices include this tax. */
  isContained?: boolean
  /** Amount of the tax, whether included in prices or added to them. */
  taxCents?: number
  /** Units of each line that the fee applies to. */
  units?: readonly FeeUnits[]
}

/** A fee for all units of one line. */
export interface FeeUnits {
  /** Line number, from 1. */
  number: number
  quantity: number
  eachCents: number
  /** Amount that the fee's tax adds to the order total. */
  addedCents?: number
  /** Index of its tax rate among those of the fee, from 0. */
  part?: number
}

export interface LineTaxFacts extends Record<string, unknown> {
  /** Amount added to the order total: 0 if the price includes the tax, negative if an included tax is not owed. */
  addedCents: number
}

/** Returns the tax included in prices if the charge states it; otherwise undefined. */
export const includedCents = ({ facts }: Pick<OrderCharge, "facts">): number | undefined =>
  facts.isContained === true ? facts.taxCents : undefined

export const sumOfCharges = (charges: readonly Pick<OrderCharge, "amountCents">[]): number =>
  charges.reduce((sum, { amountCents }) => sum + amountCents, 0)

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

interface LineTax {
  /** Units of the line, and the amount that their tax adds to the order total; negative if it reduces the total. */
  quantity: number
  addedCents: number
  /** Units refunded before, and the tax refunded with them. */
  before: number
  givenCents: number
}

/**
 * Returns the line's tax or fees to refund with further units: their share, rounded half up, corrected by rounding of
 * earlier refunds. After the last unit, the refunds sum exactly to the full amount.
 */
export function taxShare(
  { quantity, addedCents, before, givenCents }: LineTax,
  units: number,
): number {
  const sign = addedCents < 0 ? -1 : 1
  const whole = Math.abs(addedCents)
  const given = Math.abs(givenCents)
  const due = shareOf(whole, before + units, quantity)
  const share = Math.min(Math.max(due - given, 0), whole - given)
  return share === 0 ? 0 : sign * share
}
