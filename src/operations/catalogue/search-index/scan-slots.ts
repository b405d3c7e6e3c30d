import type { CatalogueIndex } from "./catalogue-index.ts"
import { NONE_MISSED } from "./count-facets.ts"
import type { FitFilter } from "./fit-filter.ts"
import type { PartColumns } from "./part-columns.ts"

export interface Filters {
  minPriceCents: number
  maxPriceCents: number
  maxMinimum: number | undefined
  isOrderable: boolean
  /** Number of the chosen category. */
  category: number | undefined
  fit: FitFilter | undefined
  /** Whether parts whose fit has to be checked are accepted, too. */
  acceptsCheck: boolean
  /** Returns which chosen facets a set of values misses. */
  judge: ((set: number) => number) | undefined
}

/** Counts of one search; its buffers are valid until the next search. */
export class Tally {
  /** Number of parts that can be ordered now. */
  orderable = 0
  fits = 0
  check = 0
  /** Lowest position of each category. */
  readonly firstPositions: Float64Array
  /** Sets of facet values, regardless of the chosen facets and category. The first `setCount` are valid. */
  readonly sets: Uint32Array
  setCount = 0
  readonly partsOfSet: Uint32Array
  /** Chosen facets that each set misses. */
  readonly missed: Uint32Array

  constructor({ categories, facetSets, buffers }: CatalogueIndex) {
    const { length } = categories.things
    this.firstPositions = new Float64Array(length).fill(Number.POSITIVE_INFINITY)
    this.sets = buffers.sets.dirty(facetSets.count)
    this.partsOfSet = buffers.partsOfSet.zeroed(facetSets.count)
    this.missed = buffers.missed.zeroed(facetSets.count)
  }
}

/**
 * Moves the slots that pass all filters to the front, counts them, and returns their number. V8 optimizes a long loop
 * only in a function with little code after it, and with numbers that are read from arrays without a call.
 */
export function scanSlots(
  columns: PartColumns,
  slots: Uint32Array,
  filters: Filters,
  tally: Tally,
): number {
  const { priceCents, minimum, orderable, category, position, fitSet, facetSet } = columns
  const { minPriceCents, maxPriceCents, maxMinimum, isOrderable, fit, acceptsCheck, judge } =
    filters
  const { firstPositions, sets, partsOfSet, missed } = tally
  const wanted = filters.category
  let length = 0
  let orderableParts = 0
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const price = priceCents[slot] ?? 0
    if (price < minPriceCents || price > maxPriceCents) continue
    if (maxMinimum !== undefined && (minimum[slot] ?? 0) > maxMinimum) continue
    const canBeOrdered = orderable[slot] ?? 0
    if (isOrderable && canBeOrdered === 0) continue
    const kind = category[slot] ?? 0
    const isWanted = wanted === undefined || wanted === kind
    if (fit) {
      const verdict = fit.verdictOf(fitSet[slot] ?? 0)
      if (verdict !== "fits" && verdict !== "check") continue
      if (isWanted) tally[verdict] += 1
      if (verdict === "check" && !acceptsCheck) continue
    }
    const first = position[slot] ?? 0
    if (first < (firstPositions[kind] ?? 0)) firstPositions[kind] = first
    const set = facetSet[slot] ?? 0
    const before = partsOfSet[set] ?? 0
    partsOfSet[set] = before + 1
    if (before === 0) {
      sets[tally.setCount++] = set
      if (judge && isWanted) missed[set] = judge(set)
    }
    if (!isWanted || (judge && missed[set] !== NONE_MISSED)) continue
    slots[length++] = slot
    orderableParts += canBeOrdered
  }
  tally.orderable = orderableParts
  return length
}
