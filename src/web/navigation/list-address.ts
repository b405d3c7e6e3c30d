import { t } from "#domain/languages/translate.ts"
import { counted, type Noun } from "./counted.ts"
export const ROWS_PER_PAGE = 50

const MAX_SEARCH_LENGTH = 100
const MAX_ID_LENGTH = 64

/** Shortens a search to what lists accept, so that mistyped addresses still work. */
export const readable = (text: string, longest = MAX_SEARCH_LENGTH): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, "")
    .trim()
    .slice(0, longest)

export const placeOf = (params: URLSearchParams): { q: string; after: string } => ({
  q: readable(params.get("q") ?? ""),
  after: readable(params.get("after") ?? "", MAX_ID_LENGTH),
})

export function addressWith(
  current: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...current, ...changes }))
    if (value !== "") params.set(name, value)
  return `?${params}`
}

/** Splits rows into a page and whether there are more, given one extra row. */
export const pageOf = <Row>(rows: readonly Row[]): { rows: Row[]; hasMore: boolean } => ({
  rows: rows.slice(0, ROWS_PER_PAGE),
  hasMore: rows.length > ROWS_PER_PAGE,
})

/** Formats `1 order`, `128 orders` or `50 orders on this page`. */
export function countLine(count: number, noun: Noun, isPartOfMore: boolean): string {
  const words = counted(count, noun)
  return isPartOfMore ? t("{words} on this page", { words }) : words
}
