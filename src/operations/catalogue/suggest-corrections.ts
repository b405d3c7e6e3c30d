import { knownWords, plainWords } from "#domain/catalogue/search-terms.ts"
import type { PartSearch } from "./part-search.ts"
import type { CatalogueIndex } from "./search-index/catalogue-index.ts"
import type { CategoryCount } from "./search-index/found-parts.ts"
import { nearestWord } from "./search-index/nearest-word.ts"
import { searchIndex } from "./search-index/search-index.ts"

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
    const nearest = nearestWord(word, wordsOf(index, known))
    if (nearest === undefined || corrections.size === MAX_CORRECTIONS) return undefined
    corrections.set(word, nearest)
  }
  if (corrections.size === 0) return undefined
  const words = text.replaceAll(WORD, (word) => corrections.get(word) ?? word)
  return finds(words) ? words : undefined
}

function* wordsOf(index: CatalogueIndex, known: ReadonlySet<string>) {
  for (const word of known) yield [word, 0] as const
  yield* index.words.spellings()
}
