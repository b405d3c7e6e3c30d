import { type Bits, BufferPool, intersect, setBit, unite } from "./bits.ts"
import { PostingLists, RecentWords } from "./posting-lists.ts"
import { type Similarity, type SimilarText, SimilarTexts } from "./similar-texts.ts"

/** Words that are compared by similarity: the text after the mark, up to a tab. */
export interface ComparedWords {
  mark: string
  accepts?: (text: string) => boolean
  isUpperCase?: true
}

interface ComparedTexts {
  texts: SimilarTexts
  /** Adds the slots of a text by its number. Works only for words without a tab. */
  addSlots: (at: number, bits: Bits) => void
}

export const NAME_WORDS: ComparedWords = { mark: "=name:" }

/** Finds the slots of words, both packed and recent. */
export class WordIndex {
  #packed = PostingLists.empty
  #recent = new RecentWords()
  #packedTexts = new Map<ComparedWords, ComparedTexts>()
  #recentTexts = new Map<ComparedWords, ComparedTexts>()
  readonly #buffers = new BufferPool()
  slots = 0

  /** Releases the sets of the last search. */
  clear = (): void => this.#buffers.clear()

  emptyBits = (): Bits => this.#buffers.zeroed((this.slots + 31) >>> 5)

  /** Adds a slot after all others. */
  add(slot: number, words: Iterable<string>): void {
    this.slots = slot + 1
    for (const word of words) this.#recent.add(word, slot)
    this.#recentTexts.clear()
  }

  /**
   * Packs recent words. If slots were removed, `renumber` maps each to its new number or -1, and `slots` is the new
   * count.
   */
  pack(renumber?: Int32Array, slots = this.slots): void {
    this.#packed = this.#packed.mergedWith(this.#recent, renumber)
    this.#recent = new RecentWords()
    this.slots = slots
    this.#packedTexts = new Map()
    this.#recentTexts = new Map()
  }

  byWord(word: string, bits = this.emptyBits()): Bits {
    const number = this.#packed.numberOf(word)
    if (number !== undefined) this.#packed.addSlots(number, bits)
    for (const slot of this.#recent.slotsOf(word)) setBit(bits, slot)
    return bits
  }

  /** Adds the slots of all words with this prefix to the set. */
  byPrefix(prefix: string, bits = this.emptyBits()): Bits {
    const [from, to] = this.#packed.range(prefix)
    for (let number = from; number < to; number += 1) this.#packed.addSlots(number, bits)
    for (const word of this.#recent.words())
      if (word.startsWith(prefix)) for (const slot of this.#recent.slotsOf(word)) setBit(bits, slot)
    return bits
  }

  all(words: readonly string[], find: (word: string) => Bits): Bits | undefined {
    const [first, ...others] = words.map(find)
    return first && others.reduce(intersect, first)
  }

  any(words: readonly string[]): Bits {
    return words.reduce((bits, word) => unite(bits, this.byWord(word)), this.emptyBits())
  }

  /** Returns the slots whose name contains these characters within a word. */
  inName(characters: string): Bits {
    const bits = this.emptyBits()
    for (const { texts, addSlots } of this.#textsOf(NAME_WORDS))
      for (const at of texts.holding(characters)) addSlots(at, bits)
    return bits
  }

  /** Yields the words with this prefix in no order, each with its slots in ascending order. */
  *listsBeginning(prefix: string): Iterable<{ word: string; slots: readonly number[] }> {
    const [from, to] = this.#packed.range(prefix)
    for (let number = from; number < to; number += 1)
      yield { word: this.#packed.word(number), slots: this.#packed.slots(number) }
    if (this.#recent.slotCount === 0) return
    for (const word of this.#recent.words())
      if (word.startsWith(prefix)) yield { word, slots: this.#recent.slotsOf(word) }
  }

  has = (word: string): boolean =>
    this.#packed.numberOf(word) !== undefined || this.#recent.slotsOf(word).length > 0

  hasBeginning(prefix: string): boolean {
    const [from, to] = this.#packed.range(prefix)
    return from < to || this.#recent.words().some((word) => word.startsWith(prefix))
  }

  slotsOf(word: string): number[] {
    const number = this.#packed.numberOf(word)
    return [
      ...(number === undefined ? [] : this.#packed.slots(number)),
      ...this.#recent.slotsOf(word),
    ]
  }

  /** Returns the words whose cost is within the limit, nearest first. */
  near(compared: ComparedWords, text: string, similarity: Similarity): SimilarText[] {
    const found = new Map<string, number>()
    for (const { texts } of this.#textsOf(compared))
      for (const near of texts.near(text, similarity)) found.set(near.text, near.cost)
    return Array.from(found, ([text, cost]) => ({ text, cost })).toSorted((a, b) => a.cost - b.cost)
  }

  /** Builds the texts on first use: many words are packed before the first query. */
  #textsOf(compared: ComparedWords): ComparedTexts[] {
    const packed = this.#packedTexts.get(compared) ?? this.#packedTextsOf(compared)
    this.#packedTexts.set(compared, packed)
    if (this.#recent.slotCount === 0) return [packed]
    const recent = this.#recentTexts.get(compared) ?? this.#recentTextsOf(compared)
    this.#recentTexts.set(compared, recent)
    return [packed, recent]
  }

  #packedTextsOf(compared: ComparedWords): ComparedTexts {
    const [first, end] = this.#packed.range(compared.mark)
    const textAt = (number: number) => textOf(this.#packed.word(number), compared)
    const numbers: number[] = []
    let last = ""
    for (let number = first; number < end; number += 1) {
      const text = textAt(number)
      if (text !== last && isCompared(text, compared)) numbers.push(number)
      last = text
    }
    const packed = Uint32Array.from(numbers)
    const lists = this.#packed
    return {
      texts: new SimilarTexts(packed.length, (at) => textAt(packed[at] ?? 0)),
      addSlots: (at, bits) => lists.addSlots(packed[at] ?? 0, bits),
    }
  }

  #recentTextsOf(compared: ComparedWords): ComparedTexts {
    const texts = new Set<string>()
    for (const word of this.#recent.words()) {
      const text = word.startsWith(compared.mark) ? textOf(word, compared) : ""
      if (isCompared(text, compared)) texts.add(text)
    }
    const recent = [...texts]
    return {
      texts: new SimilarTexts(recent.length, (at) => recent[at] ?? ""),
      addSlots: (at, bits) => this.byWord(compared.mark + recent[at], bits),
    }
  }
}

function textOf(word: string, { mark, isUpperCase }: ComparedWords): string {
  const end = word.indexOf("\t")
  const text = word.slice(mark.length, end < 0 ? undefined : end)
  return isUpperCase ? text.toUpperCase() : text
}

const isCompared = (text: string, { accepts }: ComparedWords): boolean =>
  text !== "" && (!accepts || accepts(text))
