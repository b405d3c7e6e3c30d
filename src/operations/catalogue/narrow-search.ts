import { type Exclusion, readExclusions } from "#domain/catalogue/excluded-words.ts"
import type { NamedFacet } from "#domain/catalogue/facets.ts"
import { readOrderWords } from "#domain/catalogue/order-words.ts"
import { type PriceWords, readPriceWords } from "#domain/catalogue/price-words.ts"
import { readBoardRoom } from "#domain/catalogue/room-words.ts"
import { namedCategories, readTerms } from "#domain/catalogue/search-terms.ts"
import { withoutPronouns, withoutWords } from "#domain/catalogue/without-words.ts"
import { type FacetLimit, type LimitedSearch, limitNumbers } from "./limit-numbers.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import { matchesAny, matchWords } from "./search-index/match-words.ts"
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
  const { search: affordable, price } = limitPrice(index, spoken)
  const { search: numbered, limits: numbers } = limitNumbers(index, affordable, facets)
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

function limitPrice(
  index: CatalogueIndex,
  search: PartSearch,
): Pick<NarrowedSearch, "search" | "price"> {
  const price = readPriceWords(search.words)
  if (!price || (price.mayBeName && matchesAny(index, search.words)))
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
