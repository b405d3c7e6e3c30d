import { compareOptions } from "#domain/catalogue/facets.ts"
import type { SortValue } from "#domain/catalogue/part-specs.ts"
import { listIntersection } from "./bits.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import { countFacets, judgeSets, valuesInUse } from "./count-facets.ts"
import { matchWords, rankMatches } from "./match-words.ts"
import type { PartColumns } from "./part-columns.ts"
import type { CategoryCount, FoundParts, PartSearch, WordMatch } from "./part-search.ts"
import { type Filters, scanSlots, Tally } from "./scan-slots.ts"
import { type NumberKeys, orderByNumbers, type SlotOrder, sliceInOrder } from "./slice-in-order.ts"

/** Finds one page of parts and counts the results of every further choice. */
export const searchIndex = (index: CatalogueIndex, search: PartSearch): FoundParts =>
  index.answer(search, () => find(index, search))

function find(index: CatalogueIndex, search: PartSearch): FoundParts {
  const { columns } = index
  const match = matchWords(index, search.words, search.excluded)
  const onSale = index.onSale()
  const buffer = index.buffers.slots.dirty(index.words.slots)
  const matching = listIntersection(onSale, match?.found ?? onSale, buffer)
  const filters = filtersOf(index, search)
  const tally = new Tally(index)
  const total = scanSlots(columns, matching, filters, tally)
  const order = orderOf(index, search, match)
  const end = search.offset + search.limit
  const page = sliceInOrder(matching.subarray(0, total), order, search.offset, end)
  const categories = countCategories(index, tally)
  const focus = search.category ?? focusOf(categories)
  const idOf = (slot: number) => columns.shown[slot]?.id ?? ""
  return {
    total,
    orderable: tally.orderable,
    ...countFacets(index, { ...search, focus, categoryNumber: filters.category }, tally),
    ids: Array.from(page, idOf),
    categories,
    numbered: match ? listOnSale(index, match).map(idOf) : [],
    fit: filters.fit && { fits: tally.fits, check: tally.check },
  }
}

const filtersOf = (index: CatalogueIndex, search: PartSearch): Filters => ({
  minPriceCents: search.minPriceCents ?? 0,
  maxPriceCents: search.maxPriceCents ?? Number.POSITIVE_INFINITY,
  maxMinimum: search.maxMinimum,
  isOrderable: search.orderable,
  category: categoryOf(index, search),
  fit: index.fitFilterOf(search.fit),
  acceptsCheck: search.acceptsCheck === true,
  judge: valuesInUse(search).size > 0 ? judgeSets(index, search) : undefined,
})

const categoryOf = ({ categories }: CatalogueIndex, { category }: PartSearch) =>
  category === undefined ? undefined : (categories.known(category) ?? UNKNOWN_CATEGORY)
const UNKNOWN_CATEGORY = -1

/** Counts the results per category, in the shop's order. */
function countCategories(
  { categories, facetSets }: CatalogueIndex,
  { sets, setCount, partsOfSet, firstPositions }: Tally,
): CategoryCount[] {
  const counts = new Uint32Array(categories.things.length)
  for (let at = 0; at < setCount; at += 1) {
    const set = sets[at] ?? 0
    const kind = facetSets.categoryOf[set] ?? 0
    counts[kind] = (counts[kind] ?? 0) + (partsOfSet[set] ?? 0)
  }
  return categories.things
    .map((name, kind) => ({ name, count: counts[kind] ?? 0, first: firstPositions[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.first - b.first)
    .map(({ name, count }) => ({ name, count }))
}

/** Share of the results in one category from which facets follow that category. */
const MIN_FOCUS_SHARE = 0.9

function focusOf(categories: readonly CategoryCount[]): string | undefined {
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return categories.find(({ count }) => count >= MIN_FOCUS_SHARE * total)?.name
}

function listOnSale(index: CatalogueIndex, { numbered }: WordMatch): number[] {
  const buffer = index.buffers.ranked.dirty(index.words.slots)
  return [...listIntersection(numbered, index.onSale(), buffer).subarray(0, 2)]
}

/** Returns the sort order. Equal parts follow the shop's own order, so that pages never overlap. */
function orderOf(
  index: CatalogueIndex,
  search: PartSearch,
  match: WordMatch | undefined,
): SlotOrder {
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
      const order = orderBySpec(index, search.order)
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

/** Sorts by an attribute. Parts without a value come last in both directions. */
function orderBySpec({ columns, sortSets }: CatalogueIndex, order: string) {
  const sign = order.startsWith("-") ? -1 : 1
  const code = order.replace(/^-?spec\./, "")
  const sortedBy = (slot: number) => {
    const values = sortSets.things[columns.sortSet[slot] ?? 0] ?? {}
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

/** Sorts numbers before texts. */
function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b
  if (typeof a === "number") return -1
  return typeof b === "number" ? 1 : compareOptions(a, b)
}
