import { WORD_MARK } from "#domain/matching/part-marks.ts"
import type { ReadWord } from "#domain/matching/read-words.ts"
import type { CatalogueIndex } from "../catalogue/search-index/catalogue-index.ts"
import type { ComparedWords } from "../catalogue/search-index/word-index.ts"

/** A part with its score: the log-likelihood relative to other parts. */
interface RankedPart {
  slot: number
  score: number
}

interface Ranking {
  /** Best first. */
  best: RankedPart[]
  /** Logarithm of the sum of the exponentials of the remaining scores. */
  logRest: number
}

/** A word of a row with its alternatives; the first alternative that a part has applies. */
export interface QueryWord {
  text: string
  weight: number
  alternatives: readonly { word: string; loss: number }[]
}

/** Parts that have a word. `sharing` is the number of words at its position in the name; 0 if not in the name. */
interface Holders {
  sharing: number
  slots: readonly number[]
}

// The following are logarithms of probabilities, like those in `edit-cost.ts`.
/** Weight of a found word in addition to its rarity. */
const FOUND = 1
/** Penalty for each word of the name that the row omits. */
const LEFT_OUT = 1.2
const ALTERNATIVE_LOSS = 0.7
const BESIDES_THE_NAME = 1.5
/** Score difference beyond which parts are ignored. */
const FAR_BELOW = 30
const MIN_TYPO_LENGTH = 5

/** Reports whether typos in the word can be distinguished from other words. */
const isSpelled = (word: string): boolean =>
  word.length >= MIN_TYPO_LENGTH && /^\p{L}+$/u.test(word)

const SPELLINGS: ComparedWords = { mark: WORD_MARK, accepts: isSpelled }

/** Scores parts by the words of a row: words of the name and the part's other words. */
export class WordScorer {
  readonly #index: CatalogueIndex
  readonly #scores: Float64Array
  /** Number of words of the row that each part's name contains. */
  readonly #counted: Float32Array
  /** The last word for which each part was scored. */
  readonly #seenBy: Int32Array
  readonly #touched: Int32Array
  #word = 0
  /** Cache of unpacked lists, because rows of one list share words. */
  readonly #holders = new Map<string, readonly Holders[]>()

  constructor(index: CatalogueIndex) {
    const { slots } = index.columns
    this.#index = index
    this.#scores = new Float64Array(slots)
    this.#counted = new Float32Array(slots)
    this.#seenBy = new Int32Array(slots)
    this.#touched = new Int32Array(slots)
  }

