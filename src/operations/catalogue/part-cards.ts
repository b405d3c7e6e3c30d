import type { PartRow } from "#db/catalogue/parts.ts"
import type { NamedFacet } from "#domain/catalogue/facets.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { currentLanguage, type Language } from "#domain/languages/languages.ts"
import type { CatalogueSearch } from "./catalogue-search.ts"
import { correctSearch, unfilteredSearch } from "./correct-search.ts"
import { fitNamedPart } from "./fit-named-part.ts"
import { narrowSearch } from "./narrow-search.ts"
import type { Reader } from "./read-catalogue-from.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import type { CategoryCount, PartSearch } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"

/** Number of cards cached per language: enough for common searches, in a few megabytes. */
const MAX_CARDS = 4_000

/** Caches the cards of parts in lists, per language, until the parts change. */
export class PartCards<Card> {
  readonly #catalogue: CatalogueSearch
  readonly #make: (part: PartRow, vocabulary: Vocabulary) => Card
  readonly #caches = new Map<Language, Map<string, Card>>()
  #changes = 0

  constructor(catalogue: CatalogueSearch, make: (part: PartRow, vocabulary: Vocabulary) => Card) {
    this.#catalogue = catalogue
    this.#make = make
    catalogue.whenChanged((ids) => {
      this.#changes += 1
      for (const cache of this.#caches.values()) for (const id of ids) cache.delete(id)
    })
  }

  /** Returns the cards of those parts that are on sale. */
  async list(reader: Reader, ids: readonly string[]): Promise<Card[]> {
    const cache = this.#cacheOfLanguage()
    const missing = ids.filter((id) => !cache.has(id))
    const read = missing.length > 0 ? await this.#read(reader, missing) : undefined
    const cards: Card[] = []
    for (const id of ids) {
      const card = read?.get(id) ?? cache.get(id)
      if (card) cards.push(card)
    }
    return cards
  }

  /** Returns the cache of the current language. */
  #cacheOfLanguage(): Map<string, Card> {
    const language = currentLanguage()
    const cache = this.#caches.get(language) ?? new Map<string, Card>()
    this.#caches.set(language, cache)
    return cache
  }

  async #read(reader: Reader, ids: readonly string[]): Promise<Map<string, Card>> {
    const changesBefore = this.#changes
    const parts = await this.#catalogue.listParts(reader, ids)
    const { vocabulary } = this.#catalogue
    const cards = new Map(parts.map((part) => [part.id, this.#make(part, vocabulary)]))
    // Parts may have changed after they were read.
    if (this.#changes === changesBefore) for (const [id, card] of cards) this.#store(id, card)
    return cards
  }

  #store(id: string, card: Card): void {
    const cache = this.#cacheOfLanguage()
    cache.set(id, card)
    if (cache.size <= MAX_CARDS) return
    const [oldest] = cache.keys()
    if (oldest !== undefined) cache.delete(oldest)
  }
}

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
