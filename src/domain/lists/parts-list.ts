import { type JudgedLine, judgeLines, type OrderedPart } from "../orders/agree-lines.ts"
import { joinDetails, type LineDetails, lineDetailNames } from "../orders/line-details.ts"
import {
  MAX_UNITS,
  nextAllowed,
  type PriceHint,
  priceHints,
  type QuantityRules,
} from "../orders/quantity.ts"
import { type Cents, cents, multiplyCents } from "../pricing/money.ts"

export interface ListLine extends LineDetails {
  partId: string
  /** Quantity for one build. */
  quantity: number
}

/** Merges lines of the same part at the position of the first. Adds their quantities and joins their details. */
export function mergeLines<Line extends ListLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const first = merged.get(line.partId)
    merged.set(line.partId, first ? joined(first, line) : line)
  }
  return [...merged.values()]
}

const joined = <Line extends ListLine>(first: Line, next: Line): Line => ({
  ...first,
  ...joinDetails(first, next),
  quantity: first.quantity + next.quantity,
})

interface ComparedLine extends ListLine {
  needed: number
  allowed?: number | undefined
}

export type LineDifference<Line> =
  | { change: "added"; after: Line; before?: undefined }
  | { change: "gone"; before: Line; after?: undefined }
  | { change: "changed"; before: Line; after: Line }

const comparedFields = ["quantity", ...lineDetailNames, "needed", "allowed"] as const

/** Lists the differences in the order of the later revision, then the removed lines. */
export function compareLines<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
): LineDifference<Line>[] {
  const earlier = new Map(before.map((line) => [line.partId, line]))
  const kept = new Set(after.map(({ partId }) => partId))
  return [
    ...after.flatMap((line): LineDifference<Line>[] => {
      const was = earlier.get(line.partId)
      if (!was) return [{ change: "added", after: line }]
      return comparedFields.some((field) => was[field] !== line[field])
        ? [{ change: "changed", before: was, after: line }]
        : []
    }),
    ...before.flatMap((line): LineDifference<Line>[] =>
      kept.has(line.partId) ? [] : [{ change: "gone", before: line }],
    ),
  ]
}

/** Limits: lists per account, stored revisions per list, builds per list. */
export const MAX_LISTS = 100
export const MAX_REVISIONS = 50
export const MAX_BUILDS = 1_000_000
/** Maximum of spares in hundredths of a percent: as many spares as built units. */
export const MAX_SPARE_BASIS_POINTS = 10_000

/** Reads spares such as `2` or `2.5 %` as hundredths of a percent; undefined if invalid. */
export function readSpares(written: string): number | undefined {
  const [, whole, decimals = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(written.trim()) ?? []
  if (whole === undefined) return undefined
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, "0"))
  return points <= MAX_SPARE_BASIS_POINTS ? points : undefined
}

/** Formats hundredths of a percent as `2.5`. */
export const sparesText = (basisPoints: number): string => String(basisPoints / 100)

/** Number of builds, and spares in hundredths of a percent. */
export interface BuildPlan {
  builds: number
  spareBasisPoints: number
}

interface PlannedUnits {
  needed: number
  /** Next orderable quantity regardless of stock; undefined above the maximum. */
  allowed: number | undefined
  /** Units missing in stock. */
  short: number
}

const WHOLE = 10_000n

/** Computes ceil(quantity × builds × (1 + spares)) in BigInt, because a float is not exact. */
export function neededUnits(perBuild: number, { builds, spareBasisPoints }: BuildPlan): number {
  const parts = BigInt(perBuild) * BigInt(builds) * (WHOLE + BigInt(spareBasisPoints))
  return Number((parts + WHOLE - 1n) / WHOLE)
}

export function planUnits(part: QuantityRules, perBuild: number, plan: BuildPlan): PlannedUnits {
  const needed = neededUnits(perBuild, plan)
  const allowed = nextAllowed({ ...part, availableQuantity: Number.MAX_SAFE_INTEGER }, needed)
  return { needed, allowed, short: Math.max(0, (allowed ?? needed) - part.availableQuantity) }
}

/** A line multiplied for all builds, then priced and checked like an order line. */
export interface PlannedLine<Part> extends Omit<JudgedLine<Part>, "others">, PlannedUnits {
  hints: PriceHint[]
}

export interface PlannedList<Part> {
  lines: PlannedLine<Part>[]
  units: number
  /** Price of all lines on sale, for a plan: also of those that cannot be ordered. */
  totalCents: Cents
  orderableCents: Cents
  /** Price of the parts of one build, at the unit prices of the whole quantity. */
  buildCents: Cents
}

/** Plans a list with the parts on sale. Returns undefined if a sum exceeds the safe integers. */
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
    orderableCents: cents(
      sum(planned.map(({ price, problem }) => (price && !problem ? price.totalCents : 0))),
    ),
    buildCents: cents(buildCents),
  }
}

/** Limits the part to the maximum number of units of one order line. */
const takenAtOnce = <Part extends OrderedPart>(part: Part): Part => ({
  ...part,
  maximumQuantity: Math.min(part.maximumQuantity ?? MAX_UNITS, MAX_UNITS),
})

const unitsOf = (part: OrderedPart | undefined, perBuild: number, plan: BuildPlan): PlannedUnits =>
  part
    ? planUnits(part, perBuild, plan)
    : { needed: neededUnits(perBuild, plan), allowed: undefined, short: 0 }

/** Returns the quantity to order; the needed quantity if none is orderable. */
const orderedOf = (units: PlannedUnits | undefined): number => units?.allowed ?? units?.needed ?? 0

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
