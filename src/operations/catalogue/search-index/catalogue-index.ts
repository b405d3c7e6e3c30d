import { partWords, type SearchedPart, titleOf } from "#domain/catalogue/part-words.ts"
import { type Bits, clearBit, noBits, setBit } from "./bits.ts"
import { Numbered } from "./numbered.ts"
import { PartColumns } from "./part-columns.ts"
import { WordIndex } from "./word-index.ts"

/** A part as it is put into the index; without texts where these are as they were. */
export interface IndexedPart {
  id: string
  position: number
  priceCents: number
  minimumQuantity: number
  availableQuantity: number
  /** By whom its texts were last written: what is equal was read already. */
  textsBy: number
  texts: SearchedPart | null
}

/** So many parts at least, and such a share of all, have words that are not packed yet. */
const LEAST_UNPACKED = 500
const UNPACKED = 0.01
/** While many come at once, packing each hundred would take longer than all else. */
const UNPACKED_OF_MANY = 0.125
const LEAST_OF_MANY = 2_000

/**
 * All parts on sale, to be searched in memory. Whose texts change gets another place, behind the others; its figures are
 * changed where they stand.
 */
export class CatalogueIndex {
  readonly words = new WordIndex()
  readonly columns = new PartColumns()
  readonly categories = new Numbered<string>()
  readonly facets = new Numbered<{ name: string; value: string }>()
  /** Many parts are filtered by the very same values. */
  readonly facetSets = new Numbered<Uint32Array>()
  #onSale: Bits = noBits(0)
  readonly #places = new Map<string, number>()
  readonly #textsBy = new Map<string, number>()
  #unpacked = 0

  get count(): number {
    return this.#places.size
  }

  /** The places of parts on sale, as a set of its own. */
  onSale = (): Bits => this.#onSale.slice(0, (this.columns.places + 31) >>> 5)

  ids = (): string[] => [...this.#places.keys()]

  textsBy = (id: string): number | undefined => this.#textsBy.get(id)

  put(part: IndexedPart): void {
    const { texts } = part
    const known = this.#places.get(part.id)
    const place = texts ? this.#putTexts(part.id, texts) : known
    if (place === undefined) return
    this.#textsBy.set(part.id, part.textsBy)
    this.columns.setFigures(place, part)
  }

  remove(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    this.#textsBy.delete(id)
    clearBit(this.#onSale, place)
  }

  setAvailable(id: string, quantity: number): void {
    const place = this.#places.get(id)
    if (place !== undefined) this.columns.available[place] = quantity
  }

  #putTexts(id: string, texts: SearchedPart): number {
    this.remove(id)
    const values = texts.facets.toSorted()
    const category = this.categories.numberOf(texts.category, () => texts.category)
    const set = this.facetSets.numberOf(values.join("\n"), () =>
      Uint32Array.from(values, (value) => this.facets.numberOf(value, () => facetOf(value))),
    )
    const place = this.columns.push({ id, title: titleOf(texts) }, category, set)
    this.words.add(place, partWords(texts))
    this.#places.set(id, place)
    if (place >>> 5 >= this.#onSale.length) {
      const larger = noBits(2 * place + 32)
      larger.set(this.#onSale)
      this.#onSale = larger
    }
    setBit(this.#onSale, place)
    this.#unpacked += 1
    return place
  }

  /** Packs the words that came, if they are many. */
  pack(moreAreComing: boolean): void {
    const most = moreAreComing
      ? Math.max(LEAST_OF_MANY, UNPACKED_OF_MANY * this.count)
      : Math.max(LEAST_UNPACKED, UNPACKED * this.count)
    if (this.#unpacked <= most) return
    const renumber = new Int32Array(this.columns.places).fill(-1)
    let count = 0
    for (let place = 0; place < renumber.length; place += 1) {
      const id = this.columns.ids[place] ?? ""
      if (this.#places.get(id) !== place) continue
      renumber[place] = count
      this.#places.set(id, count)
      count += 1
    }
    this.columns.renumber(renumber, count)
    this.words.pack(renumber, count)
    this.#onSale = noBits(count)
    for (let place = 0; place < count; place += 1) setBit(this.#onSale, place)
    this.#unpacked = 0
  }
}

function facetOf(facet: string) {
  const end = facet.indexOf(":")
  return { name: facet.slice(0, end), value: facet.slice(end + 1) }
}
