import { MAX_DETAIL_LENGTHS, type SomeLineDetails } from "../orders/line-details.ts"
import type { ColumnKind } from "./list-table.ts"

/** Reads what a row of a list says besides the part: designators, note, own number, target price. */
export function readDetails(
  cells: readonly string[],
  columns: readonly ColumnKind[],
  head: readonly string[] | undefined,
): SomeLineDetails | undefined {
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)]?.trim() ?? ""
  const text = (kind: keyof typeof MAX_DETAIL_LENGTHS) =>
    cell(kind).slice(0, MAX_DETAIL_LENGTHS[kind]).trim()
  const heading = head?.[columns.indexOf("targetPrice")] ?? ""
  const details = {
    designators: text("designators"),
    note: text("note"),
    customerPartNumber: text("customerPartNumber"),
    targetPriceCents: readDollars(`${cell("targetPrice")} ${foreignIn(heading)}`),
  }
  return Object.values(details).some((value) => value) ? details : undefined
}

const FOREIGN = /€|£|\b(?:EUR|GBP|CHF|SEK|PLN|INR|JPY|CNY)\b/i
const foreignIn = (heading: string): string => FOREIGN.exec(heading)?.[0] ?? ""

const AMOUNT =
  /^(?:\$|USD)?\s?(\d{1,3}(?:[.,' ]\d{3})*|\d+)(?:[.,](\d{1,5}))?\s?(?:\$|USD)?\s?(?:\/\s?\w+)?$/i
const MAX_CENTS = 100_000_000

/** Reads a price in dollars as whole cents; undefined for another currency, or no price. */
export function readDollars(written: string): number | undefined {
  const [, whole, decimals = ""] = AMOUNT.exec(written.trim()) ?? []
  if (whole === undefined) return undefined
  const cents = Math.round(Number(`${whole.replaceAll(/\D/g, "")}.${decimals || "0"}`) * 100)
  return cents > 0 && cents <= MAX_CENTS ? cents : undefined
}
