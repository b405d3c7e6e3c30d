import { isFiller } from "#domain/catalogue/filler-words.ts"
import { readConnectedFit, withoutAccompaniment } from "#domain/catalogue/fit-words.ts"
import { readPurpose } from "#domain/catalogue/purpose-words.ts"
import {
  isTradeTerm,
  knownWords,
  namedCategories,
  namedKinds,
  nameNetworkCards,
  plainWords,
  readTerms,
  type SearchTerm,
  withoutAccents,
} from "#domain/catalogue/search-terms.ts"
import { unitSpellings } from "#domain/catalogue/search-units.ts"
import { editCost } from "#domain/matching/edit-cost.ts"
import { looseKey } from "#domain/matching/part-marks.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import { matchesAny } from "./search-index/match-words.ts"
import { nearNumbers } from "./search-index/near-numbers.ts"
import type { CategoryCount, PartSearch } from "./search-index/part-search.ts"
import { NAME_WORDS } from "./search-index/word-index.ts"

/** Search words that replace words without results. */
export interface Correction {
  words: string
  /** Words that were left out. */
  dropped: string[]
}

const MAX_CORRECTIONS = 3
/** Maximum number of words left out beside a category: `keyboard so my coworkers don't hear me`. */
const MAX_DROPPED = 6
const MAX_WORDS = 12
/** Letters only: a wrong number is not replaced by another here. Longer texts are not words. */
const WORD = /(?<![\p{L}\p{N}])\p{L}{3,24}(?![\p{L}\p{N}])/gu
const SPELLED = /^\p{L}{3,24}$/u
/** In shorter words, two typos match too many other words. */
const MIN_LENGTH_OF_TWO_TYPOS = 7
/** Every typo costs 1. */
const ONE_EACH = { lookAlike: 1, swap: 1, missing: 1, doubled: 1, other: 1, unlikely: 1 }

const MIN_NUMBER_LENGTH = 6
const MAX_NUMBER_LENGTH = 60
const MAX_NUMBERS = 5
/** Minimum share of the typed number that must be a known beginning. */
const MIN_BEGINNING_SHARE = 0.7
/** A beginning that more parts share belongs to a manufacturer, not to one product. */
const MAX_SHARING = 20
/**
 * As certain as a `likely` match of quick order: the next number, and no match at all, are each nine times less likely.
 */
const MAX_NUMBER_COST = 6.8
const MIN_COST_AHEAD = 2.2

export const unfilteredSearch: PartSearch = {
  words: "",
  orderable: false,
  facets: [],
  order: "featured",
  limit: 0,
  offset: 0,
}

/**
 * Corrects typos and part numbers, then drops words until something is found; undefined if nothing helps. Filters of
 * the search may narrow what `finds` accepts.
 */
export function correctSearch(
  index: CatalogueIndex,
  typed: string,
  finds: (words: string) => boolean = (words) => matchesAny(index, words),
): Correction | undefined {
  const text = nameNetworkCards(typed.trim().toLowerCase())
  if (text === "" || finds(text)) return undefined
  if (text.split(/\s+/).length > MAX_WORDS) return correctBeginning(index, text, finds)
  const numbers = findNumbers(index, text)
  if (numbers !== undefined) return { words: numbers, dropped: [] }
  const words = correctWords(index, text)
  if (finds(words)) return { words, dropped: [] }
  const forPurpose = readPurpose(words)
  if (!forPurpose) return dropWords(index, text, words, finds)
  const { words: wanted, purpose } = forPurpose
  if (finds(wanted)) return { words: wanted, dropped: purpose }
  const left = dropWords(index, wanted, wanted, finds)
  return left && { ...left, dropped: [...left.dropped, ...purpose] }
}

/** Corrects the first words of a long text only: titles of other shops begin with the brand and the model. */
function correctBeginning(
  index: CatalogueIndex,
  text: string,
  finds: (words: string) => boolean,
): Correction | undefined {
  const words = text.split(/\s+/)
  const beginning = words.slice(0, MAX_WORDS).join(" ")
  const dropped = words.slice(MAX_WORDS).filter((word) => !isFiller(word))
  const found = finds(beginning)
    ? { words: beginning, dropped: [] }
    : correctSearch(index, beginning, finds)
  return found && { ...found, dropped: [...found.dropped, ...dropped] }
}

