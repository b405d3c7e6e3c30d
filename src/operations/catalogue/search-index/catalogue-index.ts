import type { WrittenPart } from "#db/catalogue/part-writes.ts"
import { dayNumber, shopDay } from "#domain/catalogue/lifecycle.ts"
import { partWords, type SearchedPart, titleOf } from "#domain/catalogue/part-words.ts"
import type { PartSearch } from "../part-search.ts"
import { type Bits, clearBit, noBits, setBit } from "./bits.ts"
import { Room } from "./buffer-pool.ts"
import type { FoundParts } from "./found-parts.ts"
import { Numbered } from "./numbered.ts"
import { PartColumns } from "./part-columns.ts"
import { WordIndex } from "./word-index.ts"

const MAX_ANSWERS = 100
/** So many parts at least, and such a share of all, have words that are not packed yet. */
const MIN_UNPACKED = 500
const UNPACKED = 0.01
/** While many come at once, packing each hundred would take longer than all else. */
const UNPACKED_OF_MANY = 0.25
const MIN_BULK_CHANGES = 4_000
/** Words take many times the memory until they are packed; each packing goes through all there are. */
const MAX_UNPACKED = 60_000

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
  readonly facetSets = new Numbered<readonly number[]>()
  readonly rooms = {
    places: new Room(),
    ranks: new Room(),
    parts: new Room(),
    orderable: new Room(),
    missed: new Room(),
    values: new Room(),
  }
  #onSale: Bits = noBits(0)
  readonly #places = new Map<string, number>()
  #unpacked = 0
  /** Places that no part has any more. */
  #left = 0
  /** Of searches, for as long as they stay as they are. */
  readonly #answers = new Map<string, FoundParts>()
  readonly #today: () => string

  constructor(today = shopDay) {
    this.#today = today
  }

  /** What was found before by the same search, if no part is found by other things since. */
  answer(search: PartSearch, find: () => FoundParts): FoundParts {
    const today = dayNumber(this.#today())
    if (today !== this.columns.today) this.#answers.clear()
    this.columns.today = today
    // Any purchase may change this order.
    if (search.order === "available") return find()
    const question = JSON.stringify(search)
    const known = this.#answers.get(question)
    if (known) return known
    const found = find()
    if (this.#answers.size === MAX_ANSWERS) this.#answers.clear()
    this.#answers.set(question, found)
    return found
  }

  get count(): number {
    return this.#places.size
  }

  /** The places of parts on sale. */
  onSale = (): Bits => this.#onSale.subarray(0, (this.columns.places + 31) >>> 5)

  ids = (): string[] => [...this.#places.keys()]

  /** Who wrote its texts as they are known. */
  textsBy(id: string): number | undefined {
    const place = this.#places.get(id)
    return place === undefined ? undefined : this.columns.textsBy[place]
  }

  put(part: WrittenPart): void {
    const { texts } = part
    const place = texts ? this.#putTexts(part.id, texts) : this.#places.get(part.id)
    if (place === undefined) return
    this.columns.setFigures(place, part)
    this.#answers.clear()
  }

  remove(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    this.#left += 1
    clearBit(this.#onSale, place)
    this.#answers.clear()
  }

  setAvailable(id: string, quantity: number): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    const wasOrderable = this.columns.isOrderable(place)
    this.columns.available[place] = quantity
    if (this.columns.isOrderable(place) !== wasOrderable) this.#answers.clear()
  }

  #putTexts(id: string, texts: SearchedPart): number {
    this.remove(id)
    const category = this.categories.numberOf(texts.category, () => texts.category)
    const values = texts.facets.map((facet) => this.facets.numberOf(facet, () => facetOf(facet)))
    values.sort((a, b) => a - b)
    const set = this.facetSets.numberOf(values.join(), () => values)
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
      ? Math.max(MIN_BULK_CHANGES, UNPACKED_OF_MANY * this.count)
      : Math.max(MIN_UNPACKED, UNPACKED * this.count)
    if (this.#unpacked > Math.min(most, MAX_UNPACKED)) this.packAll()
  }

  /** Also drops the places that no part has any more. */
  packAll(): void {
    if (this.#left === 0) this.words.pack()
    else this.words.pack(this.#renumber(), this.count)
    this.#unpacked = 0
  }

  /** Where each place goes now that some were left, or -1. */
  #renumber(): Int32Array {
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
    this.#onSale = noBits(count)
    for (let place = 0; place < count; place += 1) setBit(this.#onSale, place)
    this.#left = 0
    return renumber
  }
}

function facetOf(facet: string) {
  const end = facet.indexOf(":")
  return { name: facet.slice(0, end), value: facet.slice(end + 1) }
}
