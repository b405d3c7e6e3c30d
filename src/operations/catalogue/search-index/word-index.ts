import { addAll, type Bits, keepBoth, setBit } from "./bits.ts"
import { BufferPool } from "./buffer-pool.ts"
import { PostingLists } from "./posting-lists.ts"
import { RecentWords } from "./recent-words.ts"
import { TitlePieces } from "./title-pieces.ts"

const NAME = "=name:"

/** Which words are found at which places: packed ones, and those that came since. */
export class WordIndex {
  #packed = PostingLists.none
  #names: PackedNames | undefined
  #recent = new RecentWords()
  readonly #rooms = new BufferPool()
  places = 0

  /** Before a search: the places found by the last one are not asked for any more. */
  clear = (): void => this.#rooms.clear()

  noBits = (): Bits => this.#rooms.zeros((this.places + 31) >>> 5)

  /** At a place behind all others. */
  add(place: number, words: Iterable<string>): void {
    this.places = place + 1
    for (const word of words) this.#recent.add(word, place)
  }

  /** Packs what came. `renumber` says where each place goes, or -1, and `places` how many are left, if any went. */
  pack(renumber?: Int32Array, places = this.places): void {
    this.#packed = this.#packed.mergedWith(this.#recent, renumber)
    this.#recent = new RecentWords()
    this.places = places
    this.#names = undefined
  }

  whole(word: string, bits = this.noBits()): Bits {
    const number = this.#packed.numberOf(word)
    if (number !== undefined) this.#packed.addPlaces(number, bits)
    for (const place of this.#recent.placesOf(word)) setBit(bits, place)
    return bits
  }

  begun(prefix: string, bits = this.noBits()): Bits {
    const [from, to] = this.#packed.range(prefix)
    for (let number = from; number < to; number += 1) this.#packed.addPlaces(number, bits)
    for (const word of this.#recent.words())
      if (word.startsWith(prefix))
        for (const place of this.#recent.placesOf(word)) setBit(bits, place)
    return bits
  }

  all(words: readonly string[], find: (word: string) => Bits): Bits | undefined {
    const [first, ...others] = words.map(find)
    return first && others.reduce(keepBoth, first)
  }

  any(words: readonly string[]): Bits {
    return words.reduce((bits, word) => addAll(bits, this.whole(word)), this.noBits())
  }

  /** Where a word of the name has this in it. */
  piece(piece: string): Bits {
    const bits = this.noBits()
    const names = this.#packedNames()
    for (const at of names.pieces.holding(piece)) this.#packed.addPlaces(names.first + at, bits)
    for (const word of this.#recent.words())
      if (word.startsWith(NAME) && word.includes(piece, NAME.length))
        for (const place of this.#recent.placesOf(word)) setBit(bits, place)
    return bits
  }

  /** Words of names that are letters alone, with how many names have them. */
  *spellings(): Iterable<readonly [word: string, count: number]> {
    yield* this.#packedNames().spellings
    for (const word of this.#recent.words()) {
      const name = word.startsWith(NAME) ? word.slice(NAME.length) : ""
      if (isSpelling(name)) yield [name, this.#recent.placesOf(word).length]
    }
  }

  /** Made when they are first asked for: many are packed before anybody asks. */
  #packedNames(): PackedNames {
    if (this.#names) return this.#names
    const [first, end] = this.#packed.range(NAME)
    const wordAt = (at: number) => this.#packed.word(first + at).slice(NAME.length)
    const spellings = new Map<string, number>()
    for (let number = first; number < end; number += 1) {
      const name = wordAt(number - first)
      if (isSpelling(name)) spellings.set(name, this.#packed.countPlaces(number))
    }
    this.#names = { first, pieces: new TitlePieces(end - first, wordAt), spellings }
    return this.#names
  }
}

/** What is known besides of the words of names. */
interface PackedNames {
  /** The number of the first of them. */
  first: number
  pieces: TitlePieces
  spellings: ReadonlyMap<string, number>
}

const isSpelling = (word: string): boolean => /^\p{L}{3,24}$/u.test(word)
