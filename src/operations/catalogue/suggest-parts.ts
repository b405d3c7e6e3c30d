import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import type { CategoryCount } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"
import { suggestCorrections } from "./suggest-corrections.ts"

const MIN_LETTERS = 2
const MAX_PARTS = 6
const MAX_CATEGORIES = 3

export interface Suggestions {
  ids: string[]
  /** Those of them whose number was typed. */
  exact: ReadonlySet<string>
  categories: CategoryCount[]
  total: number
}

/** The best of what the catalogue has for words that are still being typed, or for what they may have meant. */
export function suggestParts(index: CatalogueIndex, typed: string): Suggestions {
  const words = typed.trim()
  if (words.length < MIN_LETTERS) return none
  const found = find(index, words)
  if (found.total > 0) return found
  const meant = suggestCorrections(index, words).words
  return meant === undefined ? none : find(index, meant)
}

const none: Suggestions = { ids: [], exact: new Set(), categories: [], total: 0 }

function find(index: CatalogueIndex, words: string): Suggestions {
  const { ids, numbered, categories, total } = searchIndex(index, {
    words,
    orderable: false,
    facets: [],
    order: "featured",
    limit: MAX_PARTS,
    offset: 0,
  })
  const largest = categories.toSorted((a, b) => b.count - a.count).slice(0, MAX_CATEGORIES)
  return { ids, exact: new Set(numbered), categories: largest, total }
}