  queryWords(words: readonly ReadWord[]): QueryWord[] {
    const wanted = new Map<string, QueryWord>()
    for (const { word, others } of words)
      if ([word, ...others].some(this.#isKnown))
        wanted.set(word, this.#queryWord(word, [word, ...others]))
      else for (const one of this.#unknownWord(word)) wanted.set(one.text, one)
    return [...wanted.values()]
  }

  /** Ranks the parts by their words in common with the row, minus words of the name that it omits. */
  rank(words: readonly QueryWord[], most: number): Ranking {
    const best: RankedPart[] = []
    let sum = 0
    let top = -Infinity
    for (const slot of this.#gather(words)) {
      const left = this.#nameLength(slot) - (this.#counted[slot] ?? 0)
      const score = (this.#scores[slot] ?? 0) - LEFT_OUT * left
      this.#scores[slot] = 0
      this.#counted[slot] = 0
      if (score <= top - FAR_BELOW || !this.#index.isOnSale(slot)) continue
      const last = best[most - 1]
      if (score > top) {
        sum *= Math.exp(top - score)
        top = score
      }
      sum += Math.exp(score - top)
      if (!last || score > last.score) insert(best, { slot, score }, most)
    }
    const among = best.reduce((all, { score }) => all + Math.exp(score - top), 0)
    return { best, logRest: top + Math.log(Math.max(0, sum - among)) }
  }

  /** Scores one part, even if it is not among the best. */
  scoreOf(slot: number, words: readonly QueryWord[]): number {
    let score = -LEFT_OUT * this.#nameLength(slot)
    for (const { alternatives, weight } of words)
      for (const { word, loss } of alternatives) {
        const sharing = this.#sharing(word, slot)
        if (sharing === undefined) continue
        score += weight + FOUND - loss
        score += sharing > 0 ? LEFT_OUT / sharing : -BESIDES_THE_NAME
        break
      }
    return score
  }

  wordsOf(slot: number, words: readonly QueryWord[]): QueryWord[] {
    return words.filter(({ alternatives }) =>
      alternatives.some(({ word }) => this.#sharing(word, slot) !== undefined),
    )
  }

  /** Sums the scores of each part over the words; returns the parts with a score. */
  #gather(words: readonly QueryWord[]): Int32Array {
    let count = 0
    for (const { alternatives, weight } of words) {
      this.#word += 1
      for (const { word, loss } of alternatives)
        for (const { sharing, slots } of this.#holdersOf(word)) {
          const gain = weight + FOUND - loss - (sharing > 0 ? 0 : BESIDES_THE_NAME)
          for (const slot of slots) {
            if (this.#seenBy[slot] === this.#word) continue
            this.#seenBy[slot] = this.#word
            if (this.#scores[slot] === 0) this.#touched[count++] = slot
            this.#scores[slot] = (this.#scores[slot] ?? 0) + gain
            if (sharing > 0) this.#counted[slot] = (this.#counted[slot] ?? 0) + 1 / sharing
          }
        }
    }
    return this.#touched.subarray(0, count)
  }

  #queryWord(text: string, alternatives: readonly string[], loss = 0): QueryWord {
    const holders = Math.max(...alternatives.map(this.#countHolders), 1)
    return {
      text,
      weight: this.#weight(holders),
      alternatives: alternatives.map((word, at) => ({
        word,
        loss: loss + (at > 0 ? ALTERNATIVE_LOSS : 0),
      })),
    }
  }

  /** Reads an unknown word as two joined words or a misspelling; otherwise as a word that no part has. */
  #unknownWord(text: string): QueryWord[] {
    const pieces = text.match(/\p{L}+|\p{N}+(?:\.\p{N}+)?/gu) ?? []
    const isJoined = pieces.length === 2 && pieces.every((piece) => piece.length > 1)
    if (isJoined && pieces.every(this.#isKnown))
      return pieces.map((piece) => this.#queryWord(piece, [piece]))
    if (isSpelled(text)) {
      const similarity = { limit: text.length > 7 ? 8.2 : 4.1, typos: 1 }
      const [nearest] = this.#index.words.near(SPELLINGS, text, similarity)
      if (nearest) return [this.#queryWord(text, [nearest.text], nearest.cost / 2)]
    }
    return [{ text, weight: this.#weight(1), alternatives: [] }]
  }

  #weight = (holders: number): number => Math.log((this.#index.columns.slots + 1) / holders)

  #nameLength = (slot: number): number => this.#index.columns.nameLength[slot] ?? 0

  #isKnown = (word: string): boolean => this.#holdersOf(word).length > 0

  #countHolders = (word: string): number =>
    this.#holdersOf(word).reduce((sum, { slots }) => sum + slots.length, 0)

  #holdersOf(word: string): readonly Holders[] {
    const known = this.#holders.get(word)
    if (known) return known
    const lists = this.#index.words.listsBeginning(`${WORD_MARK}${word}\t`)
    const holders = Array.from(lists, (list) => ({
      sharing: Number(list.word.at(-1)),
      slots: list.slots,
    }))
    this.#holders.set(word, holders)
    return holders
  }

  /** Returns the number of words at the word's position in the name; undefined if the part does not have the word. */
  #sharing(word: string, slot: number): number | undefined {
    return this.#holdersOf(word).find(({ slots }) => includes(slots, slot))?.sharing
  }
}

/** Reports whether an ascending list contains a number (binary search). */
function includes(numbers: readonly number[], wanted: number): boolean {
  let from = 0
  let to = numbers.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((numbers[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return numbers[from] === wanted
}

function insert(best: RankedPart[], entry: RankedPart, most: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? Infinity) < entry.score) at -= 1
  best.splice(at, 0, entry)
  if (best.length > most) best.pop()
}
