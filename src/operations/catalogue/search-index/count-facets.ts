import { isInSpan, readSpan } from "#domain/catalogue/facets.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import type { IndexedFacet } from "./facet-values.ts"
import type { FacetCounts, FacetOption, PartSearch } from "./part-search.ts"

/** Codes for the chosen facets that a set of values misses: none, several, or one, as `FIRST_MISSED` plus its index. */
export const NONE_MISSED = 0
const SEVERAL_MISSED = 1
const FIRST_MISSED = 2

/**
 * Returns a function that reports which of the chosen facets a set of values misses. A set outside of a limit counts as
 * missing several, so that no choice finds its parts.
 */
export function judgeSets(
  index: CatalogueIndex,
  { facets, limits = [] }: Pick<PartSearch, "facets" | "limits">,
): (set: number) => number {
  const { length } = index.facets.values
  const judge = judgeChoices(index, facets, index.buffers.wanted.zeroed(length))
  const judgeLimits = limits.map((limit) => judgeChoices(index, [limit], new Uint32Array(length)))
  return (set) =>
    judgeLimits.every((judgeLimit) => judgeLimit(set) === NONE_MISSED) ? judge(set) : SEVERAL_MISSED
}

/** Uses `wantedFor` for the chosen facet that accepts each value, counted from 1; 0 if none does. */
function judgeChoices(
  { facets, facetSets }: CatalogueIndex,
  chosen: PartSearch["facets"],
  wantedFor: Uint32Array,
): (set: number) => number {
  chosen.forEach(({ name, values }, at) => {
    for (const number of values.flatMap((value) => valuesOf(facets, name, value)))
      wantedFor[number] = at + 1
  })
  const sumOfAll = (chosen.length * (chosen.length + 1)) / 2
  return (set) => {
    const { values, starts } = facetSets
    const end = starts[set + 1] ?? 0
    let count = 0
    let sum = 0
    let last = 0
    for (let at = starts[set] ?? 0; at < end; at += 1) {
      const wanted = wantedFor[values[at] ?? 0] ?? 0
      // Values of the same facet are adjacent.
      if (wanted === 0 || wanted === last) continue
      last = wanted
      count += 1
      sum += wanted
    }
    if (count === chosen.length) return NONE_MISSED
    return count === chosen.length - 1 ? FIRST_MISSED + sumOfAll - sum - 1 : SEVERAL_MISSED
  }
}

/** Returns the indexed values that a chosen value covers: itself, or all within its range. */
function valuesOf(facets: CatalogueIndex["facets"], name: string, chosen: string): number[] {
  const span = readSpan(chosen)
  if (!span) return [facets.known(`${name}:${chosen}`) ?? []].flat()
  const facet = facets.facets[facets.numberOfFacet(name) ?? -1]
  return facet?.inOrder.filter((at) => isInSpan(span, facets.values[at]?.value ?? "")) ?? []
}

/** Sets of facet values among the results, before facets and a category are applied. */
interface FoundSets {
  sets: Uint32Array
  setCount: number
  partsOfSet: Uint32Array
  missed: Uint32Array
}

interface FocusedSearch extends PartSearch {
  /** Category whose facets are counted; if undefined, only chosen facets are counted. */
  focus: string | undefined
  /** Number of the chosen category. */
  categoryNumber: number | undefined
}

/**
 * Counts the results of each further choice. A choice does not narrow its own facet, because its other values can still
 * be chosen.
 */
export function countFacets(
  index: CatalogueIndex,
  search: FocusedSearch,
  found: FoundSets,
): FacetCounts {
  const counted: FacetCounts = { options: [], choices: [] }
  const hasFocus = search.focus !== undefined
  const chosen = valuesInUse(search)
  if (!hasFocus && chosen.size === 0) return counted
  const { facets, values } = index.facets
  const buffers = {
    counts: index.buffers.counts.zeroed(values.length),
    others: index.buffers.others.zeroed(values.length),
  }
  countValues(index, search, found, buffers)
  const isCommon =
    search.category === undefined && hasFocus ? commonFacets(index, found) : () => true
  facets.forEach((facet, number) => {
    const wanted = chosen.get(facet.name)
    if (!hasFocus && !wanted) return
    const isChoice = addOptions(index, facet, wanted, buffers, counted.options)
    if (hasFocus && isChoice && isCommon(number)) counted.choices.push(facet.name)
  })
  return counted
}

