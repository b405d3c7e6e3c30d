import { type FitWords, listFitSplits, readConnectedFit } from "#domain/catalogue/fit-words.ts"
import { readPurpose } from "#domain/catalogue/purpose-words.ts"
import { namesKind, plainWords, readTerms } from "#domain/catalogue/search-terms.ts"
import { SOCKETED } from "#domain/catalogue/search-words.ts"
import { correctWords, unfilteredSearch } from "./correct-search.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import { matchesAny } from "./search-index/match-words.ts"
import type { CategoryCount, PartSearch } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"
import { NAME_WORDS } from "./search-index/word-index.ts"

interface FittingSearch {
  search: PartSearch
  /** Words that named the parts: `for 5090`. */
  typed: string
  /** All words, if the spelling of the wanted parts was corrected. */
  corrected: string | undefined
}

const MAX_WORDS = 12
/** Share of the parts with the same words in their names that must be of one category. */
const MIN_SHARE = 0.8
const MAX_CANDIDATES = 500
/** With fewer parts that surely fit, those that have to be checked are shown, too. */
const MIN_SURE_FITS = 5
/** Another part of the same name may state more of what a fit depends on. */
const MAX_ATTEMPTS = 5

/**
 * Reads `psu for 5090` or `b650 ram` as parts that fit a part of that name. Returns undefined if nothing fits, or if
 * what the plain words found, in the given categories, may be meant.
 */
export function fitNamedPart(
  index: CatalogueIndex,
  search: PartSearch,
  found: readonly CategoryCount[],
): FittingSearch | undefined {
  if (search.fit || search.words.split(/\s+/).length > MAX_WORDS) return undefined
  for (const words of readingsOf(search.words, found)) {
    const { fitted, typed, isConnected } = words
    const typedWanted = withMemory(words.wanted.toLowerCase())
    const isSpelled = !isConnected || namesCategory(typedWanted)
    const wanted = isSpelled ? typedWanted : correctWords(index, typedWanted)
    if (!isMeant(index, wanted, found)) continue
    const named = fitted.map((text) => listNamedParts(index, text, isConnected))
    const fitting = fitBest(index, { ...search, words: wanted }, named)
    const corrected = wanted === typedWanted ? undefined : `${wanted} ${typed}`
    if (fitting) return { search: fitting, typed, corrected }
  }
  return undefined
}

/** Adds the category to a type of memory alone: `ddr5` of `ddr5 for am5`. */
const withMemory = (wanted: string): string => (/^ddr\d$/.test(wanted) ? `${wanted} ram` : wanted)

/** Lists the readings of a search. Words that found something are not split. */
function readingsOf(words: string, found: readonly CategoryCount[]): readonly FitWords[] {
  // No part is named by `for gaming`.
  if (readPurpose(words)) return []
  const connected = readConnectedFit(words)
  if (connected) return [connected]
  return found.length > 0 ? [] : listFitSplits(words).filter((split) => keepsTerms(words, split))
}

/** Returns whether a split cuts no term apart, such as `32 cores`. */
const keepsTerms = (words: string, { wanted, typed }: FitWords): boolean =>
  readTerms(words).length >= readTerms(wanted).length + readTerms(typed).length

/** Fits the first of the named parts that enough is known to fit, or else the first that anything may fit. */
function fitBest(
  index: CatalogueIndex,
  search: PartSearch,
  named: readonly (readonly string[])[],
): PartSearch | undefined {
  let possible: PartSearch | undefined
  for (let place = 0; place < MAX_ATTEMPTS; place += 1) {
    const fit = named.flatMap((ids) => ids[Math.min(place, ids.length - 1)] ?? [])
    if (fit.length < named.length) return undefined
    const fitting = { ...search, fit: fit.map((id) => ({ id, quantity: 1 })) }
    const { fit: counts } = searchIndex(index, { ...fitting, limit: 0 })
    const { fits = 0, check = 0 } = counts ?? {}
    if (fits >= MIN_SURE_FITS || (fits > 0 && check === 0)) return fitting
    if (fits + check > 0) possible ??= { ...fitting, acceptsCheck: true }
    if (named.every((ids) => ids.length <= place + 1)) break
  }
  return possible
}

/** Returns whether the wanted words name a category, and the plain search found none of its parts. */
function isMeant(index: CatalogueIndex, wanted: string, found: readonly CategoryCount[]): boolean {
  if (!namesCategory(wanted) || !matchesAny(index, wanted)) return false
  const { categories } = searchIndex(index, { ...unfilteredSearch, words: wanted })
  return !categories.some(({ name }) => found.some((one) => one.name === name))
}

/** A socket names no category, because boards, processors and coolers have it. */
const namesCategory = (text: string): boolean =>
  readTerms(text).some(
    ({ marks, kinds = [], isFirstAlone }) =>
      marks.some((mark) => mark.startsWith("=category:")) ||
      (kinds.length > 0 && kinds.length < SOCKETED.length && !isFirstAlone),
  )

/** Lists the parts that a model or a category names; behind a connecting word, other names count, too. */
function listNamedParts(index: CatalogueIndex, text: string, isConnected: boolean): string[] {
  const words = plainWords(text.toLowerCase())
  const models = words.filter((word) => isModel(index, word))
  if (models.length > 0) return listInCategory(index, text, models)
  if (namesKind(text)) return listInCategory(index, text, [])
  const named = words.filter((word) => index.words.has(NAME_WORDS.mark + word))
  return isConnected && named.length > 0 ? listInCategory(index, text, named) : []
}

/** Returns whether names contain this word and it is no value with a meaning of its own. */
const isModel = (index: CatalogueIndex, word: string): boolean =>
  /\d/.test(word) &&
  readTerms(word).every(({ marks }) => marks.length === 0) &&
  index.words.has(NAME_WORDS.mark + word)

/** Lists the parts with the whole words in their names, if nearly all such parts are of one category. */
function listInCategory(
  index: CatalogueIndex,
  text: string,
  wholeWords: readonly string[],
): string[] {
  const search = { ...unfilteredSearch, words: text, limit: MAX_CANDIDATES }
  const named = namedOnSale(index, wholeWords)
  const found = searchIndex(index, search)
  const ids = found.ids.filter((id) => named?.has(id) ?? true)
  const counts = named ? countCategories(ids.map((id) => named.get(id) ?? "")) : found.categories
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const category = counts.find(({ count }) => count >= total * MIN_SHARE)?.name
  if (category === undefined) return []
  return named
    ? ids.filter((id) => named.get(id) === category)
    : searchIndex(index, { ...search, category }).ids
}

/** Returns the categories, by id, of the parts whose names contain these whole words; undefined without words. */
function namedOnSale(
  index: CatalogueIndex,
  words: readonly string[],
): Map<string, string> | undefined {
  const [first, ...others] = words.map((word) => index.words.slotsOf(NAME_WORDS.mark + word))
  if (!first) return undefined
  const sets = others.map((slots) => new Set(slots))
  const { columns, categories } = index
  return new Map(
    first
      .filter((slot) => index.isOnSale(slot) && sets.every((slots) => slots.has(slot)))
      .map((slot) => [
        columns.shown[slot]?.id ?? "",
        categories.things[columns.category[slot] ?? 0] ?? "",
      ]),
  )
}

function countCategories(names: readonly string[]): CategoryCount[] {
  const byName = Map.groupBy(names, (name) => name)
  return Array.from(byName, ([name, parts]) => ({ name, count: parts.length }))
}
