import { NearTexts } from "./near-texts.ts"
import { Postings } from "./postings.ts"
import type { ReadWord } from "./read-words.ts"

/** A document that has some of the words, by how much likelier it is meant than any other one. */
export interface RankedDocument {
  document: number
  score: number
}

export interface Ranking {
  /** Best first. */
  best: RankedDocument[]
  /** The logarithm of the sum of the others' exponentials. */
  logRest: number
}

/** A word that was asked for, as it stands in documents: the first that a document has counts. */
export interface AskedWord {
  text: string
  weight: number
  ways: readonly { word: string; loss: number }[]
}

/** What a word that is found says beyond how rare it is, and each word of a name that was not asked for, against it. */
const FOUND = 1
const LEFT_OUT = 1.2
const OTHER_WAY = 0.7
const BESIDES_THE_NAME = 1.5
/** As far as scores can matter to each other. */
const FAR_BELOW = 30
const MIN_TYPO_LENGTH = 5
const SHARES = 8
/** For so many more documents that come. */
const ROOM = 4096

/** Which documents have which words: those of their names, and others that they are known by besides. */
export class WordIndex {
  /** Documents that have each word, times `SHARES`, and by how many it shares its place in the name; 0 for besides it. */
  #holders = new Postings()
  #spellings = new NearTexts()
  /** How long each name is, in what blanks divide. */
  #lengths: number[] = []
  // Kept from one question to the next: they are long.
  #scores = new Float64Array(0)
  #counted = new Float32Array(0)
  #seen = new Int32Array(0)
  #touched = new Int32Array(0)
  #round = 0

  add(document: number, name: readonly ReadWord[], besides: Iterable<string>): void {
    const sizes = new Map<number, number>()
    for (const { chunk } of name) sizes.set(chunk, (sizes.get(chunk) ?? 0) + 1)
    const named = new Map(name.map(({ word, chunk }) => [word, sizes.get(chunk) ?? 1]))
    this.#lengths[document] = [...named.values()].reduce((sum, sharing) => sum + 1 / sharing, 0)
    for (const [word, sharing] of named)
      this.#hold(word, document * SHARES + Math.min(sharing, SHARES - 1))
    for (const word of new Set(besides)) if (!named.has(word)) this.#hold(word, document * SHARES)
  }

