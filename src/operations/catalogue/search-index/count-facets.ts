import { isInSpan, readSpan } from "#domain/catalogue/facets.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import type { FacetCounts, FacetOption, FacetValue, PartSearch } from "./part-search.ts"

/** Chosen facets that a part misses: none, several, or one, by its number from `FIRST_MISSED` on. */
const NONE_MISSED = 0
const SEVERAL_MISSED = 1
const FIRST_MISSED = 2

interface FocusedSearch extends PartSearch {
  /** The category whose facets are counted. */
  focus: string | undefined
}

/** Filters places by the chosen facets and counts what each further value would leave. Without a focus only chosen facets count. */
export function countFacets(
  index: CatalogueIndex,
  search: FocusedSearch,
  places: Uint32Array,
  orderablePlaces: number,
): FacetCounts & { within: Uint32Array } {
  if (search.focus === undefined && search.facets.length === 0)
    return {
      total: places.length,
      orderable: orderablePlaces,
      options: [],
      choices: [],
      within: places,
    }
  const { columns, buffers } = index
  const sets = index.facetSets.things.length
  const parts = buffers.parts.zeroed(sets)
  const orderableParts = buffers.orderable.zeroed(sets)
  const present: number[] = []
  for (const place of places) {
    const set = columns.facetSet[place] ?? 0
    if (parts[set] === 0) present.push(set)
    parts[set] = (parts[set] ?? 0) + 1
    orderableParts[set] = (orderableParts[set] ?? 0) + (columns.orderable[place] ?? 0)
  }
  const missed = missedBySet(index, search.facets, present)
  const isWithin = (set: number) => missed[set] === NONE_MISSED
  const { length } = search.facets.length === 0 ? places : keepWithin(index, places, isWithin)
  let orderable = 0
  for (const set of present) if (isWithin(set)) orderable += orderableParts[set] ?? 0
  const counted = countValues(index, search, { present, parts, missed })
  return { total: length, orderable, ...counted, within: places.subarray(0, length) }
}

/** Moves the places that have all chosen facets to the front. */
function keepWithin(
  { columns }: CatalogueIndex,
  places: Uint32Array,
  isWithin: (set: number) => boolean,
): { length: number } {
  let length = 0
  for (const place of places) if (isWithin(columns.facetSet[place] ?? 0)) places[length++] = place
  return { length }
}

/** Says for each set of values which chosen facets it misses. */
function missedBySet(
  index: CatalogueIndex,
  chosen: PartSearch["facets"],
  present: readonly number[],
): Uint32Array {
  const missed = index.buffers.missed.zeroed(index.facetSets.things.length)
  const wanted = chosen
    .map(({ name, values }, at) => ({
      at,
      set: new Set(values.flatMap((value) => valuesOf(index, name, value))),
    }))
    .toSorted((a, b) => a.set.size - b.set.size)
  const missedBy = (values: readonly number[]): number => {
    let missed = NONE_MISSED
    for (const { at, set } of wanted) {
      if (values.some((value) => set.has(value))) continue
      if (missed !== NONE_MISSED) return SEVERAL_MISSED
      missed = FIRST_MISSED + at
    }
    return missed
  }
  if (wanted.length === 0) return missed
  for (const set of present) missed[set] = missedBy(index.facetSets.things[set] ?? [])
  return missed
}

/** The known values that a chosen one means: itself, or all that are in its span. */
function valuesOf(index: CatalogueIndex, name: string, chosen: string): number[] {
  const span = readSpan(chosen)
  if (!span) return [index.facets.known(`${name}:${chosen}`) ?? []].flat()
  return index.facets.things.flatMap((thing, at) =>
    thing.name === name && isInSpan(span, thing.value) ? [at] : [],
  )
}

interface CountedSets {
  /** The sets of the places that are counted. */
  present: readonly number[]
  parts: Uint32Array
  missed: Uint32Array
}

/** Counts values. A choice does not narrow its own facet, where the other values can still be chosen. */
function countValues(
  index: CatalogueIndex,
  search: FocusedSearch,
  { present, parts, missed }: CountedSets,
) {
  const { things } = index.facets
  const counts = index.buffers.values.zeroed(things.length)
  /** How many parts have a value, whatever they miss. */
  const held = index.buffers.held.zeroed(things.length)
  for (const set of present) {
    const count = parts[set] ?? 0
    const miss = missed[set] ?? NONE_MISSED
    const missedName = search.facets[miss - FIRST_MISSED]?.name
    for (const value of index.facetSets.things[set] ?? []) {
      held[value] = (held[value] ?? 0) + count
      const isCounted = miss === NONE_MISSED || things[value]?.name === missedName
      if (isCounted) counts[value] = (counts[value] ?? 0) + count
    }
  }
  const chosen = new Map(search.facets.map(({ name, values }) => [name, new Set(values)]))
  const hasFocus = search.focus !== undefined
  const options: FacetOption[] = []
  const heldValues: FacetValue[] = []
  for (let at = 0; at < things.length; at += 1) {
    const isHeld = held[at] !== 0
    const thing = things[at]
    if (!thing || (!isHeld && chosen.size === 0)) continue
    const { name, value } = thing
    const count = counts[at] ?? 0
    const wanted = chosen.get(name)
    const isLeft = count > 0 && (hasFocus || wanted !== undefined)
    if (isLeft || wanted?.has(value)) options.push({ name, value, count })
    if (isHeld && hasFocus) heldValues.push(thing)
  }
  const choices = choicesAmong(heldValues)
  if (search.category !== undefined) return { options, choices }
  const common = commonFacets(index, present, parts)
  return { options, choices: choices.filter((name) => common.has(name)) }
}

/** The facets that half of the parts have a value of. */
function commonFacets(
  index: CatalogueIndex,
  present: readonly number[],
  parts: Uint32Array,
): ReadonlySet<string> {
  const { things } = index.facets
  const holders = new Map<string, { count: number; set: number }>()
  let total = 0
  for (const set of present) {
    const count = parts[set] ?? 0
    total += count
    for (const value of index.facetSets.things[set] ?? []) {
      const name = things[value]?.name ?? ""
      const holder = holders.get(name)
      if (!holder) holders.set(name, { count, set })
      else if (holder.set !== set) {
        holder.count += count
        holder.set = set
      }
    }
  }
  return new Set([...holders].filter(([, { count }]) => 2 * count >= total).map(([name]) => name))
}

/** The facets with two values or two ranges: a value beside its own range is no choice. */
function choicesAmong(values: readonly FacetValue[]): string[] {
  const withRange = new Set<string>()
  const withValue = new Set<string>()
  const choices = new Set<string>()
  for (const { name, isRange, isOffered } of values) {
    if (!isOffered) continue
    const seen = isRange ? withRange : withValue
    if (seen.has(name)) choices.add(name)
    seen.add(name)
  }
  return [...choices]
}
