import { partNumber } from "../catalogue/part-number.ts"
import { specChips } from "../catalogue/part-specs.ts"
import type { SearchedPart } from "../catalogue/part-words.ts"
import { synonyms } from "../catalogue/search-words.ts"
import { kindOf, namesOf } from "../catalogue/vocabulary/vocabulary.ts"
import { runInDefaultLanguage } from "../languages/languages.ts"
import { type ReadWord, readWords } from "./read-words.ts"

/** Characters that make no difference between two spellings of a number. */
const SEPARATORS = /[\s\-_./]+/gu
/** Characters that spreadsheets put before a number to keep it a text. */
const TEXT_MARK = /^\s*(?:'|="(?=.*"\s*$))|"\s*$/gu

/** Returns the form in which part numbers are compared: in upper case, without spaces and `- _ . /`. */
export const exactKey = (number: string): string =>
  number.normalize("NFKC").replaceAll(TEXT_MARK, "").replaceAll(SEPARATORS, "").toUpperCase()

/** Returns only the letters and digits of a part number, by which similar numbers are found. */
export const looseKey = (number: string): string =>
  exactKey(number).replaceAll(/[^\p{L}\p{N}]+/gu, "")

const MAX_NUMBER_LENGTH = 100

/** Returns whether a text may be a part number, rather than a number of units, a line or a sentence. */
export const mayBePartNumber = (text: string): boolean =>
  text.length <= MAX_NUMBER_LENGTH && /\p{L}|\d{5}/u.test(text)

const BRACKETED = /^\[([^[\]]{1,60})\](.*)/

/** Splits `[CA-F-120] Breva 120`, Odoo's notation of a part, into number and name; undefined for other texts. */
export function splitBracketed(text: string): { number: string; name: string } | undefined {
  const [, number, name = ""] = BRACKETED.exec(text) ?? []
  return number === undefined ? undefined : { number, name: name.trim() }
}

/** Prefix of the marks of words by which parts are matched. */
export const WORD_MARK = "=word:"
/** Maximum recorded number of words that share a chunk of the name. 0 marks a word outside the name. */
const MAX_SHARING = 7

type MatchedPart = Pick<SearchedPart, "name" | "sku" | "mpn" | "category" | "specs">

/** Returns the marks of the words by which rows of lists may name a part, and the length of its name. */
export function matchMarks(part: MatchedPart): { words: Set<string>; nameLength: number } {
  const words = new Set<string>()
  const name = readWords(part.name)
  const sizes = new Map<number, number>()
  for (const { chunk } of name) sizes.set(chunk, (sizes.get(chunk) ?? 0) + 1)
  const named = new Map(name.map(({ word, chunk }) => [word, sizes.get(chunk) ?? 1]))
  let nameLength = 0
  for (const [word, sharing] of named) {
    nameLength += 1 / sharing
    words.add(`${WORD_MARK}${word}\t${Math.min(sharing, MAX_SHARING)}`)
  }
  for (const word of wordsBesides(part, name))
    if (!named.has(word)) words.add(`${WORD_MARK}${word}\t0`)
  return { words, nameLength }
}

/**
 * Returns the part numbers that people may type. Omits the id of another program if there is a manufacturer's number.
 */
export function typedNumbers({
  sku,
  mpn,
}: Pick<MatchedPart, "sku"> & { mpn?: string | null | undefined }): string[] {
  const shown = partNumber({ sku, mpn })
  return mpn && shown !== mpn ? [shown, mpn] : [shown]
}

/**
 * Yields the words that describe a part in addition to its name: other spellings, hyphenated words joined, its number,
 * brand, spec chips and category.
 */
function* wordsBesides(part: MatchedPart, named: readonly ReadWord[]): Iterable<string> {
  const { category, specs, name } = part
  for (const { others } of named) yield* others
  for (const chunk of name.split(/\s+/))
    if (DASH_WITHIN.test(chunk)) yield* wordsOf(chunk.replaceAll("-", ""))
  yield* wordsOf(partNumber(part))
  if (typeof specs.brand === "string") yield* cachedWordsOf(specs.brand)
  const chips = runInDefaultLanguage(() => specChips(kindOf(category), specs))
  for (const chip of chips) yield* cachedWordsOf(chip)
  yield* wordsOfCategory(category)
}

const DASH_WITHIN = /[\p{L}\p{N}]-[\p{L}\p{N}]/u

const wordsOf = (text: string): string[] =>
  readWords(text).flatMap(({ word, others }) => [word, ...others])

/** Caches the words of brands and spec chips, which many parts share. */
const knownTexts = new Map<string, readonly string[]>()
const MAX_KNOWN_TEXTS = 10_000

function cachedWordsOf(text: string): readonly string[] {
  const words = knownTexts.get(text) ?? wordsOf(text)
  if (knownTexts.size < MAX_KNOWN_TEXTS) knownTexts.set(text, words)
  return words
}

const categoryWords = new Map<string, readonly string[]>()

/** Returns the words of the names that people use for a category. */
function wordsOfCategory(category: string): readonly string[] {
  const known = categoryWords.get(category)
  if (known) return known
  const names = [category, ...namesOf(kindOf(category))]
  const meanings = new Set(names.map((name) => `category:${name}`))
  const typed = synonyms
    .filter(({ means }) => means.some((meaning) => meanings.has(meaning)))
    .flatMap(({ typed, foreign = [] }) => [...typed, ...foreign])
  const read = [...names, ...typed].flatMap((text) => readWords(text).map(({ word }) => word))
  const words = [...new Set(read)]
  categoryWords.set(category, words)
  return words
}
