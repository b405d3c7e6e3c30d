import { fieldText } from "#contract/kernel/field-text.ts"
import { NONE, partFields } from "#domain/catalogue/part-fields.ts"
import { readPartFileRow } from "#domain/imports/part-file-row.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { writeAmount } from "#domain/pricing/money.ts"
import type { PriceBreak } from "#domain/pricing/price-for.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"

export type GridRow = Reply<"GET /product/grid">["rows"][number]

export type GridField =
  | "name"
  | "price"
  | "breaks"
  | "availableQuantity"
  | "minimumQuantity"
  | "maximumQuantity"
  | "orderMultiple"
  | "category"
  | "mpn"

export interface GridColumn {
  field: GridField
  header: () => string
  sorts?: true
  numeric?: true
  /** The value of an empty cell; undefined where it must not be empty. */
  empty?: string
}

export const gridColumns: readonly GridColumn[] = [
  { field: "name", header: () => t("Name"), sorts: true },
  { field: "price", header: () => t("Price"), sorts: true, numeric: true },
  { field: "availableQuantity", header: () => t("Available"), sorts: true, numeric: true },
  { field: "minimumQuantity", header: () => t("Minimum"), sorts: true, numeric: true },
  { field: "maximumQuantity", header: () => t("Maximum"), numeric: true, empty: "" },
  { field: "orderMultiple", header: () => t("Multiple"), numeric: true, empty: "1" },
  { field: "category", header: () => t("Category"), sorts: true },
  { field: "mpn", header: () => translate(partFields.mpn.label), sorts: true, empty: "" },
  { field: "breaks", header: () => translate(partFields.breaks.label), empty: "" },
]

const writtenBreaks = (breaks: readonly PriceBreak[]): string =>
  breaks.map(({ from, unitPriceCents }) => `${from}:${writeAmount(unitPriceCents)}`).join(";")

/** Writes a field as in an import file; empty for nothing. */
export function cellText(row: GridRow, field: GridField): string {
  switch (field) {
    case "price":
      return row.price.toFixed(2)
    case "orderMultiple":
      return String(row.orderMultiple ?? 1)
    case "breaks":
      return (row.breaks ?? [])
        .map(({ quantity, price }) => `${quantity}:${price.toFixed(2)}`)
        .join(";")
    default:
      return String(row[field] ?? "")
  }
}

/** Formats a cell's text for people. */
export function shownText({ field, numeric }: GridColumn, text: string): string {
  if (!numeric || !/^\d{1,12}(?:\.\d\d)?$/.test(text)) return text
  return field === "price" ? formatAmount(Number(text)) : formatCount(Number(text))
}

const rules = { source: "file", keyedBy: "sku", longNames: "refuse" } as const

/** `$1,234.50` of a spreadsheet is 1234.50. */
const plainNumber = (text: string): string => {
  const bare = text.replace(/^\$\s*/, "")
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(",", "") : bare
}

/** Reads what is typed or pasted into a cell, as an import would. */
export function readCell(
  { field, header, numeric, empty }: GridColumn,
  typed: string,
): { text: string; problem?: string } {
  const line = typed.replaceAll(/\s+/g, " ").trim()
  const text = numeric ? plainNumber(line) : line
  if (text === "" || text === NONE)
    return empty === undefined
      ? { text: "", problem: fieldText.required(header()) }
      : { text: empty }
  const cells = new Map([
    ["sku", "any"],
    [field, text],
  ])
  const { row, problems } = readPartFileRow(cells, { ...rules, uploadAddress: () => undefined })
  const [problem] = problems
  if (problem) return { text, problem: `${header()} ${problem.message}` }
  const value = row.fields[field]
  if (field === "breaks" && row.fields.breaks) return { text: writtenBreaks(row.fields.breaks) }
  return { text: field === "price" ? writeAmount(Number(value)) : String(value) }
}

export const fileText = (text: string): string => (text === "" ? NONE : text)