/** Beside a category alone, fewer parts are there by chance: `cpu for gaming`. */
const MIN_FOR_PURPOSE = 3

/** Leaves out the purpose if hardly any part of the named category is found with it. */
export function withoutPurpose(
  typed: string,
  found: readonly CategoryCount[],
  finds: (words: string) => boolean,
): Correction | undefined {
  const forPurpose = readPurpose(typed)
  const { words, purpose } = forPurpose ?? withoutGaming(typed)
  const kinds = new Set(purpose.length > 0 ? namedCategories(words) : [])
  if (kinds.size === 0) return undefined
  const named = found.filter(({ name }) => kinds.has(`=category:${name.toLowerCase()}`))
  const total = named.reduce((sum, { count }) => sum + count, 0)
  const least = forPurpose && isTradeTerm(words) ? MIN_FOR_PURPOSE : 1
  return total < least && finds(words) ? { words, dropped: purpose } : undefined
}

/** Splits off words such as `gaming`, which few names contain: `gaming laptop ram`. */
function withoutGaming(typed: string): { words: string; purpose: string[] } {
  const words = typed.trim().split(/\s+/)
  const isGaming = (word: string) =>
    readTerms(word).some((term) => [term.words, ...term.phrases].flat().includes("gaming"))
  const purpose = words.filter(isGaming)
  return { words: words.filter((word) => !purpose.includes(word)).join(" "), purpose }
}

/** Returns the numbers that were probably meant: similar ones, or those with the same beginning. */
function findNumbers(index: CatalogueIndex, text: string): string | undefined {
  const key = looseKey(text)
  if (key.length < MIN_NUMBER_LENGTH || !/\d/.test(key) || key.length > MAX_NUMBER_LENGTH)
    return undefined
  const hits = [...nearNumbers(index, text).values()].toSorted((a, b) => a.cost - b.cost)
  const [nearest] = hits
  if (!nearest || nearest.cost > MAX_NUMBER_COST) return commonBeginning(index, text)
  const meant = hits.filter(({ cost }) => cost - nearest.cost < MIN_COST_AHEAD)
  const numbers = new Set(meant.slice(0, MAX_NUMBERS).map(({ number }) => number))
  return [...numbers].join(" ")
}

/** Returns the longest known beginning of the number, if few parts share it. */
function commonBeginning(index: CatalogueIndex, text: string): string | undefined {
  if (/\s/.test(text)) return undefined
  const least = Math.max(MIN_NUMBER_LENGTH, Math.ceil(text.length * MIN_BEGINNING_SHARE))
  for (let length = text.length - 1; length >= least; length -= 1) {
    const beginning = text.slice(0, length)
    const mark = `=number:${looseKey(beginning).toLowerCase()}`
    if (!index.words.hasBeginning(mark)) continue
    const numbers = [...index.words.listsBeginning(mark)].length
    return numbers <= MAX_SHARING && matchesAny(index, beginning) ? beginning : undefined
  }
  return undefined
}

/** Replaces words in lower case that nothing matches by those that were probably meant. */
export function correctWords(index: CatalogueIndex, text: string): string {
  const named = new Set(index.categories.things.flatMap((name) => plainWords(name.toLowerCase())))
  const isKnown = (word: string) =>
    knownWords.has(word) || named.has(word) || isFiller(word) || Object.hasOwn(unitSpellings, word)
  const corrections = new Map<string, string>()
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    if (isKnown(word) || corrections.size === MAX_CORRECTIONS || matchesAny(index, word)) continue
    const [before = ""] = text.slice(0, at).trim().split(/\s+/).slice(-1)
    const [behind = ""] = text
      .slice(at + word.length)
      .trim()
      .split(/\s+/)
    const isPair = (words: string) => words.trim().includes(" ") && isTradeTerm(words)
    const isInTerm = (meant: string) => isPair(`${before} ${meant}`) || isPair(`${meant} ${behind}`)
    const nearest = nearestWord(index, word, [...knownWords, ...named], isInTerm)
    if (nearest !== undefined) corrections.set(word, nearest)
  }
  return text
    .replaceAll(WORD, (word) => corrections.get(word) ?? word)
    .replaceAll(JOINED, (word) => splitWord(index, word, isKnown))
}

