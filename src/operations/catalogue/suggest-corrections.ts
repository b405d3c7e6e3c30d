import { type CategoryCount, countCategories, type PartSearch } from "#db/catalogue/catalogue.ts"
import { findNearestWord, hasWord } from "#db/catalogue/catalogue-hints.ts"
import { knownWords, plainWords } from "#domain/catalogue/search-terms.ts"
import type { Shop } from "../kernel/shop.ts"

/** What to look for where nothing was found. */
export interface Instead {
  /** What the words may have meant. */
  words: string | undefined
  categories: CategoryCount[]
}

/** More are no slip of the fingers. */
const MOST_CORRECTED = 3
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

export async function suggestCorrections(shop: Shop, typed: string): Promise<Instead> {
  const categories = await countCategories(shop.db, everything)
  const known = new Set([
    ...knownWords,
    ...categories.flatMap(({ name }) => plainWords(name.toLowerCase())),
  ])
  return { words: await correct(shop, typed.trim().toLowerCase(), known), categories }
}

/** The same with its unknown words replaced, if that finds anything. */
async function correct(
  shop: Shop,
  text: string,
  known: ReadonlySet<string>,
): Promise<string | undefined> {
  const corrections = new Map<string, string>()
  for (const [word] of text.matchAll(WORD)) {
    if (known.has(word) || (await hasWord(shop.db, word))) continue
    const nearest = await findNearestWord(shop.db, word, [...known])
    if (nearest === undefined || corrections.size === MOST_CORRECTED) return undefined
    corrections.set(word, nearest)
  }
  if (corrections.size === 0) return undefined
  const words = text.replaceAll(WORD, (word) => corrections.get(word) ?? word)
  const found = await countCategories(shop.db, { ...everything, words })
  return found.length > 0 ? words : undefined
}
