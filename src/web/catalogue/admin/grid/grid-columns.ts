import { fieldText } from "#contract/kernel/field-text.ts"
import { NONE, partFields } from "#domain/catalogue/part-fields.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { readPartFileRow } from "#domain/imports/part-file-row.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { toCents, writeAmount } from "#domain/pricing/money.ts"
import type { PriceBreak } from "#domain/pricing/price-for.ts"
import { isUnclear, typedMark, writeTyped } from "#domain/pricing/typed-number.ts"
import { type DecimalMark, decimalMarkOf } from "#domain/pricing/written-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { pricedPart } from "#web/catalogue/shared/price-of.ts"

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
  | "manufacturer"
  | "manufacturerAddress"
  | "responsiblePerson"
  | "cost"
  | "packedWeightG"

export interface GridColumn {
  field: GridField
  header: () => string
  sorts?: true
  numeric?: true
  /** Value of an empty cell; undefined if the cell must not be empty. */
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
  { field: "manufacturer", header: () => translate(partFields.manufacturer.label), empty: "" },
  {
    field: "manufacturerAddress",
    header: () => translate(partFields.manufacturerAddress.label),
    empty: "",
  },
  {
    field: "responsiblePerson",
    header: () => translate(partFields.responsiblePerson.label),
    empty: "",
  },
  { field: "cost", header: () => translate(partFields.cost.label), numeric: true, empty: "" },
  { field: "packedWeightG", header: () => t("Weight in grams"), numeric: true, empty: "" },
]

const breaksText = (breaks: readonly PriceBreak[]): string =>
  breaks.map(({ from, unitPriceCents }) => `${from}:${writeAmount(unitPriceCents)}`).join(";")

/** Returns a field's text as in an import file; an empty string for no value. */
export function cellText(row: GridRow, field: GridField): string {
  switch (field) {
    case "price":
      return writeAmount(toCents(row.price))
    case "cost":
      return row.cost === undefined ? "" : writeAmount(toCents(row.cost))
    case "orderMultiple":
      return String(row.orderMultiple ?? 1)
    case "breaks":
      return breaksText(pricedPart(row).breaks)
    default:
      return String(row[field] ?? "")
  }
}

/** Formats a cell's text as users type it in the current language: `118,50` on German pages. */
export function typedText({ field }: GridColumn, text: string): string {
  if (isAmount(field)) return CENTS.test(text) ? writeTyped(text) : text
  if (field !== "breaks" || !BREAKS.test(text)) return text
  return text.split(";").map(writeTyped).join(";")
}

const CENTS = /^\d+\.\d\d$/
const BREAKS = /^\d+:\d+(?:\.\d\d)?(?:;\d+:\d+(?:\.\d\d)?)*$/

/** Formats a cell's text for display. */
export function shownText({ field, numeric }: GridColumn, text: string): string {
  if (field === "category") return categoryName(text)
  if (!numeric || !/^\d{1,12}(?:\.\d\d)?$/.test(text)) return text
  return isAmount(field) ? formatAmount(Number(text)) : formatCount(Number(text))
}

const isAmount = (field: GridField): boolean => field === "price" || field === "cost"

/** Finds the decimal mark of pasted cells from those in columns of amounts. */
export const decimalMarkOfPaste = (
  columnAt: (at: number) => GridColumn | undefined,
  block: readonly (readonly string[])[],
): DecimalMark | undefined =>
  decimalMarkOf(
    block.flatMap((cells) =>
      cells.filter((_, at) => {
        const field = columnAt(at)?.field
        return field !== undefined && isAmount(field)
      }),
    ),
  )

/** Reads a typed or pasted cell, as an import would. `decimalMark` resolves ambiguous numbers. */
export function readCell(
  { field, header, empty }: GridColumn,
  typed: string,
  decimalMark?: DecimalMark,
): { text: string; problem?: string } {
  const text = typed.replaceAll(/\s+/g, " ").trim()
  if (text === "" || text === NONE)
    return empty === undefined
      ? { text: "", problem: fieldText.required(header()) }
      : { text: empty }
  const unclear = decimalMark ? undefined : amountsIn(field, text).find(isUnclear)
  if (unclear !== undefined) return { text, problem: fieldText.notAnAmount(header(), unclear) }
  const cells = new Map([
    ["sku", "any"],
    [field, text],
  ])
  const { row, problems } = readPartFileRow(cells, {
    source: "file",
    keyedBy: "sku",
    longNames: "refuse",
    decimalMark: decimalMark ?? typedMark(),
    uploadAddress: () => undefined,
  })
  const [problem] = problems
  if (problem) return { text, problem: `${header()} ${problem.message}` }
  const value = row.fields[field]
  if (field === "breaks" && row.fields.breaks) return { text: breaksText(row.fields.breaks) }
  return { text: isAmount(field) ? writeAmount(Number(value)) : String(value) }
}

function amountsIn(field: GridField, text: string): string[] {
  if (isAmount(field)) return [text]
  return field === "breaks" ? (text.match(/(?<=:)[^;]+/g) ?? []) : []
}

/** Returns a cell's text as an import file states it, which leaves a field unchanged if its cell is empty. */
export const fileText = (text: string): string => (text === "" ? NONE : text)
