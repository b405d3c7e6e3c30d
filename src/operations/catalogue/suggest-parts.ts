import { correctSearch, everything } from "./correct-search.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import type { CategoryCount } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"

const MIN_LETTERS = 2
const MAX_PARTS = 6
const MAX_CATEGORIES = 3

export interface Suggestions {
  ids: string[]
  /** The parts whose number was typed. */
  exact: ReadonlySet<string>
  categories: CategoryCount[]
  total: number
}

/** Finds the best parts for words that are still being typed, or for their correction. */
export function suggestParts(index: CatalogueIndex, typed: string): Suggestions {
  const words = typed.trim()
  if (words.length < MIN_LETTERS) return none
  const found = find(index, words)
  if (found.total > 0) return found
  const correction = correctSearch(index, words)
  return correction ? find(index, correction.words) : none
}

const none: Suggestions = { ids: [], exact: new Set(), categories: [], total: 0 }

function find(index: CatalogueIndex, words: string): Suggestions {
  const search = { ...everything, words, limit: MAX_PARTS }
  const { ids, numbered, categories, total } = searchIndex(index, search)
  const largest = categories.toSorted((a, b) => b.count - a.count).slice(0, MAX_CATEGORIES)
  return { ids, exact: new Set(numbered), categories: largest, total }
}