/** Returns the chosen values of each facet in use; none for a facet that only words limit. */
export const valuesInUse = ({
  facets,
  limits = [],
}: Pick<PartSearch, "facets" | "limits">): Map<string, ReadonlySet<string>> =>
  new Map([
    ...limits.map(({ name }) => [name, new Set<string>()] as const),
    ...facets.map(({ name, values }) => [name, new Set(values)] as const),
  ])

interface ValueCounts {
  /** Parts that have the value and match all chosen facets, except perhaps the value's own. */
  counts: Uint32Array
  /** Other parts that have the value. */
  others: Uint32Array
}

/** Adds the options of a facet and returns whether it offers a choice. One value and its own range are no choice. */
function addOptions(
  { facets: { values } }: CatalogueIndex,
  { name, inOrder }: IndexedFacet,
  wanted: ReadonlySet<string> | undefined,
  { counts, others }: ValueCounts,
  options: FacetOption[],
): boolean {
  let offeredValues = 0
  let offeredRanges = 0
  for (const number of inOrder) {
    const count = counts[number] ?? 0
    const isHeld = count > 0 || others[number] !== 0
    const thing = isHeld || wanted ? values[number] : undefined
    if (!thing) continue
    const { value } = thing
    if (count > 0 || wanted?.has(value)) options.push({ name, value, count })
    if (!isHeld || !thing.isOffered) continue
    if (thing.isRange) offeredRanges += 1
    else offeredValues += 1
  }
  return offeredValues > 1 || offeredRanges > 1
}

function countValues(
  index: CatalogueIndex,
  { facets: chosen, categoryNumber }: FocusedSearch,
  { sets, setCount, partsOfSet, missed }: FoundSets,
  { counts, others }: ValueCounts,
): void {
  const { categoryOf } = index.facetSets
  const facetNumbers = chosen.map(({ name }) => index.facets.numberOfFacet(name) ?? NO_FACET)
  for (let at = 0; at < setCount; at += 1) {
    const set = sets[at] ?? 0
    if (categoryNumber !== undefined && categoryOf[set] !== categoryNumber) continue
    const parts = partsOfSet[set] ?? 0
    const miss = missed[set] ?? NONE_MISSED
    if (miss === NONE_MISSED) addParts(counts, index, { set, parts, facet: ANY_FACET })
    else {
      addParts(others, index, { set, parts, facet: ANY_FACET })
      if (miss !== SEVERAL_MISSED)
        addParts(counts, index, {
          set,
          parts,
          facet: facetNumbers[miss - FIRST_MISSED] ?? NO_FACET,
        })
    }
  }
}

const ANY_FACET = -1
const NO_FACET = -2

/** Adds the parts of a set to the counts of its values, for all facets or only one. */
function addParts(
  counts: Uint32Array,
  { facets: { facetOf }, facetSets: { values, starts } }: CatalogueIndex,
  { set, parts, facet }: { set: number; parts: number; facet: number },
): void {
  const end = starts[set + 1] ?? 0
  for (let at = starts[set] ?? 0; at < end; at += 1) {
    const value = values[at] ?? 0
    if (facet === ANY_FACET || facetOf[value] === facet)
      counts[value] = (counts[value] ?? 0) + parts
  }
}

/** Returns a function that reports whether at least half of the parts have a value of a facet. */
function commonFacets(
  index: CatalogueIndex,
  { sets, setCount, partsOfSet }: FoundSets,
): (facet: number) => boolean {
  const holders = new Uint32Array(index.facets.facets.length)
  let total = 0
  for (let at = 0; at < setCount; at += 1) {
    const set = sets[at] ?? 0
    const parts = partsOfSet[set] ?? 0
    total += parts
    addHolders(holders, index, set, parts)
  }
  return (facet) => 2 * (holders[facet] ?? 0) >= total
}

/** Adds the parts of a set to the facets of its values. Values of the same facet are adjacent. */
function addHolders(
  holders: Uint32Array,
  { facets: { facetOf }, facetSets: { values, starts } }: CatalogueIndex,
  set: number,
  parts: number,
): void {
  let last = -1
  const end = starts[set + 1] ?? 0
  for (let at = starts[set] ?? 0; at < end; at += 1) {
    const facet = facetOf[values[at] ?? 0] ?? 0
    if (facet !== last) holders[facet] = (holders[facet] ?? 0) + parts
    last = facet
  }
}
