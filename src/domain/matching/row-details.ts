import { MAX_DETAIL_LENGTHS, type SomeLineDetails } from "../orders/line-details.ts"
import { currencyCodes } from "../pricing/card-limits.ts"
import { currencySign, shopCurrency } from "../pricing/currency.ts"
import { toCents } from "../pricing/money.ts"
import { type ColumnKind, cellReader } from "./list-table.ts"

/**
 * Reads the details of a row: designators, note, customer's part number, target price. Returns undefined if it has
 * none.
 */
export function readDetails(
  cells: readonly string[],
  columns: readonly ColumnKind[],
  head: readonly string[] | undefined,
): SomeLineDetails | undefined {
  const written = cellReader(cells, columns)
  const cell = (kind: ColumnKind) => written(kind).trim()
  const text = (kind: keyof typeof MAX_DETAIL_LENGTHS) =>
    cell(kind).slice(0, MAX_DETAIL_LENGTHS[kind]).trim()
  const heading = head?.[columns.indexOf("targetPrice")] ?? ""
  const details = {
    designators: text("designators"),
    note: text("note"),
    customerPartNumber: text("customerPartNumber"),
    targetPriceCents: isForeign(heading) ? undefined : readTarget(cell("targetPrice")),
  }
  return Object.values(details).some((value) => value) ? details : undefined
}

const CURRENCY = /[$€£¥]|(?<!\p{L})[A-Z]{3}(?!\p{L})/u
const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", "¥": "JPY" }
const codes: readonly string[] = currencyCodes

/** Returns whether a text names a currency other than the shop's. */
function isForeign(text: string): boolean {
  const [named = ""] = CURRENCY.exec(text) ?? []
  const code = SIGNS[named] ?? named
  if (named === "$") return !currencySign().endsWith("$")
  return codes.includes(code) && code !== shopCurrency().code
}

const AMOUNT =
  /^(?:[$€£¥]|[A-Z]{3})?\s?(\d{1,3}(?:[.,' ]\d{3})+|\d+)(?:[.,](\d{1,5}))?\s?(?:[$€£¥]|[A-Z]{3})?\s?(?:\/\s?\w+)?$/i
const MAX_CENTS = 100_000_000

/** Reads a target price as people write it. Returns undefined for another currency or an invalid price. */
export function readTarget(written: string): number | undefined {
  const [, whole, decimals = "0"] = AMOUNT.exec(written.trim()) ?? []
  if (whole === undefined || isForeign(written)) return undefined
  const amount = toCents(Number(`${whole.replaceAll(/\D/g, "")}.${decimals}`))
  return amount > 0 && amount <= MAX_CENTS ? amount : undefined
}
