import { isRange } from "#domain/catalogue/facets.ts"
import type { PartSearch } from "../part-search.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import type { FacetCounts } from "./found-parts.ts"

/** How many parts have the same values, and which of the facets chosen they have no chosen value of. */
interface Kind {
  parts: number
  orderable: number
  values: readonly number[]
  missed: number
}

const NONE_MISSED = -1
const SEVERAL_MISSED = -2

/** What the chosen facets leave of these places, and what each further value would. */
export function countFacets(
  index: CatalogueIndex,
  search: PartSearch,
  places: Uint32Array,
): FacetCounts & { within: Uint32Array } {
  const { columns } = index
  const kinds: Kind[] = []
  const numbers = new Int32Array(index.facetSets.things.length)
  const missedBy = missing(index, search.facets)
  const kindAt = (place: number): Kind => {
    const set = columns.facetSet[place] ?? 0
    const known = kinds[(numbers[set] ?? 0) - 1]
    if (known) return known
    const values = index.facetSets.things[set] ?? []
    const kind = { parts: 0, orderable: 0, values, missed: missedBy(values) }
    numbers[set] = kinds.push(kind)
    return kind
  }
  let total = 0
  let orderable = 0
  for (const place of places) {
    const kind = kindAt(place)
    kind.parts += 1
    if (columns.isOrderable(place)) kind.orderable += 1
    if (kind.missed === NONE_MISSED) places[total++] = place
  }
  for (const kind of kinds) if (kind.missed === NONE_MISSED) orderable += kind.orderable
  const counted = countValues(index, search, kinds)
  return { total, orderable, ...counted, within: places.subarray(0, total) }
}

/** Which of the chosen facets, by its number, such values have none of. */
function missing(index: CatalogueIndex, chosen: PartSearch["facets"]) {
  const wanted = chosen
    .map(({ name, values }, at) => ({
      at,
      set: new Set(values.flatMap((value) => index.facets.known(`${name}:${value}`) ?? [])),
    }))
    .toSorted((a, b) => a.set.size - b.set.size)
  return (values: readonly number[]): number => {
    let missed = NONE_MISSED
    for (const { at, set } of wanted) {
      if (values.some((value) => set.has(value))) continue
      if (missed !== NONE_MISSED) return SEVERAL_MISSED
      missed = at
    }
    return missed
  }
}

/**
 * Facets are a category's own: without one only those that are chosen count. A choice does not narrow its own facet:
 * there the others are still to be had.
 */
function countValues(index: CatalogueIndex, search: PartSearch, kinds: Iterable<Kind>) {
  const { things } = index.facets
  const counts = new Uint32Array(things.length)
  const isThere = new Uint8Array(things.length)
  for (const { values, parts, missed } of kinds)
    for (const value of values) {
      isThere[value] = 1
      const isCounted =
        missed === NONE_MISSED || things[value]?.name === search.facets[missed]?.name
      if (isCounted) counts[value] = (counts[value] ?? 0) + parts
    }
  const chosen = new Map(search.facets.map(({ name, values }) => [name, new Set(values)]))
  const options = things.flatMap((thing, at) => {
    const count = counts[at] ?? 0
    const wanted = chosen.get(thing.name)
    const isLeft = count > 0 && (search.category !== undefined || wanted !== undefined)
    return isLeft || wanted?.has(thing.value) ? { ...thing, count } : []
  })
  return { options, choices: choicesAmong(things.filter((_, at) => isThere[at] === 1)) }
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
