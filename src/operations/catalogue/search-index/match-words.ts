import { isFiller, isFinalFiller } from "#domain/catalogue/filler-words.ts"
import { phraseMark } from "#domain/catalogue/part-words.ts"
import {
  namedKinds,
  numberMark,
  plainWords,
  readTerms,
  type SearchTerm,
} from "#domain/catalogue/search-terms.ts"
import { modelEndings } from "#domain/catalogue/search-words.ts"
import { emptyWords } from "#domain/catalogue/stop-words.ts"
import {
  type Bits,
  bitOf,
  complement,
  emptyBits,
  intersect,
  intersects,
  listIntersection,
  setBit,
  unite,
} from "./bits.ts"
import type { CatalogueIndex } from "./catalogue-index.ts"
import { excludeWords } from "./exclude-words.ts"
import type { WordMatch } from "./part-search.ts"

/** Shorter pieces occur in too many names to mean anything. */
const MIN_PIECE_LENGTH = 3

/**
 * Finds parts that have all words, complete or as prefixes, or the typed number, or the typed text within their name or
 * number. Returns undefined if nothing was typed.
 */
export function matchWords(
  index: CatalogueIndex,
  typed: string,
  excluded: readonly string[] = [],
): WordMatch | undefined {
  const text = typed.trim().toLowerCase()
  if (text === "" && excluded.length === 0) return undefined
  const key = JSON.stringify([text, ...excluded])
  return index.matches.get(key, () => {
    const match = text === "" ? matchAll(index) : findMatch(index, text)
    return excluded.length > 0 ? excludeWords(index, match, excluded) : match
  })
}

/** Returns whether any part on sale has all words. */
export function matchesAny(index: CatalogueIndex, typed: string): boolean {
  const match = matchWords(index, typed)
  return match === undefined ? index.count > 0 : intersects(match.found, index.onSale())
}

/**
 * Returns whether any part on sale has all words, and those before the number of a limit whole: `max` of `max 140mm`,
 * but not `ab` of `ab 750 W` as the beginning of `ABT-750`.
 */
export function matchesLimit(index: CatalogueIndex, typed: string, limit: string): boolean {
  const { words } = index
  const match = matchWords(index, typed)
  if (!match) return false
  words.clear()
  const before = plainWords(limit.toLowerCase().replace(/\d.*/, ""))
  const whole = words.all(before, (word) => words.byWord(`=name:${word}`, words.byWord(word)))
  const found = whole ? intersect(whole, match.found) : match.found
  return intersects(found, index.onSale())
}

function matchAll(index: CatalogueIndex): WordMatch {
  const none = emptyBits(index.words.slots)
  return { found: complement(none.slice()), numbered: none, titled: none, terms: [] }
}

function findMatch(index: CatalogueIndex, text: string): WordMatch {
  const { words } = index
  words.clear()
  const terms = withoutFillers(readTerms(text), text)
  // A part whose maker states `Monitor` as its number is not meant by `monitor`.
  const isCategory = terms.length > 0 && terms.every(namesCategory)
  const numbered = isCategory ? words.emptyBits() : findByNumber(index, text)
  const titled = findByTitle(index, text)
  const { found, isFiltered } = matchTerms(index, terms)
  const all = unite(found, numbered)
  if (!isFiltered) unite(all, titled)
  // Copies the sets, because the next search overwrites them.
  return { found: all.slice(), numbered: numbered.slice(), titled: titled.slice(), terms }
}

/** Finds parts with this number, or with one of several: `ca-f-120 ca-f-140`. */
function findByNumber(index: CatalogueIndex, text: string): Bits {
  const { words } = index
  const mark = numberMark(text)
  const slots = mark === undefined ? words.emptyBits() : words.byWord(mark)
  const pieces = [...new Set(text.split(SEVERAL))]
  const areNumbers = pieces.every((piece) => /\d/.test(piece))
  if (pieces.length < 2 || pieces.length > MAX_NUMBERS || !areNumbers) return slots
  const each = pieces.map((piece) => words.byWord(numberMark(piece) ?? ""))
  if (each.every((one) => intersects(one, index.onSale())))
    for (const one of each) unite(slots, one)
  return slots
}
const SEVERAL = /[\s,;]+/
const MAX_NUMBERS = 20

/** Omits terms without a meaning; words that names contain only beside other terms. */
function withoutFillers(terms: readonly SearchTerm[], text: string): readonly SearchTerm[] {
  const meaningful = terms.filter(({ words, phrases, marks }) => {
    const isOmitted = text.endsWith(words[0] ?? "") ? isFinalFiller : isFiller
    return phrases.length + marks.length > 0 || !words.every(isOmitted)
  })
  return meaningful.length > 0 ? meaningful : terms.filter(({ words }) => !words.every(isEmpty))
}
const isEmpty = (word: string): boolean => emptyWords.has(word)

/**
 * Finds parts that match every term. A term that filters finds only parts with its marks, unless there are none. If no
 * part then matches all terms, a category counts as a word of names beside whole numbers. If two categories are named,
 * neither filters: one may describe the other.
 */
