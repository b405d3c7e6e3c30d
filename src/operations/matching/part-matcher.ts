import { numberMark } from "#domain/catalogue/search-terms.ts"
import { copiedFrom } from "#domain/matching/copied-name.ts"
import { exactKey, looseKey } from "#domain/matching/part-marks.ts"
import { readWords } from "#domain/matching/read-words.ts"
import {
  type AskedRow,
  type MatchCandidate,
  matchOf,
  type NumberHit,
  type RowMatch,
} from "#domain/matching/row-match.ts"
import type { CatalogueIndex } from "../catalogue/search-index/catalogue-index.ts"
import { nearNumbers } from "../catalogue/search-index/near-numbers.ts"
import { type QueryWord, WordScorer } from "./score-words.ts"

const MAX_CANDIDATES = 5
const MAX_COMPARED = 24
const MAX_WORDS = 30
/** From this confidence on a match is `likely`: below it `npm run eval:match` finds wrong ones. */
const LIKELY = 0.9
/** Share of the words' weight that must be found. */
const MIN_SCORE = 0.55

// Logarithms of probabilities, as those in `edit-cost.ts` and `score-words.ts`.
/** That a number is none of ours: typos that cost more are not believed. */
const UNKNOWN_NUMBER = 9
/** That a number says nothing of the part that is meant. */
const NO_NUMBER_PENALTY = 14
/** By so much another part fits a description better that does not agree with the number. */
const DISAGREES = 8

/** A part that may be meant, by the logarithm of how probable that is. */
interface WeighedPart {
  place: number
  weight: number
  hit?: NumberHit | undefined
}

/** The text of a row beside its number. */
interface Description {
  text: string
  words: QueryWord[]
}

/** Matches rows of lists with the parts of the index. */
export class PartMatcher {
  readonly #index: CatalogueIndex
  #words: WordScorer
  #changes: number

  constructor(index: CatalogueIndex) {
    this.#index = index
    this.#words = new WordScorer(index)
    this.#changes = index.changes
  }

