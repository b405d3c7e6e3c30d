import type { PartRow } from "#db/catalogue/parts.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { currentLanguage, type Language } from "#domain/languages/languages.ts"
import type { CatalogueSearch } from "./catalogue-search.ts"
import type { Reader } from "./read-catalogue-from.ts"

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
    catalogue.onChange((ids) => {
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
