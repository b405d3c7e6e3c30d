import type { NamedFacet } from "#domain/catalogue/facets.ts"
import { correctSearch, unfilteredSearch } from "./correct-search.ts"
import { fitNamedPart } from "./fit-named-part.ts"
import { narrowSearch } from "./narrow-search.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import type { CategoryCount, PartSearch } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"

const MIN_LETTERS = 2
const MAX_PARTS = 6
const MAX_CATEGORIES = 3

export interface Suggestions {
  ids: string[]
  /** Parts whose number was typed. */
  exact: ReadonlySet<string>
  categories: CategoryCount[]
  total: number
}

/** Finds the best parts for a search that is still being typed, or for its correction. */
export function suggestParts(
  index: CatalogueIndex,
  typed: string,
  facets: readonly NamedFacet[],
): Suggestions {
  const words = typed.trim()
  if (words.length < MIN_LETTERS) return none
  const { search } = narrowSearch(index, { ...unfilteredSearch, words, limit: MAX_PARTS }, facets)
  const found = find(index, search)
  const fitting = fitNamedPart(index, search, found.categories)
  if (fitting) return find(index, fitting.search)
  if (found.total > 0) return found
  const correction = correctSearch(index, search.words)
  return correction ? find(index, { ...search, words: correction.words }) : none
}

const none: Suggestions = { ids: [], exact: new Set(), categories: [], total: 0 }

function find(index: CatalogueIndex, search: PartSearch): Suggestions {
  const { ids, numbered, categories, total } = searchIndex(index, search)
  const largest = categories.toSorted((a, b) => b.count - a.count).slice(0, MAX_CATEGORIES)
  return { ids, exact: new Set(numbered), categories: largest, total }
}
