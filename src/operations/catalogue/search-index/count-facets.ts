import { isRange } from "#domain/catalogue/facets.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import type { FacetCounts, PartSearch } from "./part-search.ts"

/** Which chosen facets a part misses: none, several, or one, by its number from `FIRST_MISSED` on. */
const NONE_MISSED = 0
const SEVERAL_MISSED = 1
const FIRST_MISSED = 2

/** Filters places by the chosen facets and counts what each further value would leave. Without a category only chosen facets count. */
export function countFacets(
  index: CatalogueIndex,
  search: PartSearch,
  places: Uint32Array,
  orderablePlaces: number,
): FacetCounts & { within: Uint32Array } {
  if (search.category === undefined && search.facets.length === 0)
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
  for (const place of places) {
    const set = columns.facetSet[place] ?? 0
    parts[set] = (parts[set] ?? 0) + 1
    if (columns.isOrderable(place)) orderableParts[set] = (orderableParts[set] ?? 0) + 1
  }
  const missed = missedBySet(index, search.facets, parts)
  let total = 0
  for (const place of places)
    if (missed[columns.facetSet[place] ?? 0] === NONE_MISSED) places[total++] = place
  let orderable = 0
  for (let set = 0; set < sets; set += 1)
    if (missed[set] === NONE_MISSED) orderable += orderableParts[set] ?? 0
  const counted = countValues(index, search, parts, missed)
  return { total, orderable, ...counted, within: places.subarray(0, total) }
}

/** Says for each set of values which chosen facets it misses. */
function missedBySet(index: CatalogueIndex, chosen: PartSearch["facets"], parts: Uint32Array) {
  const missed = index.buffers.missed.zeroed(parts.length)
  const wanted = chosen
    .map(({ name, values }, at) => ({
      at,
      set: new Set(values.flatMap((value) => index.facets.known(`${name}:${value}`) ?? [])),
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
  for (let set = 0; set < parts.length; set += 1)
    if (parts[set] !== 0) missed[set] = missedBy(index.facetSets.things[set] ?? [])
  return missed
}

/** Counts values. A choice does not narrow its own facet, where the other values can still be chosen. */
function countValues(
  index: CatalogueIndex,
  search: PartSearch,
  parts: Uint32Array,
  missed: Uint32Array,
) {
  const { things } = index.facets
  const counts = index.buffers.values.zeroed(things.length)
  const isThere = new Set<number>()
  for (let set = 0; set < parts.length; set += 1) {
    const count = parts[set] ?? 0
    if (count === 0) continue
    const miss = missed[set] ?? 0
    const missedName = search.facets[miss - FIRST_MISSED]?.name
    for (const value of index.facetSets.things[set] ?? []) {
      isThere.add(value)
      const isCounted = miss === NONE_MISSED || things[value]?.name === missedName
      if (isCounted) counts[value] = (counts[value] ?? 0) + count
    }
  }
  const chosen = new Map(search.facets.map(({ name, values }) => [name, new Set(values)]))
  const options = things.flatMap((thing, at) => {
    const count = counts[at] ?? 0
    const wanted = chosen.get(thing.name)
    const isLeft = count > 0 && (search.category !== undefined || wanted !== undefined)
    return isLeft || wanted?.has(thing.value) ? { ...thing, count } : []
  })
  return { options, choices: choicesAmong(things.filter((_, at) => isThere.has(at))) }
}

/** The facets with two values or two ranges: a value beside its own range is no choice. */
function choicesAmong(values: readonly { name: string; value: string }[]): string[] {
  const names = [true, false].flatMap((ranged) => {
    const counts = Map.groupBy(
      values.filter(({ value }) => isRange(value) === ranged),
      ({ name }) => name,
    )
    return [...counts].filter(([, { length }]) => length > 1).map(([name]) => name)
  })
  return [...new Set(names)]
}
