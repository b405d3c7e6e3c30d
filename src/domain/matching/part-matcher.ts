import { copiedFrom } from "./copied-name.ts"
import type { AskedRow, MatchCandidate, MatchedPart, RowMatch, ShownPart } from "./matched-part.ts"
import { type NumberHit, NumberIndex } from "./number-index.ts"
import { typedNumbers, wordsBesides } from "./part-words.ts"
import { readWords } from "./read-words.ts"
import {
  confidencesOf,
  likeliestFirst,
  NOTHING,
  outcome,
  type WeighedPart,
} from "./weighed-parts.ts"
import { type AskedWord, WordIndex } from "./word-index.ts"

const MAX_CANDIDATES = 5
const MAX_COMPARED = 24
const MAX_WORDS = 30
/** From this confidence on it is `likely`: below it `npm run eval:match` finds wrong ones. */
const LIKELY = 0.9

// Logarithms of probabilities, as those in `edit-cost.ts` and `word-index.ts`.
/** That a number is none of ours: slips that cost more are not believed. */
const NOT_OURS = 9
/** That a number says nothing of the part that is meant. */
const NUMBER_SAYS_NOTHING = 14
/** So much better another part fits a description that does not agree. */
const DISAGREES = 8
/** Of what the words say, so much must be found. */
const MIN_SCORE = 0.55

/** What a row says of the part it means, beside its number. */
interface Told {
  text: string
  words: AskedWord[]
}

/** The parts on sale, to be matched with the rows of lists. */
export class PartMatcher {
  #parts: (ShownPart | undefined)[] = []
  #documents = new Map<string, number>()
  #numbers = new NumberIndex()
  #words = new WordIndex()

  put(part: MatchedPart): void {
    this.remove(part.id)
    const { id, sku, mpn } = part
    const document = this.#parts.push({ id, sku, mpn, name: part.name }) - 1
    this.#documents.set(id, document)
    this.#numbers.add(document, [sku, ...(mpn ? [mpn] : [])], typedNumbers(part))
    const name = readWords(part.name)
    this.#words.add(document, name, wordsBesides(part, name))
  }

  remove(partId: string): void {
    const document = this.#documents.get(partId)
    if (document === undefined) return
    this.#documents.delete(partId)
    this.#parts[document] = undefined
  }

  get count(): number {
    return this.#documents.size
  }

  /** Whether parts that are gone, or came anew, take up so much room that it should begin afresh. */
  get needsRebuild(): boolean {
    return this.#parts.length > 1000 + 1.5 * this.#documents.size
  }

  match({ number = "", manufacturer = "", description = "" }: AskedRow): RowMatch {
    const told = this.#told(`${manufacturer} ${description}`)
    const same = this.#numbers.same(number).filter(this.#isThere)
    if (same.length > 0) return this.#ofNumber(same, number, told)
    const near = new Map([...this.#numbers.near(number)].filter(([part]) => this.#isThere(part)))
    if (near.size > 0 || told.words.length > 0)
      return this.#nearest(near, told, number.trim() === "" ? 0 : NUMBER_SAYS_NOTHING)
    return this.#named(number)
  }

  #isThere = (document: number): boolean => this.#parts[document] !== undefined

  #told(text: string): Told {
    const words = this.#words.asked(readWords(text).slice(0, MAX_WORDS))
    return { text, words }
  }

  /** One part is taken without a look, unless the row contradicts itself. */
  #ofNumber(same: readonly number[], number: string, { words }: Told): RowMatch {
    const hit: NumberHit = { kind: "same", cost: 0, number }
    const weighed = likeliestFirst(
      same.map((document) => ({ document, hit, weight: this.#words.scoreOf(document, words) })),
    ).slice(0, MAX_CANDIDATES)
    const { best } = this.#words.rank(words, MAX_CANDIDATES - weighed.length, this.#isThere)
    const [{ weight = 0 } = {}] = weighed
    const disagrees = words.length > 1 && (best[0]?.score ?? -Infinity) - weight > DISAGREES
    const confidences = disagrees ? weighed.map(() => LIKELY / same.length) : confidencesOf(weighed)
    const meant = weighed.map((one, at) =>
      this.#candidate(one, words, confidences[at] ?? 0, disagrees),
    )
    if (!disagrees) return outcome(same.length > 1 ? "choose" : "exact", meant)
    const described = best
      .filter(({ document }) => !same.includes(document) && this.#saysEnough(document, words))
      .map(({ document }) => this.#candidate({ document, weight: 0 }, words, 0))
    return outcome(same.length > 1 ? "choose" : "likely", [...meant, ...described])
  }

  /** By numbers that are near, by words, or by both. */
  #nearest(near: ReadonlyMap<number, NumberHit>, { text, words }: Told, silence: number): RowMatch {
    const { best, logRest } = this.#words.rank(words, MAX_COMPARED, this.#isThere)
    const unlikely = Math.log(this.#documents.size) + silence
    const copied = (document: number) => copiedFrom(text, this.#parts[document]?.name ?? "")
    const ranked = best.map((one) => ({ ...one, copied: copied(one.document) }))
    const most = Math.max(...ranked.map((one) => one.copied))
    const numbered = Array.from(near, ([document, hit]) => {
      const told = words.length > 0 ? this.#words.scoreOf(document, words) : 0
      const weight = told - hit.cost + Math.min(0, copied(document) - most)
      return { document, hit, weight }
    })
    const described = ranked
      .filter(({ document }) => !near.has(document) && this.#saysEnough(document, words))
      .map((one) => ({
        document: one.document,
        weight: one.score - unlikely + one.copied - most,
      }))
    const weighed = likeliestFirst([...numbered, ...described])
    const others = [silence === 0 ? 0 : -NOT_OURS, logRest - unlikely]
    const confidences = confidencesOf(weighed, others)
    const candidates = weighed
      .slice(0, MAX_CANDIDATES)
      .map((one, at) => this.#candidate(one, words, confidences[at] ?? 0))
    return outcome((confidences[0] ?? 0) >= LIKELY ? "likely" : "choose", candidates)
  }

  /** A name may stand where a number should, which is worth a look. */
  #named(number: string): RowMatch {
    const told = this.#told(number)
    if (told.words.length < 2) return NOTHING
    return outcome("choose", this.#nearest(new Map(), told, 0).candidates)
  }

  #saysEnough(document: number, asked: readonly AskedWord[]): boolean {
    return sayOf(this.#words.wordsIn(document, asked)) >= MIN_SCORE * sayOf(asked)
  }

  #candidate(
    { document, hit }: WeighedPart,
    asked: readonly AskedWord[],
    confidence: number,
    disagrees = false,
  ): MatchCandidate {
    const part = this.#parts[document]
    if (!part) throw new Error("a part that is gone was proposed")
    const found = new Set(this.#words.wordsIn(document, asked))
    const missing = asked.filter((word) => !found.has(word))
    const texts = { found: textsOf([...found]), missing: textsOf(missing) }
    const { id: partId, sku, mpn, name } = part
    const why = {
      ...(hit && { number: hit }),
      ...(asked.length > 0 && { words: texts }),
      ...(disagrees && { disagrees }),
    }
    return { partId, sku, mpn, name, confidence, why }
  }
}

const textsOf = (words: readonly AskedWord[]): string[] => words.map(({ text }) => text)

const sayOf = (words: readonly AskedWord[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0)
