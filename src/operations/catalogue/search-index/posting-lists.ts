import { type Bits, unite } from "./bits.ts"

/** A bit set is cached only if it is at most this many times larger than its list. */
const MAX_SIZE_RATIO = 4

interface PackedLists {
  letters: Uint8Array<ArrayBuffer>
  /** End of each word in `letters`. The ends of the lists in `differences` are in `listEnds`. */
  wordEnds: Uint32Array
  differences: Uint8Array
  listEnds: Uint32Array
}

const MAX_SLOT_BYTES = 5

/** Packs words that are added in order, each after its slots. Its arrays never grow, which would double the memory. */
class PostingBuilder {
  readonly #lists: PackedLists
  #words = 0
  #letters = 0
  #differences = 0
  #last = 0

  /** Takes upper limits of what will be added. */
  constructor(words: number, letters: number, differences: number) {
    this.#lists = {
      letters: new Uint8Array(letters),
      wordEnds: new Uint32Array(words),
      differences: new Uint8Array(differences),
      listEnds: new Uint32Array(words),
    }
  }

  addSlot(slot: number): void {
    if (slot < 0) return
    const { differences } = this.#lists
    let difference = slot - this.#last
    this.#last = slot
    while (difference > 127) {
      differences[this.#differences++] = (difference & 127) | 128
      difference >>>= 7
    }
    differences[this.#differences++] = difference
  }

  /** Adds a packed list, which starts with its first slot. `last` is its last slot, needed if more slots follow. */
  addList(differences: Uint8Array, last = 0): void {
    this.#lists.differences.set(differences, this.#differences)
    this.#differences += differences.length
    this.#last = last
  }

  /** Ends the list of a word; omits a word without slots. */
  endWord(word: Uint8Array): void {
    this.#last = 0
    const { letters, wordEnds, listEnds } = this.#lists
    if (this.#differences === (listEnds[this.#words - 1] ?? 0)) return
    letters.set(word, this.#letters)
    this.#letters += word.length
    wordEnds[this.#words] = this.#letters
    listEnds[this.#words] = this.#differences
    this.#words += 1
  }

  finish(): PackedLists {
    const { letters, wordEnds, differences, listEnds } = this.#lists
    return {
      letters: letters.slice(0, this.#letters),
      wordEnds: wordEnds.slice(0, this.#words),
      differences: differences.slice(0, this.#differences),
      listEnds: listEnds.slice(0, this.#words),
    }
  }
}

/**
 * Sorted words with packed posting lists. Words are concatenated UTF-8; slots are differences of one byte or more.
 * Immutable: `mergedWith` returns a new instance.
 */
export class PostingLists {
  readonly #letters: Buffer
  readonly #wordEnds: Uint32Array
  readonly #differences: Uint8Array
  readonly #listEnds: Uint32Array
  /** Bit sets of frequent words that were searched for: unpacking a long list takes three times as long. */
  readonly #frequent = new Map<number, Bits>()

  private constructor({ letters, wordEnds, differences, listEnds }: PackedLists) {
    this.#letters = Buffer.from(letters.buffer)
    this.#wordEnds = wordEnds
    this.#differences = differences
    this.#listEnds = listEnds
  }

  static readonly empty = new PostingLists(new PostingBuilder(0, 0, 0).finish())

  /** Returns the range of numbers of words with this prefix; `to` is exclusive. */
  range(prefix: string): [from: number, to: number] {
    const wanted = Buffer.from(prefix)
    const from = this.#firstFrom(0, (number) => this.#compare(number, wanted) >= 0)
    return [from, this.#firstFrom(from, (number) => !this.#begins(number, wanted))]
  }

  word(number: number): string {
    return this.#letters.toString("utf8", this.#wordStart(number), this.#wordEnds[number])
  }

  numberOf(word: string): number | undefined {
    const wanted = Buffer.from(word)
    const number = this.#firstFrom(0, (each) => this.#compare(each, wanted) >= 0)
    const isKnown = number < this.#wordEnds.length && this.#compare(number, wanted) === 0
    return isKnown ? number : undefined
  }

  eachSlot(number: number, visit: (slot: number) => void): void {
    let slot = 0
    const differences = this.#differences
    const end = this.#listEnds[number] ?? 0
    for (let at = this.#listStart(number); at < end; ) {
      let byte = differences[at++] ?? 0
      let difference = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = differences[at++] ?? 0
        difference |= (byte & 127) << shift
      }
      slot += difference
      visit(slot)
    }
  }

  slots(number: number): number[] {
    const slots: number[] = []
    this.eachSlot(number, (slot) => slots.push(slot))
    return slots
  }

  addSlots(number: number, bits: Bits): void {
    const bytes = (this.#listEnds[number] ?? 0) - this.#listStart(number)
    if (MAX_SIZE_RATIO * bytes < bits.byteLength) this.#unpack(number, bits)
    else unite(bits, this.#frequentSlots(number, bits.length))
  }

  #frequentSlots(number: number, length: number): Bits {
    const known = this.#frequent.get(number)
    if (known) return known
    const bits: Bits = new Uint32Array(length)
    this.#unpack(number, bits)
    this.#frequent.set(number, bits)
    return bits
  }

  #lastSlot(number: number): number {
    let last = 0
    this.eachSlot(number, (slot) => {
      last = slot
    })
    return last
  }

  /** Repeats the loop of `eachSlot`, to avoid a call for each of thousands of slots. */
  #unpack(number: number, bits: Bits): void {
    let slot = 0
    const differences = this.#differences
    const end = this.#listEnds[number] ?? 0
    for (let at = this.#listStart(number); at < end; ) {
      let byte = differences[at++] ?? 0
      let difference = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = differences[at++] ?? 0
        difference |= (byte & 127) << shift
      }
      slot += difference
      bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
    }
  }

  /** Adds words whose slots all follow the packed ones. `renumber` maps each slot to its new number, or to -1. */
  mergedWith(recent: RecentWords, renumber?: Int32Array): PostingLists {
    // Uses strings: hundreds of thousands of buffers would take tens of megabytes.
    const added = Array.from(recent.words(), byteText).sort()
    const builder = new PostingBuilder(
      this.#wordEnds.length + added.length,
      added.reduce((sum, { length }) => sum + length, this.#letters.length),
      this.#differences.length + MAX_SLOT_BYTES * recent.slotCount,
    )
    let number = 0
    for (const bytes of added) {
      const letters = Buffer.from(bytes, "latin1")
      for (; number < this.#wordEnds.length && this.#compare(number, letters) < 0; number += 1)
        this.#copyTo(builder, number, renumber)
      const isKnown = number < this.#wordEnds.length && this.#compare(number, letters) === 0
      if (isKnown && renumber) this.#renumberTo(builder, number, renumber)
      else if (isKnown) builder.addList(this.#list(number), this.#lastSlot(number))
      for (const slot of recent.slotsOf(letters.toString()))
        builder.addSlot(renumber ? (renumber[slot] ?? -1) : slot)
      builder.endWord(letters)
      if (isKnown) number += 1
    }
    for (; number < this.#wordEnds.length; number += 1) this.#copyTo(builder, number, renumber)
    return new PostingLists(builder.finish())
  }

  #copyTo(builder: PostingBuilder, number: number, renumber: Int32Array | undefined): void {
    if (renumber) this.#renumberTo(builder, number, renumber)
    else builder.addList(this.#list(number))
    builder.endWord(this.#letters.subarray(this.#wordStart(number), this.#wordEnds[number]))
  }

  #renumberTo(builder: PostingBuilder, number: number, renumber: Int32Array): void {
    this.eachSlot(number, (slot) => builder.addSlot(renumber[slot] ?? -1))
  }

  #list = (number: number): Uint8Array =>
    this.#differences.subarray(this.#listStart(number), this.#listEnds[number])

  #wordStart = (number: number): number => (number === 0 ? 0 : (this.#wordEnds[number - 1] ?? 0))
  #listStart = (number: number): number => (number === 0 ? 0 : (this.#listEnds[number - 1] ?? 0))

  #compare = (number: number, wanted: Buffer): number =>
    this.#firstDifference(number, wanted) || this.#wordLength(number) - wanted.length

  #begins = (number: number, prefix: Buffer): boolean =>
    this.#wordLength(number) >= prefix.length && this.#firstDifference(number, prefix) === 0

  #wordLength = (number: number): number => (this.#wordEnds[number] ?? 0) - this.#wordStart(number)

  /**
   * Returns the difference of the first bytes that differ; 0 if one word is a prefix of the other. `Buffer.compare` is
   * slower.
   */
  #firstDifference(number: number, wanted: Buffer): number {
    const start = this.#wordStart(number)
    const length = Math.min(this.#wordLength(number), wanted.length)
    for (let at = 0; at < length; at += 1) {
      const difference = (this.#letters[start + at] ?? 0) - (wanted[at] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** Returns the first word for which the condition holds, by binary search. It must hold for all later words. */
  #firstFrom(from: number, holds: (number: number) => boolean): number {
    let to = this.#wordEnds.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if (holds(middle)) to = middle
      else from = middle + 1
    }
    return from
  }
}

/** Writes each byte of a text as one character, so that texts sort by their bytes. */
const byteText = (text: string): string =>
  NOT_ASCII.test(text) ? Buffer.from(text).toString("latin1") : text
const NOT_ASCII = /[^\x20-\x7e]/

const NO_ENTRY = -1

/**
 * Words that are not packed yet. Their slots are linked lists in arrays, since an array per word takes more memory.
 */
export class RecentWords {
  readonly #last = new Map<string, number>()
  #slots = new Int32Array(1024)
  #previous = new Int32Array(1024)
  #length = 0

  get slotCount(): number {
    return this.#length
  }

  /** Adds a slot of a word. It must follow all slots added before. */
  add(word: string, slot: number): void {
    if (this.#length === this.#slots.length) this.#grow()
    this.#slots[this.#length] = slot
    this.#previous[this.#length] = this.#last.get(word) ?? NO_ENTRY
    this.#last.set(word, this.#length)
    this.#length += 1
  }

  words = (): MapIterator<string> => this.#last.keys()

  /** Returns the slots of a word in ascending order. */
  slotsOf(word: string): number[] {
    const slots: number[] = []
    for (
      let at = this.#last.get(word) ?? NO_ENTRY;
      at !== NO_ENTRY;
      at = this.#previous[at] ?? NO_ENTRY
    )
      slots.push(this.#slots[at] ?? 0)
    return slots.reverse()
  }

  #grow(): void {
    const slots = new Int32Array(2 * this.#length)
    const previous = new Int32Array(2 * this.#length)
    slots.set(this.#slots)
    previous.set(this.#previous)
    this.#slots = slots
    this.#previous = previous
  }
}
