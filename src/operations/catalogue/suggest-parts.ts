import type { CategoryCount } from "#db/catalogue/catalogue.ts"
import type { PartRow } from "#db/catalogue/parts.ts"
import { numberMark } from "#domain/catalogue/search-terms.ts"
import type { Shop } from "../kernel/shop.ts"
import { searchCatalogue } from "./search-catalogue.ts"

const LEAST_LETTERS = 2
const MOST_PARTS = 6
const MOST_CATEGORIES = 3

export interface Suggestions {
  parts: (PartRow & { exact: boolean })[]
  categories: CategoryCount[]
  total: number
}

/** The best of what the catalogue has for words that are still being typed. */
export async function suggestParts(shop: Shop, typed: string): Promise<Suggestions> {
  const words = typed.trim()
  if (words.length < LEAST_LETTERS) return { parts: [], categories: [], total: 0 }
  const found = await searchCatalogue(shop, {
    words,
    orderable: false,
    facets: [],
    order: "featured",
    limit: MOST_PARTS,
    offset: 0,
  })
  const number = numberMark(words)
  const isExact = ({ sku, mpn }: PartRow) =>
    number !== undefined && (numberMark(sku) === number || numberMark(mpn ?? "") === number)
  return {
    parts: found.parts.map((part) => ({ ...part, exact: isExact(part) })),
    categories: found.categories.toSorted((a, b) => b.count - a.count).slice(0, MOST_CATEGORIES),
    total: found.total,
  }
}
