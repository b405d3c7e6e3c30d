import type { PartSearch } from "../part-search.ts"
import { eachOfBoth } from "./bits.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import { countFacets } from "./count-facets.ts"
import type { FoundParts } from "./found-parts.ts"
import { matchWords, rankMatches, type WordMatch } from "./match-words.ts"
import { sliceInOrder } from "./slice-in-order.ts"

/** One page of the parts that are looked for, and what every further choice would leave. */
export const searchIndex = (index: CatalogueIndex, search: PartSearch): FoundParts =>
  index.answer(search, () => find(index, search))

function find(index: CatalogueIndex, search: PartSearch): FoundParts {
  const { columns } = index
  const match = matchWords(index, search.words)
  const { places, orderable, categories } = filtered(index, search, match)
  const { within, ...counts } = countFacets(index, search, places, orderable)
  const page = sliceInOrder(
    within,
    orderOf(index, search, match),
    search.offset,
    search.offset + search.limit,
  )
  const idOf = (place: number) => columns.ids[place] ?? ""
  return {
    ...counts,
    ids: Array.from(page, idOf),
    categories,
    numbered: match ? onSaleOf(index, match).map(idOf) : [],
  }
}

function onSaleOf(index: CatalogueIndex, { numbered }: WordMatch): number[] {
  const places: number[] = []
  eachOfBoth(numbered, index.onSale(), (place) => places.length < 2 && places.push(place))
  return places
}

/** What fits but for facets: of the category asked for its places and how many can be ordered, of every one how many. */
function filtered(index: CatalogueIndex, search: PartSearch, match: WordMatch | undefined) {
  const { columns } = index
  const { leastPriceCents = 0, mostPriceCents = Number.POSITIVE_INFINITY } = search
  const { mostMinimum = Number.POSITIVE_INFINITY } = search
  const places = index.rooms.places.zeros(index.count)
  let length = 0
  let orderable = 0
  const wanted =
    search.category === undefined ? -1 : (index.categories.known(search.category) ?? -2)
  const counts = index.categories.things.map((name) => ({
    name,
    count: 0,
    orderable: 0,
    first: Number.POSITIVE_INFINITY,
  }))
  const onSale = index.onSale()
  eachOfBoth(onSale, match?.found ?? onSale, (place) => {
    const isOrderable = columns.isOrderable(place)
    const price = columns.priceCents[place] ?? 0
    if (search.orderable && !isOrderable) return
    if (price < leastPriceCents || price > mostPriceCents) return
    if ((columns.minimum[place] ?? 0) > mostMinimum) return
    const category = columns.category[place] ?? 0
    const count = counts[category]
    if (!count) return
    count.count += 1
    if (isOrderable) count.orderable += 1
    count.first = Math.min(count.first, columns.position[place] ?? 0)
    if (wanted !== -1 && wanted !== category) return
    places[length++] = place
    if (isOrderable) orderable += 1
  })
  const categories = counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.first - b.first)
    .map(({ name, count, orderable }) => ({ name, count, orderable }))
  return { places: places.subarray(0, length), orderable, categories }
}

/** The place in the shop's own order decides between equals, so that pages never overlap. */
function orderOf(index: CatalogueIndex, search: PartSearch, match: WordMatch | undefined) {
  const { columns } = index
  const byPosition = (a: number, b: number) =>
    (columns.position[a] ?? 0) - (columns.position[b] ?? 0)
  const by = (key: ArrayLike<number>, sign: 1 | -1) => (a: number, b: number) =>
    sign * ((key[a] ?? 0) - (key[b] ?? 0)) || byPosition(a, b)
  const { availableAt } = columns
  switch (search.order) {
    case "price":
      return by(columns.priceCents, 1)
    case "-price":
      return by(columns.priceCents, -1)
    case "available":
      return (a: number, b: number) => availableAt(b) - availableAt(a) || byPosition(a, b)
    case "name":
      return (a: number, b: number) => {
        const [left = "", right = ""] = [columns.titles[a], columns.titles[b]]
        return left < right ? -1 : left > right ? 1 : byPosition(a, b)
      }
    case "featured":
      return match ? by(rankMatches(index, match), -1) : byPosition
  }
}
