import { compareOptions } from "#domain/catalogue/facets.ts"
import type { SortValue } from "#domain/catalogue/part-specs.ts"
import { listIntersection } from "./bits.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import { countFacets } from "./count-facets.ts"
import { matchWords, rankMatches } from "./match-words.ts"
import type { PartColumns } from "./part-columns.ts"
import type { CategoryCount, FitCounts, FoundParts, PartSearch, WordMatch } from "./part-search.ts"
import { type NumberKeys, orderByNumbers, type PlaceOrder, sliceInOrder } from "./slice-in-order.ts"

/** Finds one page of parts and counts what every further choice would leave. */
export const searchIndex = (index: CatalogueIndex, search: PartSearch): FoundParts =>
  index.answer(search, () => find(index, search))

function find(index: CatalogueIndex, search: PartSearch): FoundParts {
  const { columns } = index
  const match = matchWords(index, search.words)
  const { places, orderable, categories, fit } = filtered(index, search, match)
  const focus = search.category ?? focusOf(categories)
  const { within, ...counts } = countFacets(index, { ...search, focus }, places, orderable)
  const page = sliceInOrder(
    within,
    orderOf(index, search, match),
    search.offset,
    search.offset + search.limit,
  )
  const idOf = (place: number) => columns.shown[place]?.id ?? ""
  return {
    ...counts,
    ids: Array.from(page, idOf),
    categories,
    numbered: match ? onSaleOf(index, match).map(idOf) : [],
    fit,
  }
}

/** Facets follow the results if so many of them are of one category. */
const MIN_FOCUS_SHARE = 0.9

function focusOf(categories: readonly CategoryCount[]): string | undefined {
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return categories.find(({ count }) => count >= MIN_FOCUS_SHARE * total)?.name
}

function onSaleOf(index: CatalogueIndex, { numbered }: WordMatch): number[] {
  const buffer = index.buffers.ranked.dirty(index.words.places)
  return [...listIntersection(numbered, index.onSale(), buffer).subarray(0, 2)]
}

/** Filters by all but facets: the places of the chosen category, and counts of every category. */
function filtered(index: CatalogueIndex, search: PartSearch, match: WordMatch | undefined) {
  // Thousands of places in one loop: numbers in arrays, read without a call.
  const { priceCents, minimum, category, position, fitSet, orderable: canOrder } = index.columns
  const { minPriceCents = 0, maxPriceCents = Number.POSITIVE_INFINITY } = search
  const { maxMinimum } = search
  const onSale = index.onSale()
  const buffer = index.buffers.places.dirty(index.words.places)
  const places = listIntersection(onSale, match?.found ?? onSale, buffer)
  // Places that fit overwrite those that do not.
  let length = 0
  let orderable = 0
  const wanted =
    search.category === undefined ? -1 : (index.categories.known(search.category) ?? -2)
  const filter = index.fitFilterOf(search.fit)
  const fit: FitCounts | undefined = filter && { fits: 0, check: 0 }
  const names = index.categories.things
  const counts = new Uint32Array(names.length)
  const orderableCounts = new Uint32Array(names.length)
  const firsts = new Float64Array(names.length).fill(Number.POSITIVE_INFINITY)
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const price = priceCents[place] ?? 0
    if (price < minPriceCents || price > maxPriceCents) continue
    if (maxMinimum !== undefined && (minimum[place] ?? 0) > maxMinimum) continue
    const canBeOrdered = canOrder[place] ?? 0
    if (search.orderable && canBeOrdered === 0) continue
    const kind = category[place] ?? 0
    if (filter && fit) {
      const verdict = filter.verdictOf(fitSet[place] ?? 0)
      if (verdict !== "fits" && verdict !== "check") continue
      if (wanted === -1 || wanted === kind) fit[verdict] += 1
      if (verdict === "check" && !search.fit?.check) continue
    }
    counts[kind] = (counts[kind] ?? 0) + 1
    orderableCounts[kind] = (orderableCounts[kind] ?? 0) + canBeOrdered
    const first = position[place] ?? 0
    if (first < (firsts[kind] ?? 0)) firsts[kind] = first
    if (wanted !== -1 && wanted !== kind) continue
    places[length++] = place
    orderable += canBeOrdered
  }
  const categories = names
    .map((name, kind) => ({
      name,
      count: counts[kind] ?? 0,
      orderable: orderableCounts[kind] ?? 0,
      first: firsts[kind] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.first - b.first)
    .map(({ name, count, orderable }) => ({ name, count, orderable }))
  return { places: places.subarray(0, length), orderable, categories, fit }
}

/** Equal parts follow the shop's own order, so that pages never overlap. */
function orderOf(
  index: CatalogueIndex,
  search: PartSearch,
  match: WordMatch | undefined,
): PlaceOrder {
  const { columns } = index
  const { position } = columns
  const by = (keys: NumberKeys, sign: 1 | -1) => orderByNumbers(keys, sign, position)
  switch (search.order) {
    case "price":
      return by(columns.priceCents, 1)
    case "-price":
      return by(columns.priceCents, -1)
    case "available":
      return by(columns.available, -1)
    case "-available":
      return by(columns.available, 1)
    case "name":
      return { compare: byName(columns, 1) }
    case "-name":
      return { compare: byName(columns, -1) }
    case "featured":
      return match ? by(rankMatches(index, match), -1) : by(position, 1)
    default: {
      const order = bySpec(index, search.order)
      const compare = (a: number, b: number) =>
        order(a, b) || (position[a] ?? 0) - (position[b] ?? 0)
      return { compare }
    }
  }
}

const byName =
  ({ titles, position }: PartColumns, sign: 1 | -1) =>
  (a: number, b: number): number => {
    const left = titles[a] ?? ""
    const right = titles[b] ?? ""
    if (left === right) return (position[a] ?? 0) - (position[b] ?? 0)
    return left < right ? -sign : sign
  }

/** Sorts by an attribute: parts without a value come last, both ways. */
function bySpec({ columns, sortSets }: CatalogueIndex, order: string) {
  const sign = order.startsWith("-") ? -1 : 1
  const code = order.replace(/^-?spec\./, "")
  const sortedBy = (place: number) => {
    const values = sortSets.things[columns.sortSet[place] ?? 0] ?? {}
    return Object.hasOwn(values, code) ? values[code] : undefined
  }
  return (a: number, b: number): number => {
    const left = sortedBy(a)
    const right = sortedBy(b)
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    return sign * compareSortValues(left, right)
  }
}

/** Numbers come before texts. */
function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b
  if (typeof a === "number") return -1
  return typeof b === "number" ? 1 : compareOptions(a, b)
}
