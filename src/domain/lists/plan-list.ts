import { type JudgedLine, judgeLines, type OrderedPart } from "../orders/agree-lines.ts"
import { MAX_UNITS } from "../orders/line-limits.ts"
import { type PriceHint, priceHints } from "../orders/price-hints.ts"
import { type Cents, cents, multiplyCents } from "../pricing/money.ts"
import { type BuildPlan, neededUnits, type PlannedUnits, planUnits } from "./plan-units.ts"

/** What all builds take of a line, priced and checked as an order of so many would be. */
export interface PlannedLine<Part> extends Omit<JudgedLine<Part>, "others">, PlannedUnits {
  hints: PriceHint[]
}

export interface PlannedList<Part> {
  /** In the order of the lines. */
  lines: PlannedLine<Part>[]
  units: number
  totalCents: Cents
  /** What the parts of one machine cost, at the prices of all of them. */
  buildCents: Cents
}

/** Undefined for what is past exact counting. `parts` are those on sale. */
export function planList<Part extends OrderedPart>(
  lines: readonly { partId: string; quantity: number }[],
  parts: readonly Part[],
  plan: BuildPlan,
): PlannedList<Part> | undefined {
  const known = new Map(parts.map((part) => [part.id, takenAtOnce(part)]))
  const units = lines.map(({ partId, quantity }) => unitsOf(known.get(partId), quantity, plan))
  const wanted = lines.map(({ partId }, index) => ({ partId, quantity: orderedOf(units[index]) }))
  const planned = judgeLines(wanted, [...known.values()]).map(
    ({ others: _, ...judged }, index) => ({
      ...judged,
      ...(units[index] ?? { needed: 0, allowed: undefined, short: 0 }),
      hints: judged.part ? priceHints(judged.part, judged.quantity) : [],
    }),
  )
  const priced = planned.flatMap(({ price, quantity }, index) =>
    price ? [{ ...price, quantity, perBuild: lines[index]?.quantity ?? 0 }] : [],
  )
  const totalCents = sum(priced.map((line) => line.totalCents))
  const buildCents = sum(
    priced.map((line) => multiplyCents(line.unitPriceCents, line.perBuild) ?? Infinity),
  )
  if (!Number.isSafeInteger(totalCents) || !Number.isSafeInteger(buildCents)) return undefined
  return {
    lines: planned,
    units: sum(priced.map(({ quantity }) => quantity)),
    totalCents: cents(totalCents),
    buildCents: cents(buildCents),
  }
}

/** No line of a cart or an order takes more, whatever the part says. */
const takenAtOnce = <Part extends OrderedPart>(part: Part): Part => ({
  ...part,
  maximumQuantity: Math.min(part.maximumQuantity ?? MAX_UNITS, MAX_UNITS),
})

const unitsOf = (part: OrderedPart | undefined, perBuild: number, plan: BuildPlan): PlannedUnits =>
  part
    ? planUnits(part, perBuild, plan)
    : { needed: neededUnits(perBuild, plan), allowed: undefined, short: 0 }

/** What is asked for: what may be ordered, or where nothing may, what is needed. */
const orderedOf = (units: PlannedUnits | undefined): number => units?.allowed ?? units?.needed ?? 0

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