function matchTerms(index: CatalogueIndex, terms: readonly SearchTerm[]): TermMatch {
  const { words } = index
  const all = (match: (term: SearchTerm) => Bits) => {
    const [first, ...others] = terms.map(match)
    return first ? others.reduce(intersect, first) : words.emptyBits()
  }
  const hasTwoCategories = terms.filter(namesCategory).length > 1
  const filtered = new Map(
    terms
      .filter((term) => term.filters && !(hasTwoCategories && namesCategory(term)))
      .map((term) => [term, words.any(term.marks)] as const)
      .filter(([, slots]) => intersects(slots, index.onSale())),
  )
  if (filtered.size > 0) {
    const found = all((term) => filtered.get(term) ?? matchTerm(index, term))
    if (intersects(found, index.onSale())) return { found, isFiltered: true }
  }
  const isFiltering = filtered.size > 0
  const found = all((term) => {
    if (!namesCategory(term)) return matchTerm(index, term, isFiltering)
    const named = findInNames(index, term)
    return filtered.has(term) ? named : unite(matchTerm(index, term), named)
  })
  return { found, isFiltered: false }
}

/** Finds names with the words of a term, also written as one: `PCCooler`. */
function findInNames({ words }: CatalogueIndex, term: SearchTerm): Bits {
  const joined = words.byPrefix(`=name:${term.words.join("")}`)
  const apart = words.all(term.words, (word) => words.byPrefix(`=name:${word}`))
  return apart ? unite(joined, apart) : joined
}

interface TermMatch {
  found: Bits
  isFiltered: boolean
}

const namesCategory = ({ marks }: SearchTerm): boolean =>
  marks.some((mark) => mark.startsWith("=category:"))

/** Finds several words with a common meaning by this meaning only, if any part has it; other words also as typed. */
function matchTerm(
  index: CatalogueIndex,
  { words: typed, phrases, marks }: SearchTerm,
  isWhole = false,
): Bits {
  const { words } = index
  const found = words.emptyBits()
  for (const phrase of phrases)
    words.byWord(phrase.length > 1 ? phraseMark(phrase) : (phrase[0] ?? ""), found)
  for (const mark of marks) words.byWord(mark, found)
  if (typed.length > 1 && intersects(found, index.onSale())) return found
  const prefixed = words.all(typed, (word) =>
    isWhole && /\d/.test(word) ? words.byWord(word) : findByPrefix(words, word),
  )
  if (prefixed) unite(found, prefixed)
  const isPlain = phrases.length + marks.length === 0
  return isPlain && typed.length === 1 ? addSplitNames(index, typed[0] ?? "", found) : found
}

/** Adds parts whose names write the word as two: `bequiet` finds `be quiet!`. */
function addSplitNames(index: CatalogueIndex, word: string, found: Bits): Bits {
  const { words, columns } = index
  if (!LONG_WORD.test(word)) return found
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at += 1) {
    const left = word.slice(0, at)
    const right = word.slice(at)
    if (!words.has(`=name:${left}`) || !words.hasBeginning(`=name:${right}`)) continue
    const both = intersect(words.byWord(`=name:${left}`), words.byPrefix(`=name:${right}`))
    for (const slot of listIntersection(both, both, index.buffers.slots.dirty(words.slots))) {
      const title = columns.titles[slot] ?? ""
      if (title.includes(`${left} ${right}`) || title.includes(`${left}-${right}`))
        setBit(found, slot)
    }
  }
  return found
}
const LONG_WORD = /^\p{L}{6,24}$/u
const MIN_HALF_LENGTH = 2

/** Numbers that names also write as Roman ones: `Liquid Freezer III`. */
const ROMAN: Readonly<Record<string, string>> = { 2: "ii", 3: "iii", 4: "iv", 5: "v" }

/** Adds to `found` the names that write a word as a Roman number. */
function addRoman(words: CatalogueIndex["words"], word: string, found: Bits): Bits {
  const roman = ROMAN[word]
  return roman === undefined ? found : words.byWord(`=name:${roman}`, found)
}

/** Finds names with a word that begins with this one; a single character must be whole. */
const findInName = (words: CatalogueIndex["words"], word: string): Bits =>
  word.length === 1
    ? addRoman(words, word, words.byWord(`=name:${word}`))
    : words.byPrefix(`=name:${word}`)

/** Adds to `found` the names that write a number as a Roman one or with its unit: `240mm`. */
function addMeasured(words: CatalogueIndex["words"], text: string, found: Bits): Bits {
  if (DIGITS.test(text)) for (const unit of NAME_UNITS) words.byWord(`=name:${text}${unit}`, found)
  return addRoman(words, text, found)
}
const DIGITS = /^\p{N}+$/u
const NAME_UNITS = ["mm", "w", "gb", "tb"]

/**
 * Finds words by prefix. A single letter or digit begins nearly every word, so it must match whole. A plural also finds
 * its singular.
 */
