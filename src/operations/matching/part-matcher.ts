import { isFiller } from "#domain/catalogue/filler-words.ts"
import { hasDigit, isPartNumber } from "#domain/matching/cell-kinds.ts"
import { contradicts } from "#domain/matching/contradictions.ts"
import { copyScorer } from "#domain/matching/copied-name.ts"
import { looseKey, mayBePartNumber, splitBracketed } from "#domain/matching/part-marks.ts"
import { readWords } from "#domain/matching/read-words.ts"
import {
  type MatchCandidate,
  matchOf,
  type NumberHit,
  type RequestedRow,
  type RowMatch,
} from "#domain/matching/row-match.ts"
import type { CatalogueIndex } from "../catalogue/search-index/catalogue-index.ts"
import { nearNumbers, slotsWithNumber } from "../catalogue/search-index/near-numbers.ts"
import { type QueryWord, WordScorer } from "./score-words.ts"

const MAX_CANDIDATES = 5
const MAX_COMPARED = 24
const MAX_WORDS = 30
/** Minimum confidence of a `likely` match. `npm run eval:match` finds wrong matches below it. */
const LIKELY = 0.9
/** Minimum share of the words' weight that a part must contain. */
const MIN_SCORE = 0.55

// The following are logarithms of probabilities, like those in `edit-cost.ts` and `score-words.ts`.
/** Cost of an unknown number. A typo that costs more is not assumed. */
const UNKNOWN_NUMBER = 9
/** Penalty if a number does not identify the part. */
const NO_NUMBER_PENALTY = 14
/** Minimum lead in score of another part for the description to contradict the number. */
const DISAGREES = 8

/** Maximum number of parts, about, that share the name of a model. */
const MAX_OF_MODEL = 4
const MODEL = /^(?=\D*\d)(?=[\d.]*\p{L})[\p{L}\d]{5,}$/u
const FOR = /(?<!\p{L})(?:for|für|pour|para|per|voor|dla|till|til)(?!\p{L})/iu
/** Minimum length of a number that identifies a part within a description. */
const MIN_NUMBER_LENGTH = 8

/** A candidate, weighted by the logarithm of its probability. */
interface WeighedPart {
  slot: number
  weight: number
  hit?: NumberHit | undefined
}

/** Text of a row without its number. */
interface Description {
  text: string
  words: QueryWord[]
}

export class PartMatcher {
  readonly #index: CatalogueIndex
  #words: WordScorer
  #changes: number

  constructor(index: CatalogueIndex) {
    this.#index = index
    this.#words = new WordScorer(index)
    this.#changes = index.changes
  }

