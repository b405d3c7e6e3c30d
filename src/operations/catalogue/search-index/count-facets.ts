import { isRange } from "#domain/catalogue/facets.ts"
import type { PartSearch } from "../part-search.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import type { FacetCounts } from "./found-parts.ts"

/** Which of the chosen facets parts have no chosen value of: none, several, or one, whose number follows. */
const NONE_MISSED = 0
const SEVERAL_MISSED = 1
const FIRST_MISSED = 2

/**
 * What the chosen facets leave of these places, of which so many can be ordered, and what each further value would. Facets are
 * a category's own: without one only those that are chosen count.
 */
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
  const { columns, rooms } = index
  const sets = index.facetSets.things.length
  const parts = rooms.parts.zeros(sets)
  const orderableParts = rooms.orderable.zeros(sets)
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

/** What each set of values that some parts have has none of. */
function missedBySet(index: CatalogueIndex, chosen: PartSearch["facets"], parts: Uint32Array) {
  const missed = index.rooms.missed.zeros(parts.length)
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

/** A choice does not narrow its own facet: there the others are still to be had. */
function countValues(
  index: CatalogueIndex,
  search: PartSearch,
  parts: Uint32Array,
  missed: Uint32Array,
) {
  const { things } = index.facets
  const counts = index.rooms.values.zeros(things.length)
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

/** A value that is there beside its range is no choice of two. */
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