/** Matches words that may be two: `ddr5rdimm`. */
const JOINED = /(?<![\p{L}\p{N}])(?=[\p{N}]{0,24}\p{L})[\p{L}\p{N}]{6,24}(?![\p{L}\p{N}])/gu
const MIN_HALF_LENGTH = 3

/** Splits a word that nothing matches into two known words; returns it unchanged if there are none. */
function splitWord(
  index: CatalogueIndex,
  word: string,
  isKnown: (word: string) => boolean,
): string {
  if (isKnown(word) || matchesAny(index, word)) return word
  const isWord = (half: string) => isKnown(half) || index.words.has(NAME_WORDS.mark + half)
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at += 1) {
    const first = word.slice(0, at)
    const second = word.slice(at)
    if (isWord(first) && isWord(second) && matchesAny(index, `${first} ${second}`))
      return `${first} ${second}`
  }
  return word
}

/**
 * Finds the word that was meant: one that is a term with its neighbour if there are any, such as `graphics` of `grafics
 * card`; then among words with the fewest typos, the most frequent one in names.
 */
function nearestWord(
  index: CatalogueIndex,
  typed: string,
  known: readonly string[],
  isInTerm: (word: string) => boolean,
): string | undefined {
  const limit = typed.length < MIN_LENGTH_OF_TWO_TYPOS ? 1 : 2
  // A short word with an accent is of another language, not an English name with a typo.
  const isForeign = typed.length < MIN_LENGTH_OF_TWO_TYPOS && /[^a-z]/.test(typed)
  const plain = withoutAccents(typed)
  const named = isForeign
    ? []
    : index.words
        .near(NAME_WORDS, plain, { limit, typos: limit, costs: ONE_EACH })
        .filter(({ text }) => SPELLED.test(text))
  const costs = new Map(named.map(({ text, cost }) => [text, cost]))
  for (const word of known)
    if (!costs.has(word)) costs.set(word, editCost(soundOf(plain), soundOf(word), limit, ONE_EACH))
  const near = [...costs].filter(([, cost]) => cost <= limit)
  const inTerm = near.filter(([word]) => isInTerm(word))
  const likely = inTerm.length > 0 ? inTerm : near
  const least = Math.min(...likely.map(([, cost]) => cost))
  const nearest = likely.filter(([, cost]) => cost === least).map(([word]) => word)
  const count = (word: string) => index.words.slotsOf(NAME_WORDS.mark + word).length
  // A missing letter is more probable than an extra one.
  const cost = (word: string) => editCost(typed, word, Infinity)
  return nearest.toSorted((a, b) => count(b) - count(a) || cost(a) - cost(b))[0]
}

/** Writes a word as it sounds: `graphic` as `grafic`. */
const soundOf = (word: string): string => withoutAccents(word).replaceAll("ph", "f")

/**
 * Drops the least significant of the corrected words, so that the rest finds something. Tries to drop whole terms
 * first, then single words.
 */
function dropWords(
  index: CatalogueIndex,
  typed: string,
  corrected: string,
  findsText: (text: string) => boolean,
): Correction | undefined {
  const words = corrected.split(/\s+/)
  const typedWords = typed.split(/\s+/)
  const kinds = new Set(namedKinds(readTerms(corrected)))
  const wanted = new Set(wantedKinds(corrected))
  const finds: Finds = (places) => findsText(textAt(words, places))
  const each = words.map((_, at) => [at])
  const whole = splitTerms(index, words)
  for (const split of whole.length < each.length ? [whole, each] : [each]) {
    const terms = split.map((places) => ({
      places,
      importance: importanceOf(index, textAt(words, places), kinds),
    }))
    for (const kept of keptPlaces(terms, finds)) {
      const dropped = typedWords.filter((word, at) => !kept.includes(at) && !isFiller(word))
      const keptKinds = namedKinds(readTerms(textAt(words, kept)))
      const isOfCategory = wanted.size === 0 || keptKinds.some((kind) => wanted.has(kind))
      const isKept = ({ places }: RankedTerm) => places.some((at) => kept.includes(at))
      const droppedTerms = terms.filter((term) => !isKept(term) && term.importance > 0)
      const keptTerms = terms.filter(isKept)
      const most = keptKinds.length > 0 ? Math.max(keptTerms.length, MAX_DROPPED) : keptTerms.length
      if (kept.length > 0 && droppedTerms.length <= most && isOfCategory)
        return { words: textAt(words, withoutEmptyEnd(words, kept)), dropped }
    }
  }
  return undefined
}

