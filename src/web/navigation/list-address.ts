import { holdsCardNumber } from "#domain/payments/account-numbers.ts"
import { isDay } from "#domain/shop/days.ts"

export const ROWS_PER_PAGE = 50

const MAX_SEARCH_LENGTH = 100
const MAX_ID_LENGTH = 64

/**
 * Shortens a search text and removes control characters, so that lists accept it even from a mistyped address. Drops a
 * card number, which calls refuse.
 */
export function cleanSearchText(text: string, maxLength = MAX_SEARCH_LENGTH): string {
  const clean = shorten(text, maxLength)
  return holdsCardNumber(clean) ? "" : clean
}

const shorten = (text: string, maxLength: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, "")
    .trim()
    .slice(0, maxLength)

export const listQueryOf = (params: URLSearchParams): { q: string; after: string } => ({
  q: cleanSearchText(params.get("q") ?? ""),
  after: shorten(params.get("after") ?? "", MAX_ID_LENGTH),
})

/** Reads the page number, limited to existing pages. */
export const pageNumberOf = (params: URLSearchParams, last: number): number =>
  Math.min(Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1), last)

/** Reads a day; returns `fallback` if it is missing or invalid. */
export function dayParameter(params: URLSearchParams, name: string, fallback = ""): string {
  const day = params.get(name) ?? ""
  return isDay(day) ? day : fallback
}

/** Reads one of the known values; empty if it is missing or unknown. */
export const choiceParameter = <const Value extends string>(
  params: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | "" => known.find((value) => value === params.get(name)) ?? ""

type Filled<Values> = string extends keyof Values
  ? Values
  : { [Name in keyof Values]: Exclude<Values[Name], ""> | undefined }

/** Drops the empty values, which stand for filters that are not set. `Object.fromEntries` loses the types. */
export const withoutEmpty = <Values extends Readonly<Record<string, string>>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")) as Filled<Values>

export function addressWith(
  current: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...current, ...changes }))
    if (value !== "") params.set(name, value)
  return `?${params}`
}

/**
 * Returns one page of the rows, and the key of its last row if more follow. Expects one extra row if there are more.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): { rows: Row[]; next: string | undefined } {
  const last = rows.length > ROWS_PER_PAGE ? rows[ROWS_PER_PAGE - 1] : undefined
  return { rows: rows.slice(0, ROWS_PER_PAGE), next: last && keyOf(last) }
}
