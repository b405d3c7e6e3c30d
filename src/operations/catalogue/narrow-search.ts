import { type Exclusion, readExclusions } from "#domain/catalogue/excluded-words.ts"
import { isNumeric, type NamedFacet, numberBounds, writeSpan } from "#domain/catalogue/facets.ts"
import { readOrderWords } from "#domain/catalogue/order-words.ts"
import { type PriceWords, readPriceWords } from "#domain/catalogue/price-words.ts"
import { readBoardRoom } from "#domain/catalogue/room-words.ts"
import { namedCategories, namedKinds, readTerms } from "#domain/catalogue/search-terms.ts"
import { withoutPronouns, withoutWords } from "#domain/catalogue/without-words.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { type FacetLimit, type LimitedSearch, limitNumbers } from "./limit-numbers.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import { matchesAny, matchesLimit, matchWords } from "./search-index/match-words.ts"
import type { PartSearch } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"

/** Exclusion, with those of its terms that no part on sale is known to have or lack. */
export interface ExcludedWords extends Exclusion {
  unknown: string[]
}

export interface NarrowedSearch {
  search: PartSearch
  /** Price limit found among the words. */
  price: PriceWords | undefined
  limits: readonly FacetLimit[]
  excluded: ExcludedWords[]
  /** Words that ask for the lowest price first; undefined if there are none, or if another order was chosen. */
  cheapest: string | undefined
}

/**
 * Moves limits, exclusions and an order from the words to the parameters of a search: `cheapest gpu without fan under
 * 500`.
 */
export function narrowSearch(
  index: CatalogueIndex,
  requested: PartSearch,
  facets: readonly NamedFacet[],
): NarrowedSearch {
  const spoken = { ...requested, words: withoutPronouns(requested.words) }
  const priced = limitPrice(index, spoken)
  const bare = limitBareNumber(index, spoken, priced, facets)
  const price = bare ? undefined : priced.price
  const { search: numbered, limits: numbers } = bare ?? limitNumbers(index, priced.search, facets)
  const { search: limited, limits: sizes } = limitBoardSize(index, numbered, facets)
  const limits = [...numbers, ...sizes]
  const { search, cheapest } = orderByPrice(index, limited)
  const exclusions = readExclusions(search.words)
  const implied = waterCoolersBeside(search.words, numbers)
  if (exclusions.length === 0)
    return { search: { ...search, excluded: implied }, price, limits, excluded: [], cheapest }
  const words = withoutWords(
    search.words,
    exclusions.map(({ typed }) => typed),
  )
  const excluded = [...exclusions.flatMap(({ terms }) => terms), ...implied]
  const unknown = new Set(matchWords(index, words, excluded)?.unknown)
  return {
    search: { ...search, words, excluded },
    price,
    limits,
    excluded: exclusions.map((one) => ({
      ...one,
      unknown: one.terms.filter((term) => unknown.has(term)),
    })),
    cheapest,
  }
}

/** Returns what a limit of the height of coolers excludes: water coolers, whose height is that of their radiator. */
function waterCoolersBeside(words: string, limits: readonly FacetLimit[]): string[] {
  const isHeight = limits.some(({ facet }) => facet?.name === HEIGHT)
  const isOfCooler = namedCategories(words).some((mark) => COOLERS.has(mark))
  const isOfWater = readTerms(words).some(({ marks }) => marks.includes(WATER_COOLED))
  return isHeight && isOfCooler && !isOfWater ? ["water cooler"] : []
}
const HEIGHT = "height"
const COOLERS: ReadonlySet<string> = new Set(["=category:cooling", "=category:cpucooler"])
const WATER_COOLED = "=is:water_cooled"

function orderByPrice(
  index: CatalogueIndex,
  search: PartSearch,
): Pick<NarrowedSearch, "search" | "cheapest"> {
  const typed = readOrderWords(search.words)
  if (typed === undefined || matchesAny(index, search.words)) return { search, cheapest: undefined }
  const rest = { ...search, words: withoutWords(search.words, [typed]) }
  return search.order === "featured"
    ? { search: { ...rest, order: "price" }, cheapest: typed }
    : { search: rest, cheapest: undefined }
}

/** Reads `case for e-atx motherboard` as cases with room for boards of this size, if there are any. */
function limitBoardSize(
  index: CatalogueIndex,
  search: PartSearch,
  facets: readonly NamedFacet[],
): LimitedSearch {
  const room = readBoardRoom(search.words)
  const facet = room && facets.find(({ name }) => name === BOARD_SIZE)
  const words = withoutWords(search.words, [room?.typed ?? ""])
  if (!facet || !namedCategories(words).some((mark) => CASES.has(mark)))
    return { search, limits: [] }
  const size = { name: facet.name, values: [room.size] }
  const limited = { ...search, words, limits: [...(search.limits ?? []), size] }
  return searchIndex(index, { ...limited, limit: 0 }).total > 0
    ? { search: limited, limits: [{ typed: room.typed, facet, value: room.size }] }
    : { search, limits: [] }
}
const BOARD_SIZE = "boardSize"
const CASES: ReadonlySet<string> = new Set(["=category:cases", "=category:pccase"])

/** Reads a number that is no price of the wanted parts as a limit of the facet around it: `ddr5 over 8000`. */
function limitBareNumber(
  index: CatalogueIndex,
  search: PartSearch,
  { search: affordable, price }: Pick<NarrowedSearch, "search" | "price">,
  facets: readonly NamedFacet[],
): LimitedSearch | undefined {
  if (!price || price.hasCurrency) return undefined
  if (searchIndex(index, { ...affordable, limit: 0 }).total > 0) return undefined
  const { typed, words } = price
  const [from, to] = [price.minCents, price.maxCents].map((amount) => amount && toAmount(amount))
  const kinds = new Set(namedKinds(readTerms(words)))
  const [main] = searchIndex(index, { ...search, words, limit: 0 })
    .categories.filter(({ name }) => kinds.has(`=category:${name.toLowerCase()}`))
    .toSorted((one, other) => other.count - one.count)
  const category = search.category ?? main?.name
  const found = searchIndex(index, { ...search, words, category, limit: 0 })
  const [facet, ...others] = facets.filter((one) => {
    const values = found.options.filter(({ name, count }) => name === one.name && count > 0)
    const bounds = numberBounds(values.map(({ value }) => value))
    const isWithin = (number = bounds?.least ?? 0) =>
      bounds !== undefined && number >= bounds.least && number <= bounds.most
    return isNumeric(one) && found.choices.includes(one.name) && isWithin(from) && isWithin(to)
  })
  if (!facet || others.length > 0) return undefined
  const value = writeSpan({ from, to })
  const limited = { ...search, words, limits: [{ name: facet.name, values: [value] }] }
  return { search: limited, limits: [{ typed, facet, value }] }
}

function limitPrice(
  index: CatalogueIndex,
  search: PartSearch,
): Pick<NarrowedSearch, "search" | "price"> {
  const price = readPriceWords(search.words)
  if (!price || (price.mayBeName && matchesLimit(index, search.words, price.typed)))
    return { search, price: undefined }
  const { words, minCents = 0, maxCents = Number.POSITIVE_INFINITY } = price
  const limited = {
    ...search,
    words,
    minPriceCents: Math.max(search.minPriceCents ?? 0, minCents),
    maxPriceCents: Math.min(search.maxPriceCents ?? Number.POSITIVE_INFINITY, maxCents),
  }
  return { search: limited, price }
}
