import { knownWords, plainWords } from "#domain/catalogue/search-terms.ts"
import { editCost } from "#domain/matching/edit-cost.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import type { CategoryCount, PartSearch } from "./search-index/part-search.ts"
import { searchIndex } from "./search-index/search-index.ts"
import { NAME_WORDS } from "./search-index/word-index.ts"

/** What to look for where nothing was found. */
export interface Instead {
  /** What the words may have meant. */
  words: string | undefined
  categories: CategoryCount[]
}

/** More are no slip of the fingers. */
const MAX_CORRECTIONS = 3
/** Letters alone: whoever mistypes a number is not helped by another. What is longer is no word, and dear to compare. */
const WORD = /(?<![\p{L}\p{N}])\p{L}{3,24}(?![\p{L}\p{N}])/gu

const SPELLED = /^\p{L}{3,24}$/u
/** Every typo counts one. */
const ONE_EACH = { lookAlike: 1, swap: 1, missing: 1, doubled: 1, other: 1, strange: 1 }

const everything: PartSearch = {
  words: "",
  orderable: false,
  facets: [],
  order: "featured",
  limit: 0,
  offset: 0,
}

export function suggestCorrections(index: CatalogueIndex, typed: string): Instead {
  const { categories } = searchIndex(index, everything)
  const known = new Set([
    ...knownWords,
    ...categories.flatMap(({ name }) => plainWords(name.toLowerCase())),
  ])
  return { words: correct(index, typed.trim().toLowerCase(), known), categories }
}

/** The same with its unknown words replaced, if that finds anything. */
function correct(
  index: CatalogueIndex,
  text: string,
  known: ReadonlySet<string>,
): string | undefined {
  const finds = (words: string) => searchIndex(index, { ...everything, words }).total > 0
  const corrections = new Map<string, string>()
  for (const [word] of text.matchAll(WORD)) {
    if (known.has(word) || finds(word)) continue
    const nearest = nearestWord(index, word, known)
    if (nearest === undefined || corrections.size === MAX_CORRECTIONS) return undefined
    corrections.set(word, nearest)
  }
  if (corrections.size === 0) return undefined
  const words = text.replaceAll(WORD, (word) => corrections.get(word) ?? word)
  return finds(words) ? words : undefined
}

/** Finds the word that was meant: of those with the fewest typos the one that most names have. */
function nearestWord(
  index: CatalogueIndex,
  typed: string,
  known: ReadonlySet<string>,
): string | undefined {
  const limit = typed.length > 5 ? 2 : 1
  const named = index.words
    .near(NAME_WORDS, typed, { limit, typos: limit, costs: ONE_EACH })
    .filter(({ text }) => SPELLED.test(text))
  const costs = new Map(named.map(({ text, cost }) => [text, cost]))
  for (const word of known)
    if (!costs.has(word)) costs.set(word, editCost(typed, word, limit, ONE_EACH))
  const least = Math.min(...costs.values())
  if (least > limit) return undefined
  const nearest = [...costs.keys()].filter((word) => costs.get(word) === least)
  const count = (word: string) => index.words.placesOf(NAME_WORDS.mark + word).length
  return nearest.length === 1 ? nearest[0] : nearest.toSorted((a, b) => count(b) - count(a))[0]
}