  match(row: RequestedRow): RowMatch {
    this.#followIndex()
    const { number = "", manufacturer = "", description = "" } = this.#withNumber(row)
    const described = this.#describe(`${manufacturer} ${description}`)
    const same = this.#madeBy(slotsWithNumber(this.#index, number), manufacturer)
    if (same.length > 0) return this.#matchNumber(same, number, described)
    const isNumbered = number.trim() !== ""
    const near = isNumbered ? nearNumbers(this.#index, number) : this.#numbersIn(description)
    const penalty = isNumbered || near.size > 0 ? NO_NUMBER_PENALTY : 0
    if (near.size > 0 || described.words.length > 0)
      return this.#matchNearest(near, described, penalty)
    return this.#matchName(number)
  }

  #followIndex(): void {
    if (this.#changes === this.#index.changes) return
    this.#words = new WordScorer(this.#index)
    this.#changes = this.#index.changes
  }

  /** Finds the number in brackets, or in a description that is the number of one part. */
  #withNumber(row: RequestedRow): RequestedRow {
    const { number = "", description = "" } = row
    if (number.trim() !== "") return withoutBrackets(row)
    const named = splitBracketed(description.trim())
    if (named && isPartNumber(named.number))
      return { ...row, number: named.number, description: named.name }
    const isNumber = /\d/.test(description) && mayBePartNumber(description)
    if (!isNumber || slotsWithNumber(this.#index, description).length !== 1) return row
    return { ...row, number: description, description: "" }
  }

  /** Finds numbers of parts among the words of a description. */
  #numbersIn(description: string): Map<number, NumberHit> {
    const found = new Map<number, NumberHit>()
    for (const text of description.split(/[\s,;()[\]]+/).slice(0, MAX_WORDS)) {
      if (text.length < MIN_NUMBER_LENGTH || !/\d/.test(text) || !/\p{L}/u.test(text)) continue
      for (const slot of slotsWithNumber(this.#index, text).slice(0, MAX_CANDIDATES))
        found.set(slot, { kind: "same", cost: 0, number: text })
    }
    return found
  }

  #describe = (text: string): Description => ({
    text,
    words: this.#words.queryWords(readWords(text).slice(0, MAX_WORDS)),
  })

  /** Keeps the parts of this manufacturer, if any match; otherwise keeps all. */
  #madeBy(same: readonly number[], manufacturer: string): readonly number[] {
    const { words } = this.#describe(same.length > 1 ? manufacturer : "")
    const own = same.filter((slot) => this.#words.wordsOf(slot, words).length === words.length)
    return own.length > 0 ? own : same
  }

  /** Matches the parts with this number, unless the description contradicts it. */
  #matchNumber(same: readonly number[], number: string, { words }: Description): RowMatch {
    const hit: NumberHit = { kind: "same", cost: 0, number }
    const weighed = likeliestFirst(
      same.map((slot) => ({ slot, hit, weight: this.#words.scoreOf(slot, words) })),
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
      .filter(({ slot }) => !same.includes(slot))
      .filter(this.#saysEnough(words))
      .map(({ slot }) => this.#candidate({ slot, weight: 0 }, words, 0))
    return matchOf(same.length > 1 ? "choose" : "likely", [...meant, ...described])
  }

  /** Ranks parts by similar numbers, by words, or by both. */
  #matchNearest(
    near: ReadonlyMap<number, NumberHit>,
    { text, words }: Description,
    penalty: number,
  ): RowMatch {
    const { best, logRest } = this.#words.rank(words, MAX_COMPARED)
    const unlikely = Math.log(this.#index.count) + penalty
    const scoreCopy = copyScorer(text)
    const copied = (slot: number) => scoreCopy(this.#index.columns.shown[slot]?.name ?? "")
    const ranked = best.map((one) => ({ ...one, copied: copied(one.slot) }))
    const most = Math.max(...ranked.map((one) => one.copied))
    const numbered = Array.from(near, ([slot, hit]) => {
      const score = words.length > 0 ? this.#words.scoreOf(slot, words) : 0
      return { slot, hit, weight: score - hit.cost + Math.min(0, copied(slot) - most) }
    })
    const described = ranked
      .filter(({ slot }) => !near.has(slot))
      .filter(this.#saysEnough(words))
      .map((one) => ({ slot: one.slot, weight: one.score - unlikely + one.copied - most }))
    const weighed = likeliestFirst([...numbered, ...described])
    const others = [penalty === 0 ? 0 : -UNKNOWN_NUMBER, logRest - unlikely]
    const confidences = confidencesOf(weighed, others)
    const candidates = weighed
      .slice(0, MAX_CANDIDATES)
      .map((one, at) => this.#candidate(one, words, confidences[at] ?? 0))
    const isLikely = (confidences[0] ?? 0) >= LIKELY
    const [{ slot } = { slot: 0 }] = weighed
    const isOther = () => this.#isContradicted(slot, words) || this.#isAccessory(slot, text)
    return matchOf(isLikely && !isOther() ? "likely" : "choose", candidates)
  }

  /** Reports whether a text names something else for the part: `cable for RM750e`. */
  #isAccessory(slot: number, text: string): boolean {
    const [named = "", ...purpose] = text.split(FOR)
    if (purpose.length === 0) return false
    return this.#words.wordsOf(slot, this.#describe(named).words).length === 0
  }

  #isContradicted(slot: number, words: readonly QueryWord[]): boolean {
    const { name = "", sku = "", mpn = "" } = this.#index.columns.shown[slot] ?? {}
    const number = new Set(readWords(`${sku} ${mpn}`).map(({ word }) => word))
    const row = words.filter(({ text }) => !number.has(text))
    return contradicts(
      row.map(spellingsOf),
      readWords(name).map(({ word, others }) => [word, ...others]),
    )
  }

  /** Matches a name in the number column. Such a match always needs confirmation. */
  #matchName(number: string): RowMatch {
    const described = this.#describe(number)
    if (described.words.length < 2) return matchOf("none", [])
    const { candidates } = this.#matchNearest(new Map(), described, 0)
    const named = candidates.filter(({ name }) => looseKey(name) === looseKey(number))
    const isOnly = named.length === 1 && named[0] === candidates[0]
    return matchOf(isOnly ? "likely" : "choose", candidates)
  }

  /** Selects the parts that have most of the telling words, or one that names a model of few parts: `P1000GM`. */
  #saysEnough(words: readonly QueryWord[]): (part: { slot: number }) => boolean {
    const telling = words.filter((word) => !isAddition(word))
    const rare = Math.log(this.#index.count / MAX_OF_MODEL)
    const models = telling.filter(({ text, weight }) => weight > rare && MODEL.test(text))
    return ({ slot }) => {
      const found = this.#words.wordsOf(slot, telling)
      // A single word identifies no name among added words.
      if (found.length < 2) return weightOf(found) >= MIN_SCORE * weightOf(words)
      const isOfModel = models.some((model) => found.includes(model))
      return isOfModel || weightOf(found) >= MIN_SCORE * weightOf(telling)
    }
  }

  #candidate(
    { slot, hit }: WeighedPart,
    words: readonly QueryWord[],
    confidence: number,
    disagrees = false,
  ): MatchCandidate {
    const part = this.#index.columns.shown[slot]
    if (!part) throw new Error("a part was proposed that is not in the index")
    const found = new Set(this.#words.wordsOf(slot, words))
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

function withoutBrackets(row: RequestedRow): RequestedRow {
  const part = splitBracketed(row.number?.trim() ?? "")
  return part ? { ...row, number: part.number, description: row.description || part.name } : row
}

/** Returns the probability of each part, relative to these parts and the other possibilities. */
function confidencesOf(parts: readonly WeighedPart[], others: readonly number[] = []): number[] {
  const top = Math.max(...parts.map(({ weight }) => weight), ...others)
  const shares = parts.map(({ weight }) => Math.exp(weight - top))
  const known = shares.reduce((sum, share) => sum + share, 0)
  const sum = others.reduce((all, weight) => all + Math.exp(weight - top), known)
  return shares.map((share) => share / sum)
}

const likeliestFirst = (parts: readonly WeighedPart[]): WeighedPart[] =>
  parts.toSorted((one, other) => other.weight - one.weight)

/** Returns whether a word may be added to any name: it is in no part's words and has no figure. */
const isAddition = ({ text, alternatives }: QueryWord): boolean =>
  (alternatives.length === 0 && !hasDigit(text)) || isFiller(text)

const spellingsOf = ({ text, alternatives }: QueryWord): string[] => [
  text,
  ...alternatives.map(({ word }) => word),
]

const textsOf = (words: readonly QueryWord[]): string[] => words.map(({ text }) => text)

const weightOf = (words: readonly QueryWord[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0)
