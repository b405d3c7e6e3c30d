import { formatCount } from "#domain/shop/number-format.ts"
/** Rows of one page of a table. */
export const ROWS_PER_PAGE = 50

const MAX_SEARCH_LENGTH = 100
const MAX_ID_LENGTH = 64

/** As much of it as a list can be asked for: an address that somebody mistyped still shows the list. */
export const readable = (text: string, longest = MAX_SEARCH_LENGTH): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, "")
    .trim()
    .slice(0, longest)

/** What a table's address looks for, and after which row it begins; empty for all, from the first. */
export const placeOf = (params: URLSearchParams): { q: string; after: string } => ({
  q: readable(params.get("q") ?? ""),
  after: readable(params.get("after") ?? "", MAX_ID_LENGTH),
})

/** A table's own address with some parameters changed; empty ones are left out. */
export function addressWith(
  current: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...current, ...changes }))
    if (value !== "") params.set(name, value)
  return `?${params}`
}

/** One page of a list that was asked for one row more than it shows. */
export const pageOf = <Row>(rows: readonly Row[]): { rows: Row[]; hasMore: boolean } => ({
  rows: rows.slice(0, ROWS_PER_PAGE),
  hasMore: rows.length > ROWS_PER_PAGE,
})

/** `1 order`, `128 orders`, `50 orders on this page`. */
export function countLine(count: number, one: string, isPartOfMore: boolean): string {
  const words = `${formatCount(count)} ${count === 1 ? one : `${one}s`}`
  return isPartOfMore ? `${words} on this page` : words
}
