import { type PriceWords, readPriceWords } from "#domain/catalogue/price-words.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import { matchesAny } from "./search-index/match-words.ts"
import type { PartSearch } from "./search-index/part-search.ts"

/** Moves a price limit from the words to the filters of a search: `gpu under 500`. */
export function limitPrice(
  index: CatalogueIndex,
  search: PartSearch,
): { search: PartSearch; price?: PriceWords } {
  const price = readPriceWords(search.words)
  if (!price || (price.mayBeName && matchesAny(index, search.words))) return { search }
  const { words, minCents = 0, maxCents = Number.POSITIVE_INFINITY } = price
  const limited = {
    ...search,
    words,
    minPriceCents: Math.max(search.minPriceCents ?? 0, minCents),
    maxPriceCents: Math.min(search.maxPriceCents ?? Number.POSITIVE_INFINITY, maxCents),
  }
  return { search: limited, price }
}