  match(row: AskedRow): RowMatch {
    this.#followIndex()
    const { number = "", manufacturer = "", description = "" } = withoutBrackets(row)
    const described = this.#describe(`${manufacturer} ${description}`)
    const same = this.#madeBy(this.#sameNumber(number), manufacturer)
    if (same.length > 0) return this.#matchNumber(same, number, described)
    const near = nearNumbers(this.#index, number)
    if (near.size > 0 || described.words.length > 0)
      return this.#matchNearest(near, described, number.trim() === "" ? 0 : NO_NUMBER_PENALTY)
    return this.#matchName(number)
  }

  #followIndex(): void {
    if (this.#changes === this.#index.changes) return
    this.#words = new WordScorer(this.#index)
    this.#changes = this.#index.changes
  }

  #describe = (text: string): Description => ({
    text,
    words: this.#words.queryWords(readWords(text).slice(0, MAX_WORDS)),
  })

  #sameNumber(number: string): number[] {
    const key = exactKey(number)
    const mark = numberMark(key)
    if (mark === undefined) return []
    const { words, columns, isOnSale } = this.#index
    return words.placesOf(mark).filter((place) => {
      const { sku = "", mpn = "" } = columns.shown[place] ?? {}
      return isOnSale(place) && [sku, mpn].some((known) => exactKey(known) === key)
    })
  }

  /** Keeps those of the maker, where some of several are. */
  #madeBy(same: readonly number[], manufacturer: string): readonly number[] {
    const { words } = this.#describe(same.length > 1 ? manufacturer : "")
    const own = same.filter((place) => this.#words.wordsOf(place, words).length === words.length)
    return own.length > 0 ? own : same
  }

  /** Takes the only part with this number, unless the description contradicts it. */
  #matchNumber(same: readonly number[], number: string, { words }: Description): RowMatch {
    const hit: NumberHit = { kind: "same", cost: 0, number }
    const weighed = likeliestFirst(
      same.map((place) => ({ place, hit, weight: this.#words.scoreOf(place, words) })),
    ).slice(0, MAX_CANDIDATES)
    const { best } = this.#words.rank(words, MAX_CANDIDATES - weighed.length)
    const [{ weight = 0 } = {}] = weighed
    const disagrees = words.length > 1 && (best[0]?.score ?? -Infinity) - weight > DISAGREES
    const confidences = disagrees ? weighed.map(() => LIKELY / same.length) : confidencesOf(weighed)
    const meant = weighed.map((one, at) =>
      this.#candidate(one, words, confidences[at] ?? 0, disagrees),
    )
    if (!disagrees) return matchOf(same.length > 1 ? "choose" : "exact", meant)
    const described = best
      .filter(({ place }) => !same.includes(place) && this.#saysEnough(place, words))
      .map(({ place }) => this.#candidate({ place, weight: 0 }, words, 0))
    return matchOf(same.length > 1 ? "choose" : "likely", [...meant, ...described])
  }

  /** Weighs parts by near numbers, by words, or by both. */
  #matchNearest(
    near: ReadonlyMap<number, NumberHit>,
    { text, words }: Description,
    penalty: number,
  ): RowMatch {
    const { best, logRest } = this.#words.rank(words, MAX_COMPARED)
    const unlikely = Math.log(this.#index.count) + penalty
    const copied = (place: number) => copiedFrom(text, this.#index.columns.shown[place]?.name ?? "")
    const ranked = best.map((one) => ({ ...one, copied: copied(one.place) }))
    const most = Math.max(...ranked.map((one) => one.copied))
    const numbered = Array.from(near, ([place, hit]) => {
      const score = words.length > 0 ? this.#words.scoreOf(place, words) : 0
      return { place, hit, weight: score - hit.cost + Math.min(0, copied(place) - most) }
    })
    const described = ranked
      .filter(({ place }) => !near.has(place) && this.#saysEnough(place, words))
      .map((one) => ({ place: one.place, weight: one.score - unlikely + one.copied - most }))
    const weighed = likeliestFirst([...numbered, ...described])
    const others = [penalty === 0 ? 0 : -UNKNOWN_NUMBER, logRest - unlikely]
    const confidences = confidencesOf(weighed, others)
    const candidates = weighed
      .slice(0, MAX_CANDIDATES)
      .map((one, at) => this.#candidate(one, words, confidences[at] ?? 0))
    return matchOf((confidences[0] ?? 0) >= LIKELY ? "likely" : "choose", candidates)
  }

  /** A name may stand where a number should; it is likely where exactly one part has it. */
  #matchName(number: string): RowMatch {
    const described = this.#describe(number)
    if (described.words.length < 2) return matchOf("none", [])
    const { candidates } = this.#matchNearest(new Map(), described, 0)
    const named = candidates.filter(({ name }) => looseKey(name) === looseKey(number))
    const isOnly = named.length === 1 && named[0] === candidates[0]
    return matchOf(isOnly ? "likely" : "choose", candidates)
  }

  #saysEnough = (place: number, words: readonly QueryWord[]): boolean =>
    weightOf(this.#words.wordsOf(place, words)) >= MIN_SCORE * weightOf(words)

  #candidate(
    { place, hit }: WeighedPart,
    words: readonly QueryWord[],
    confidence: number,
    disagrees = false,
  ): MatchCandidate {
    const part = this.#index.columns.shown[place]
    if (!part) throw new Error("a part was proposed that is not in the index")
    const found = new Set(this.#words.wordsOf(place, words))
    const missing = words.filter((word) => !found.has(word))
    const texts = { found: textsOf([...found]), missing: textsOf(missing) }
    const { id: partId, sku, mpn, name } = part
    const why = {
      ...(hit && { number: hit }),
      ...(words.length > 0 && { words: texts }),
      ...(disagrees && { disagrees }),
    }
    return { partId, sku, mpn, name, confidence, why }
  }
}

const BRACKETED = /^\[([^[\]]{1,60})\](.*)/

/** Divides `[CA-F-120] Breva 120`, as Odoo writes a part. */
function withoutBrackets(row: AskedRow): AskedRow {
  const [, number, name = ""] = BRACKETED.exec(row.number?.trim() ?? "") ?? []
  return number === undefined
    ? row
    : { ...row, number, description: row.description || name.trim() }
}

/** How probable each part is, among these and the other possibilities. */
function confidencesOf(parts: readonly WeighedPart[], others: readonly number[] = []): number[] {
  const top = Math.max(...parts.map(({ weight }) => weight), ...others)
  const shares = parts.map(({ weight }) => Math.exp(weight - top))
  const known = shares.reduce((sum, share) => sum + share, 0)
  const sum = others.reduce((all, weight) => all + Math.exp(weight - top), known)
  return shares.map((share) => share / sum)
}

const likeliestFirst = (parts: readonly WeighedPart[]): WeighedPart[] =>
  parts.toSorted((one, other) => other.weight - one.weight)

const textsOf = (words: readonly QueryWord[]): string[] => words.map(({ text }) => text)

const weightOf = (words: readonly QueryWord[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0)
