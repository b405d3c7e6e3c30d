import { addAll, type Bits } from "./bits.ts"
import { type Packed, PostingBuilder } from "./posting-builder.ts"
import type { RecentWords } from "./recent-words.ts"

/** A set of bits is at most so many times larger than the list it is kept beside. */
const MAX_SIZE_RATIO = 4

/**
 * Sorted words, each with the places it is found at, packed: words as UTF-8 one after another, places as differences of
 * one byte or more. It is never changed; a new one is merged from it and what came since.
 */
export class PostingLists {
  readonly #letters: Buffer
  readonly #wordEnds: Uint32Array
  readonly #differences: Uint8Array
  readonly #listEnds: Uint32Array
  /** Places of frequent words that were looked for: to read a long list takes three times as long. */
  readonly #frequent = new Map<number, Bits>()

  private constructor({ letters, wordEnds, differences, listEnds }: Packed) {
    this.#letters = Buffer.from(letters.buffer)
    this.#wordEnds = wordEnds
    this.#differences = differences
    this.#listEnds = listEnds
  }

  static readonly none = new PostingLists(new PostingBuilder(0, 0).finish())

  /** The numbers of the words that begin so: from the first to before the second. */
  range(prefix: string): [from: number, to: number] {
    const wanted = Buffer.from(prefix)
    const from = this.#first(0, (number) => this.#compare(number, wanted) >= 0)
    return [from, this.#first(from, (number) => !this.#begins(number, wanted))]
  }

  word(number: number): string {
    return this.#letters.toString("utf8", this.#wordStart(number), this.#wordEnds[number])
  }

  numberOf(word: string): number | undefined {
    const wanted = Buffer.from(word)
    const number = this.#first(0, (each) => this.#compare(each, wanted) >= 0)
    const isKnown = number < this.#wordEnds.length && this.#compare(number, wanted) === 0
    return isKnown ? number : undefined
  }

  eachPlace(number: number, visit: (place: number) => void): void {
    let place = 0
    const differences = this.#differences
    const end = this.#listEnds[number] ?? 0
    for (let at = this.#listStart(number); at < end; ) {
      let byte = differences[at++] ?? 0
      let difference = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = differences[at++] ?? 0
        difference |= (byte & 127) << shift
      }
      place += difference
      visit(place)
    }
  }

  addPlaces(number: number, bits: Bits): void {
    const bytes = (this.#listEnds[number] ?? 0) - this.#listStart(number)
    if (MAX_SIZE_RATIO * bytes < bits.byteLength) this.#unpack(number, bits)
    else addAll(bits, this.#frequentPlaces(number, bits.length))
  }

  #frequentPlaces(number: number, length: number): Bits {
    const known = this.#frequent.get(number)
    if (known) return known
    const bits: Bits = new Uint32Array(length)
    this.#unpack(number, bits)
    this.#frequent.set(number, bits)
    return bits
  }

  /** As `eachPlace`, without a call for each of what may be thousands. */
  #unpack(number: number, bits: Bits): void {
    let place = 0
    const differences = this.#differences
    const end = this.#listEnds[number] ?? 0
    for (let at = this.#listStart(number); at < end; ) {
      let byte = differences[at++] ?? 0
      let difference = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = differences[at++] ?? 0
        difference |= (byte & 127) << shift
      }
      place += difference
      bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
    }
  }

  countPlaces(number: number): number {
    let count = 0
    this.eachPlace(number, () => {
      count += 1
    })
    return count
  }

  /** With these words and places more, which are all behind those there are; `renumber` says where a place goes, or -1, if any does. */
  mergedWith(recent: RecentWords, renumber?: Int32Array): PostingLists {
    const added = Array.from(recent.words(), (word) => ({ word, letters: Buffer.from(word) }))
    added.sort((a, b) => Buffer.compare(a.letters, b.letters))
    const builder = new PostingBuilder(this.#letters.length, this.#differences.length)
    let number = 0
    for (const { word, letters } of added) {
      for (; number < this.#wordEnds.length && this.#compare(number, letters) < 0; number += 1)
        this.#copyTo(builder, number, renumber)
      const isKnown = number < this.#wordEnds.length && this.#compare(number, letters) === 0
      if (isKnown && renumber) this.#placesTo(builder, number, renumber)
      else if (isKnown) builder.packed(this.#list(number), this.#lastPlace(number))
      for (const place of recent.placesOf(word))
        builder.place(renumber ? (renumber[place] ?? -1) : place)
      builder.word(letters)
      if (isKnown) number += 1
    }
    for (; number < this.#wordEnds.length; number += 1) this.#copyTo(builder, number, renumber)
    return new PostingLists(builder.finish())
  }

  #copyTo(builder: PostingBuilder, number: number, renumber: Int32Array | undefined): void {
    if (renumber) this.#placesTo(builder, number, renumber)
    else builder.packed(this.#list(number))
    builder.word(this.#letters.subarray(this.#wordStart(number), this.#wordEnds[number]))
  }

  #placesTo(builder: PostingBuilder, number: number, renumber: Int32Array): void {
    this.eachPlace(number, (place) => builder.place(renumber[place] ?? -1))
  }

  #list = (number: number): Uint8Array =>
    this.#differences.subarray(this.#listStart(number), this.#listEnds[number])

  #lastPlace(number: number): number {
    let last = 0
    this.eachPlace(number, (place) => {
      last = place
    })
    return last
  }

  #wordStart = (number: number): number => (number === 0 ? 0 : (this.#wordEnds[number - 1] ?? 0))
  #listStart = (number: number): number => (number === 0 ? 0 : (this.#listEnds[number - 1] ?? 0))

  #compare(number: number, wanted: Buffer): number {
    const end = this.#wordEnds[number] ?? 0
    return this.#letters.compare(wanted, 0, wanted.length, this.#wordStart(number), end)
  }

  #begins(number: number, prefix: Buffer): boolean {
    const start = this.#wordStart(number)
    const end = Math.min(this.#wordEnds[number] ?? 0, start + prefix.length)
    return this.#letters.compare(prefix, 0, prefix.length, start, end) === 0
  }

  /** The first word from here on of which it is so, as it is of all behind it. */
  #first(from: number, isSo: (number: number) => boolean): number {
    let to = this.#wordEnds.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isSo(middle)) to = middle
      else from = middle + 1
    }
    return from
  }
}
