import { addAll, type Bits, keepBoth, noBits, setBit } from "./bits.ts"
import { PostingLists } from "./posting-lists.ts"
import { TitlePieces } from "./title-pieces.ts"

const NAME = "=name:"

/** Which words are found at which places: packed ones, and those that came since. */
export class WordIndex {
  #packed = PostingLists.none
  #pieces = new TitlePieces(0, () => "")
  #firstName = 0
  #recent = new Map<string, number[]>()
  /** Words of names that are letters alone, with how many names have them. */
  #spellings = new Map<string, number>()
  places = 0

  /** At a place behind all others. */
  add(place: number, words: Iterable<string>): void {
    this.places = place + 1
    for (const word of words) {
      const found = this.#recent.get(word)
      if (found) found.push(place)
      else this.#recent.set(word, [place])
    }
  }

  /** Packs what came. `renumber` says where each place goes, or -1. */
  pack(renumber: Int32Array, places: number): void {
    this.#packed = this.#packed.mergedWith(this.#recent, renumber)
    this.#recent = new Map()
    this.places = places
    const [from, to] = this.#packed.range(NAME)
    this.#firstName = from
    this.#pieces = new TitlePieces(to - from, (at) => this.#nameWord(from + at))
    this.#spellings = new Map()
    for (let number = from; number < to; number += 1) {
      const name = this.#nameWord(number)
      if (isSpelling(name)) this.#spellings.set(name, this.#packed.countPlaces(number))
    }
  }

  whole(word: string, bits = noBits(this.places)): Bits {
    const number = this.#packed.numberOf(word)
    if (number !== undefined) this.#packed.eachPlace(number, (place) => setBit(bits, place))
    for (const place of this.#recent.get(word) ?? []) setBit(bits, place)
    return bits
  }

  begun(prefix: string, bits = noBits(this.places)): Bits {
    const [from, to] = this.#packed.range(prefix)
    for (let number = from; number < to; number += 1)
      this.#packed.eachPlace(number, (place) => setBit(bits, place))
    for (const [word, places] of this.#recent)
      if (word.startsWith(prefix)) for (const place of places) setBit(bits, place)
    return bits
  }

  all(words: readonly string[], find: (word: string) => Bits): Bits | undefined {
    const [first, ...others] = words.map(find)
    return first && others.reduce(keepBoth, first)
  }

  any(words: readonly string[]): Bits {
    return words.reduce((bits, word) => addAll(bits, this.whole(word)), noBits(this.places))
  }

  /** Where a word of the name has this in it. */
  piece(piece: string): Bits {
    const bits = noBits(this.places)
    for (const at of this.#pieces.holding(piece))
      this.#packed.eachPlace(this.#firstName + at, (place) => setBit(bits, place))
    for (const [word, places] of this.#recent)
      if (word.startsWith(NAME) && word.includes(piece, NAME.length))
        for (const place of places) setBit(bits, place)
    return bits
  }

  *spellings(): Iterable<[word: string, count: number]> {
    yield* this.#spellings
    for (const [word, places] of this.#recent) {
      const name = word.startsWith(NAME) ? word.slice(NAME.length) : ""
      if (isSpelling(name)) yield [name, places.length]
    }
  }

  #nameWord = (number: number): string => this.#packed.word(number).slice(NAME.length)
}

const isSpelling = (word: string): boolean => /^\p{L}{3,24}$/u.test(word)