/** Returns the marks of the categories that are wanted, and therefore never dropped. */
function wantedKinds(text: string): string[] {
  const wanted = withoutAccompaniment(text)
  const before = namedCategories(readConnectedFit(wanted)?.wanted ?? "")
  return before.length > 0 ? before : namedCategories(wanted)
}

/** Leaves out the last words if they find nothing of their own: `keyboard so my`. */
const withoutEmptyEnd = (words: readonly string[], places: readonly number[]): number[] =>
  places.slice(0, places.findLastIndex((at) => !isFiller(words[at] ?? "")) + 1)

/** Yields positions of words that find something together, the best choice first. */
function* keptPlaces(terms: readonly RankedTerm[], finds: Finds): Generator<number[]> {
  const ranked = terms.toSorted(
    (a, b) => b.importance - a.importance || b.places.length - a.places.length,
  )
  yield allButOne(ranked, finds)
  yield longestThatFinds(ranked, finds)
  const categories = ranked.filter(({ importance }) => importance === CATEGORY)
  const others = ranked.filter(({ importance }) => importance !== CATEGORY)
  if (categories.length > 0) yield longestThatFinds([...categories, ...others], finds)
}

interface RankedTerm {
  /** Positions of its words in the search. */
  places: readonly number[]
  importance: number
}

type Finds = (places: readonly number[]) => boolean

/**
 * Returns the words without the least important term that can be dropped alone; empty if dropping one is not enough.
 */
function allButOne(terms: readonly RankedTerm[], finds: Finds): number[] {
  const without = (term: RankedTerm) => placesInOrder(terms.filter((other) => other !== term))
  return terms.toReversed().map(without).find(finds) ?? []
}

/** Returns the words of each term that still finds something together with the terms before it. */
function longestThatFinds(terms: readonly RankedTerm[], finds: Finds): number[] {
  const kept: RankedTerm[] = []
  for (const term of terms) if (finds(placesInOrder([...kept, term]))) kept.push(term)
  return placesInOrder(kept)
}

const placesInOrder = (terms: readonly RankedTerm[]): number[] =>
  terms.flatMap(({ places }) => places).toSorted((a, b) => a - b)

const textAt = (words: readonly string[], places: readonly number[]): string =>
  places.map((at) => words[at]).join(" ")

const MAX_TERM_WORDS = 4
const MODEL = 3
const CATEGORY = 2.5
const VALUE = 2.2
const DRIVE_SIZE = 2.1

/** Returns the positions of the words of each term: `sound card` is one term. */
function splitTerms(index: CatalogueIndex, words: readonly string[]): number[][] {
  const isTerm = (text: string) => readTerms(text).length === 1 && matchesAny(index, text)
  const terms: number[][] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_TERM_WORDS, words.length - at)
    while (length > 1 && !isTerm(words.slice(at, at + length).join(" "))) length -= 1
    terms.push(Array.from({ length }, (_, offset) => at + offset))
    at += length
  }
  return terms
}

/**
 * Ranks a model in names highest, then a category, a value, and another word of names. The capacity of a drive outranks
 * its size. A category counts only if the whole search names it: `nvme enclosure` names none.
 */
function importanceOf(index: CatalogueIndex, text: string, kinds: ReadonlySet<string>): number {
  if (isFiller(text)) return 0
  const terms = readTerms(text)
  if (namedKinds(terms).some((kind) => kinds.has(kind))) return CATEGORY
  const isNumber = /^\d/.test(text)
  const hasMeaning = terms.some(({ marks }) => marks.length > 0)
  if (isNumber && hasMeaning && matchesAny(index, text))
    return kinds.has("=category:storage") && terms.some(isInches) ? DRIVE_SIZE : VALUE
  const [word = ""] = plainWords(text)
  const [beginning = ""] = word.split(/(?<=\p{N}{3})(?=\p{L})/u)
  if (!index.words.hasBeginning(NAME_WORDS.mark + beginning)) return 1
  if (hasMeaning || !/\d/.test(word)) return 2
  // A number that only begins others is no model: `9004` of `900489`.
  return /\D/.test(word) || index.words.has(NAME_WORDS.mark + word) ? MODEL : 2
}

const isInches = ({ marks }: SearchTerm): boolean =>
  marks.some((mark) => mark.startsWith("=formfactor:"))
