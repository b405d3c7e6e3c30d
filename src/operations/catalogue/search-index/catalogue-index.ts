import type { WrittenPart } from "#db/catalogue/part-writes.ts"
import { dayNumber } from "#domain/catalogue/lifecycle.ts"
import { type SortValues, sortValues } from "#domain/catalogue/part-specs.ts"
import { partWords, type SearchedPart, titleOf } from "#domain/catalogue/part-words.ts"
import { kindOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { fitSpecs } from "#domain/compatibility/judge-together.ts"
import { matchMarks } from "#domain/matching/part-marks.ts"
import { shopDay } from "#domain/shop/days.ts"
import { type Bits, bitOf, clearBit, emptyBits, ScratchBuffer, setBit } from "./bits.ts"
import { FacetSets, FacetValues } from "./facet-values.ts"
import { FitFilter, type FitSet } from "./fit-filter.ts"
import { Numbering, PartColumns } from "./part-columns.ts"
import type { FittedPart, FoundParts, PartSearch, WordMatch } from "./part-search.ts"
import { WordIndex } from "./word-index.ts"

class AnswerCache<Answer> {
  readonly #limit: number
  readonly #answers = new Map<string, Answer>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string, find: () => Answer): Answer {
    const known = this.#answers.get(key)
    if (known) return known
    const found = find()
    const [oldest] = this.#answers.keys()
    if (this.#answers.size === this.#limit && oldest !== undefined) this.#answers.delete(oldest)
    this.#answers.set(key, found)
    return found
  }

  clear(): void {
    this.#answers.clear()
  }
}

const MAX_ANSWERS = 100
/** Each takes about 0.2 MB for 46,000 parts. */
const MAX_MATCHES = 32
const MAX_FITS = 8
/** Words are packed once more parts are unpacked than both this number and this share of all parts. */
const MIN_UNPACKED = 500
const MAX_UNPACKED_SHARE = 0.01
/** The same limits during a bulk load, since each packing reads all words. */
const MIN_UNPACKED_BULK = 4_000
const MAX_UNPACKED_SHARE_BULK = 0.25
/** Upper limit in all cases: unpacked words take many times the memory. */
const MAX_UNPACKED = 60_000

/**
 * In-memory index of all parts on sale, for search and matching. A part whose texts change moves to a new slot after
 * all others; its figures change in place.
 */
export class CatalogueIndex {
  readonly words = new WordIndex()
  readonly columns = new PartColumns()
  readonly categories = new Numbering<string>()
  readonly facets = new FacetValues()
  readonly facetSets = new FacetSets()
  /** Values that the fit rules read; many parts share a set. */
  readonly fitSets = new Numbering<FitSet>()
  /** Attribute values by which parts are sorted; many parts share a set. */
  readonly sortSets = new Numbering<SortValues>()
  /** Replaced when the shop's own vocabulary changes. */
  kindOf = kindOf
  readonly buffers = {
    slots: new ScratchBuffer(),
    ranked: new ScratchBuffer(),
    sets: new ScratchBuffer(),
    partsOfSet: new ScratchBuffer(),
    missed: new ScratchBuffer(),
    wanted: new ScratchBuffer(),
    counts: new ScratchBuffer(),
    others: new ScratchBuffer(),
  }
  #onSale: Bits = emptyBits(0)
  readonly #slots = new Map<string, number>()
  #unpacked = 0
  /** Number of slots without a part. */
  #left = 0
  /** Increases with every change. */
  changes = 0
  readonly #answers = new AnswerCache<FoundParts>(MAX_ANSWERS)
  /** Caches what words match, for further pages, orders and filters. */
  readonly matches = new AnswerCache<WordMatch>(MAX_MATCHES)
  readonly #fits = new AnswerCache<FitFilter>(MAX_FITS)
  readonly #today: () => string

  constructor(today = shopDay) {
    this.#today = today
  }

  /** Returns the cached answer to the same search while no part has changed. */
  answer(search: PartSearch, find: () => FoundParts): FoundParts {
    const today = dayNumber(this.#today())
    if (today !== this.columns.today) this.#answers.clear()
    this.columns.today = today
    // Not cached: every purchase may change this order.
    if (search.order.endsWith("available")) return find()
    return this.#answers.get(JSON.stringify(search), find)
  }

  get count(): number {
    return this.#slots.size
  }

  onSale = (): Bits => this.#onSale.subarray(0, (this.columns.slots + 31) >>> 5)

  isOnSale = (slot: number): boolean => bitOf(this.#onSale, slot) === 1

  ids = (): string[] => [...this.#slots.keys()]

  /** Returns the transaction that wrote the indexed texts of a part. */
  textsBy(id: string): number | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? undefined : this.columns.textsBy[slot]
  }

  put(part: WrittenPart): void {
    const { texts } = part
    const slot = texts ? this.#putTexts(part.id, texts) : this.#slots.get(part.id)
    if (slot === undefined) return
    this.columns.setFigures(slot, part)
    this.#changed()
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#slots.delete(id)
    this.#left += 1
    clearBit(this.#onSale, slot)
    this.#changed()
  }

  setAvailable(id: string, quantity: number): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    const { orderable } = this.columns
    const wasOrderable = orderable[slot]
    this.columns.setStock(slot, quantity)
    if (orderable[slot] !== wasOrderable) this.#answers.clear()
  }

  #changed(): void {
    this.changes += 1
    this.#answers.clear()
    this.matches.clear()
    this.#fits.clear()
  }

  #putTexts(id: string, texts: SearchedPart): number {
    this.remove(id)
    const category = this.categories.numberOf(texts.category, () => texts.category)
    const values = texts.facets.map((facet) => this.facets.numberOf(facet))
    const { facetOf } = this.facets
    values.sort((a, b) => (facetOf[a] ?? 0) - (facetOf[b] ?? 0) || a - b)
    const sorted = sortValues(this.kindOf(texts.category), texts.specs)
    const { words, nameLength } = matchMarks(texts)
    const { sku, mpn, name } = texts
    const slot = this.columns.push({
      shown: { id, sku, mpn: mpn ?? undefined, name },
      title: titleOf(texts),
      nameLength,
      category,
      facetSet: this.facetSets.numberOf(category, values),
      fitSet: this.#fitSetOf(texts),
      sortSet: this.sortSets.numberOf(JSON.stringify(sorted), () => sorted),
    })
    this.words.add(slot, [...partWords(texts), ...words])
    this.#slots.set(id, slot)
    if (slot >>> 5 >= this.#onSale.length) {
      const larger = emptyBits(2 * slot + 32)
      larger.set(this.#onSale)
      this.#onSale = larger
    }
    setBit(this.#onSale, slot)
    this.#unpacked += 1
    return slot
  }

  #fitSetOf({ category, specs }: SearchedPart): number {
    const { name } = kindOf(category)
    const read = fitSpecs(name, specs)
    return this.fitSets.numberOf(read ? JSON.stringify([name, read]) : "", () => ({
      kind: name,
      specs: read,
    }))
  }

  /** Returns a filter for parts that fit these; undefined if none of these is on sale and covered by rules. */
  fitFilterOf(parts: readonly FittedPart[] | undefined): FitFilter | undefined {
    if (!parts) return undefined
    const { things } = this.fitSets
    const setOf = (id: string) => {
      const slot = this.#slots.get(id)
      return slot === undefined ? undefined : things[this.columns.fitSet[slot] ?? 0]
    }
    const make = () => new FitFilter(things, setOf, parts)
    const filter = this.#fits.get(JSON.stringify(parts), make)
    return filter.hasParts ? filter : undefined
  }

  /** Packs recent words if there are many. */
  pack(moreAreComing: boolean): void {
    const most = moreAreComing
      ? Math.max(MIN_UNPACKED_BULK, MAX_UNPACKED_SHARE_BULK * this.count)
      : Math.max(MIN_UNPACKED, MAX_UNPACKED_SHARE * this.count)
    if (this.#unpacked > Math.min(most, MAX_UNPACKED)) this.packAll()
  }

  /** Packs all words and removes slots without a part. */
  packAll(): void {
    if (this.#left === 0) this.words.pack()
    else this.words.pack(this.#renumber(), this.count)
    this.#unpacked = 0
    this.changes += 1
    this.matches.clear()
  }

  /** Renumbers the slots without gaps. Returns the new number of each slot, or -1. */
  #renumber(): Int32Array {
    const renumber = new Int32Array(this.columns.slots).fill(-1)
    let count = 0
    for (let slot = 0; slot < renumber.length; slot += 1) {
      const id = this.columns.shown[slot]?.id ?? ""
      if (this.#slots.get(id) !== slot) continue
      renumber[slot] = count
      this.#slots.set(id, count)
      count += 1
    }
    this.columns.renumber(renumber, count)
    this.#onSale = emptyBits(count)
    for (let slot = 0; slot < count; slot += 1) setBit(this.#onSale, slot)
    this.#left = 0
    return renumber
  }
}