function findByPrefix(words: CatalogueIndex["words"], word: string): Bits {
  if (word.length === 1) return addRoman(words, word, words.byWord(word))
  if (!words.hasBeginning(word)) return findByPieces(words, word)
  const found = words.byPrefix(word)
  const single = SINGULARS.find(([ending]) => ending.test(word))
  return single ? words.byWord(word.replace(...single), found) : found
}

/** Finds models that are written apart or together: `2683v3` finds `2683 v3`. */
function findByPieces(words: CatalogueIndex["words"], word: string): Bits {
  const pieces = word.split(/(?<=\p{N})(?=\p{L})/u)
  const prefixed =
    pieces.length > 1 ? words.all(pieces, (piece) => words.byPrefix(piece)) : undefined
  return prefixed ?? words.emptyBits()
}

const SINGULARS: readonly (readonly [ending: RegExp, single: string])[] = [
  [/(?<=\p{L}{2})ies$/u, "y"],
  [/(?<=(?:s|x|z|ch|sh))es$/, ""],
  [/(?<=\p{L}{2}[^s])s$/u, ""],
]

function findByTitle(index: CatalogueIndex, text: string): Bits {
  const { words, columns } = index
  const [piece = "", ...others] = plainWords(text)
  const found = words.emptyBits()
  if (text.length < MIN_PIECE_LENGTH) return found
  if (piece === text) return words.inName(piece)
  const having = others.map((word, at) =>
    at === others.length - 1 ? words.byPrefix(`=name:${word}`) : words.byWord(`=name:${word}`),
  )
  if (piece.length >= MIN_PIECE_LENGTH) having.push(words.inName(piece))
  const [first = found, ...more] = having
  const all = more.reduce(intersect, first)
  for (const slot of listIntersection(all, all, index.buffers.slots.dirty(words.slots)))
    if (columns.titles[slot]?.includes(text)) setBit(found, slot)
  return found
}

/**
 * Ranks matches by the typed number, then the named category, then all terms complete in the name or a facet, then the
 * exact model before longer ones, then the text within the name, then the most frequent category, then the number of
 * words of the terms that the name has as beginnings of its words.
 */
export function rankMatches(index: CatalogueIndex, match: WordMatch): Uint16Array {
  match.ranks ??= findRanks(index, match)
  return match.ranks
}

function findRanks(
  index: CatalogueIndex,
  { found, numbered, titled, terms, lacking }: WordMatch,
): Uint16Array {
  const { words } = index
  words.clear()
  const ranks = new Uint16Array(words.slots)
  const ranked = listIntersection(found, index.onSale(), index.buffers.ranked.dirty(words.slots))
  const add = (slots: Bits, rank: number) => {
    // An indexed loop without branches is twice as fast for thousands of slots.
    for (let at = 0; at < ranked.length; at += 1) {
      const slot = ranked[at] ?? 0
      ranks[slot] = (ranks[slot] ?? 0) + rank * bitOf(slots, slot)
    }
  }
  add(numbered, 1024)
  add(words.any(namedKinds(terms)), 512)
  if (lacking) add(lacking, 256)
  const [first, ...others] = terms
    .filter((term) => !namesCategory(term))
    .map((term) => findComplete(index, term))
  if (first) add(others.reduce(intersect, first), 128)
  const typed = terms.flatMap((term) => term.words).filter((word) => !isEmpty(word))
  if (typed.some((word) => /\d/.test(word))) {
    const further = modelEndings.filter((word) => !typed.includes(word))
    add(complement(words.any(further.map((word) => `=name:${word}`))), 64)
  }
  add(titled, 32)
  const arePlain = terms.every(({ phrases, marks }) => phrases.length + marks.length === 0)
  if (arePlain) addMainCategory(index, ranked, ranks)
  let left = 15
  for (const term of terms) {
    const shown = term.words.filter((word) => !isEmpty(word)).slice(0, left)
    const slots = words.all(shown, (word) => findInName(words, word))
    if (slots) add(slots, shown.length)
    left -= shown.length
  }
  return ranks
}

/** Raises the ranks of parts in the category that more than half of the parts belong to. */
function addMainCategory(
  { columns, categories }: CatalogueIndex,
  ranked: Uint32Array,
  ranks: Uint16Array,
): void {
  const { category } = columns
  const counts = new Uint32Array(categories.things.length)
  for (const slot of ranked) {
    const kind = category[slot] ?? 0
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  const main = counts.findIndex((count) => 2 * count > ranked.length)
  if (main < 0) return
  for (const slot of ranked) if (category[slot] === main) ranks[slot] = (ranks[slot] ?? 0) + 16
}

/** Finds parts that show a term as typed or as meant: complete in their name, or as a facet. */
function findComplete({ words }: CatalogueIndex, term: SearchTerm): Bits {
  const matchInName = (texts: readonly string[]) =>
    words.all(texts, (text) => addMeasured(words, text, words.byWord(`=name:${text}`))) ??
    words.emptyBits()
  const slots = matchInName(term.words.filter((word) => !isEmpty(word)))
  for (const phrase of term.phrases) unite(slots, matchInName(phrase))
  for (const mark of term.marks) words.byWord(mark.startsWith("=") ? mark : `=name:${mark}`, slots)
  return slots
}