  /** How these words are looked for. */
  asked(words: readonly ReadWord[]): AskedWord[] {
    const asked = new Map<string, AskedWord>()
    for (const { word, others } of words)
      if (this.#holders.has(word) || others.some((other) => this.#holders.has(other)))
        asked.set(word, this.#ask(word, [word, ...others]))
      else for (const one of this.#unknown(word)) asked.set(one.text, one)
    return [...asked.values()]
  }

  /** The documents that have most of them, and least besides. */
  rank(asked: readonly AskedWord[], most: number, isThere: (document: number) => boolean): Ranking {
    const touched = this.#gather(asked)
    const best: RankedDocument[] = []
    let sum = 0
    let top = -Infinity
    for (const document of touched) {
      const left = (this.#lengths[document] ?? 0) - (this.#counted[document] ?? 0)
      const score = (this.#scores[document] ?? 0) - LEFT_OUT * left
      this.#scores[document] = 0
      this.#counted[document] = 0
      const last = best[most - 1]
      if (score < top - FAR_BELOW || (last && score <= last.score) || !isThere(document)) {
        if (score > top - FAR_BELOW && isThere(document)) sum += Math.exp(score - top)
        continue
      }
      if (score > top) {
        sum *= Math.exp(top - score)
        top = score
      }
      sum += Math.exp(score - top)
      insert(best, { document, score }, most)
    }
    const among = best.reduce((all, { score }) => all + Math.exp(score - top), 0)
    return { best, logRest: top + Math.log(Math.max(0, sum - among)) }
  }

  /** The score of one document, whether or not it is among the best. */
  scoreOf(document: number, asked: readonly AskedWord[]): number {
    let score = -LEFT_OUT * (this.#lengths[document] ?? 0)
    for (const { ways, weight } of asked) {
      const way = ways.find(({ word }) => this.#place(word, document) !== undefined)
      if (!way) continue
      const sharing = this.#place(way.word, document) ?? 0
      score += weight + FOUND - way.loss
      score += sharing > 0 ? LEFT_OUT / sharing : -BESIDES_THE_NAME
    }
    return score
  }

  /** Of the words asked for, those that it has. */
  wordsIn(document: number, asked: readonly AskedWord[]): AskedWord[] {
    return asked.filter(({ ways }) =>
      ways.some(({ word }) => this.#place(word, document) !== undefined),
    )
  }

  /** Adds up what each document gains by each word; returns the documents. */
  #gather(asked: readonly AskedWord[]): Int32Array {
    this.#grow()
    let count = 0
    for (const { ways, weight } of asked) {
      this.#round += 1
      for (const { word, loss } of ways)
        for (const held of this.#holders.of(word)) {
          const document = Math.trunc(held / SHARES)
          if (this.#seen[document] === this.#round) continue
          this.#seen[document] = this.#round
          if (this.#scores[document] === 0) {
            this.#touched[count] = document
            count += 1
          }
          const sharing = held % SHARES
          const gain = weight + FOUND - loss - (sharing > 0 ? 0 : BESIDES_THE_NAME)
          this.#scores[document] = (this.#scores[document] ?? 0) + gain
          if (sharing > 0) this.#counted[document] = (this.#counted[document] ?? 0) + 1 / sharing
        }
    }
    return this.#touched.subarray(0, count)
  }

  #ask(text: string, ways: readonly string[], loss = 0): AskedWord {
    const holders = Math.max(...ways.map((word) => this.#holders.of(word).length), 1)
    return {
      text,
      weight: this.#weight(holders),
      ways: ways.map((word, at) => ({ word, loss: loss + (at > 0 ? OTHER_WAY : 0) })),
    }
  }

  /** Words run together, or misspelt; else one that nothing has. */
  #unknown(text: string): AskedWord[] {
    const pieces = text.match(/\p{L}+|\p{N}+(?:\.\p{N}+)?/gu) ?? []
    const isJoined = pieces.length === 2 && pieces.every((piece) => piece.length > 1)
    if (isJoined && pieces.every((piece) => this.#holders.has(piece)))
      return pieces.map((piece) => this.#ask(piece, [piece]))
    if (isSpelled(text)) {
      const [nearest] = this.#spellings.near(text, text.length > 7 ? 8.2 : 4.1, 1)
      if (nearest) return [this.#ask(text, [this.#spellings.text(nearest.id)], nearest.cost / 2)]
    }
    return [{ text, weight: this.#weight(1), ways: [] }]
  }

  #weight(holders: number): number {
    return Math.log((this.#lengths.length + 1) / holders)
  }

  #hold(word: string, held: number): void {
    if (!this.#holders.has(word) && isSpelled(word)) this.#spellings.add(word)
    this.#holders.add(word, held)
  }

  /** By how many it shares its place in the name; documents come in rising order, so halving finds them. */
  #place(word: string, document: number): number | undefined {
    const holders = this.#holders.of(word)
    let from = 0
    let to = holders.length
    while (from < to) {
      const middle = (from + to) >> 1
      if ((holders[middle] ?? 0) < document * SHARES) from = middle + 1
      else to = middle
    }
    const held = holders[from]
    const isIts = held !== undefined && Math.trunc(held / SHARES) === document
    return isIts ? held % SHARES : undefined
  }

  #grow(): void {
    const size = this.#lengths.length
    if (this.#scores.length >= size) return
    this.#scores = new Float64Array(size + ROOM)
    this.#counted = new Float32Array(size + ROOM)
    this.#seen = new Int32Array(size + ROOM)
    this.#touched = new Int32Array(size + ROOM)
    this.#round = 0
  }
}

/** Whether slips of it can be told from other words. */
const isSpelled = (word: string): boolean =>
  word.length >= MIN_TYPO_LENGTH && /^\p{L}+$/u.test(word)

function insert(best: RankedDocument[], entry: RankedDocument, most: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? Infinity) < entry.score) at -= 1
  best.splice(at, 0, entry)
  if (best.length > most) best.pop()
}
