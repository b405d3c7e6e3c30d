import { type PartFieldName, partFieldNames, partFields } from "../catalogue/part-fields.ts"

/** Column meanings of parts files in addition to the fields of a part. */
const otherMeanings = [
  "sku",
  "id",
  "packedWeightKg",
  "priceQuantity",
  "exportedQuantity",
  "breakPrice",
  "breakFrom",
  "spec",
  "unused",
] as const

export type ColumnMeaning = PartFieldName | (typeof otherMeanings)[number]

export const columnMeanings: readonly ColumnMeaning[] = [...otherMeanings, ...partFieldNames]

const otherLabels: Record<(typeof otherMeanings)[number], string> = {
  sku: "SKU",
  id: "Id, which becomes the SKU if products are identified by it",
  packedWeightKg: "Packed weight in kilograms",
  priceQuantity: "Number of units the price is for",
  exportedQuantity: "Available quantity when the file was exported",
  breakPrice: "Price of a price break, one of several columns",
  breakFrom: "Quantity of a price break, one of several columns",
  spec: "A specification with this name",
  unused: "Not used",
}

const labels = new Map<string, string>([
  ...Object.entries(otherLabels),
  ...Object.values(partFields).map(({ name, label }) => [name, label] as const),
])

export const columnLabel = (meaning: ColumnMeaning): string => labels.get(meaning) ?? meaning

/** Reports whether several columns of a file may have this meaning. */
export const mayRepeat = (meaning: ColumnMeaning): boolean =>
  ["breakPrice", "breakFrom", "spec", "unused"].includes(meaning)

export const isColumnMeaning = (text: string): text is ColumnMeaning =>
  columnMeanings.some((meaning) => meaning === text)

/** Column headings of files that this shop exports. */
export const partFileColumns = ["sku", "id", ...partFieldNames, "exportedQuantity"]

/** Additional headings of exported faulty rows. Uploaded again, they are not used. */
export const faultColumns = ["Row", "What is wrong"] as const

/** Normalizes a heading: ignores case, whitespace, underscores and dashes. */
export const headingKey = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "")

const ownColumns = new Map([
  ...partFileColumns.map((column): [string, string] => [headingKey(column), column]),
  ...faultColumns.map((column): [string, string] => [headingKey(column), "unused"]),
])

/** Returns the meaning of one of the shop's own headings: `Minimum Quantity` is `minimumQuantity`. */
export function ownColumnOf(heading: string): ColumnMeaning | undefined {
  const column = ownColumns.get(headingKey(heading))
  return column !== undefined && isColumnMeaning(column) ? column : undefined
}

/**
 * Returns the meaning of a heading: the shop's own, or the one that an administrator assigned; undefined for a spec.
 */
export type FindMeaning = (heading: string) => ColumnMeaning | undefined

export const meaningsWith =
  (stored: ReadonlyMap<string, ColumnMeaning>): FindMeaning =>
  (heading) =>
    ownColumnOf(heading) ?? stored.get(headingKey(heading))

export const partFileLimits = {
  bytes: 64 * 1024 * 1024,
  unpackedBytes: 512 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  /** Maximum number of characters of one row. */
  rowLength: 256 * 1024,
} as const

/** Limits of spreadsheets, which are read completely into memory in a separate process. */
export const sheetLimits = {
  bytes: 16 * 1024 * 1024,
  unpackedBytes: 128 * 1024 * 1024,
  /** 100,000 products and the heading row. */
  rows: 100_001,
  cells: 4_000_000,
} as const

export const importStates = [
  "waiting",
  "reading",
  "ready",
  "refused",
  "failed",
  "applying",
  "applied",
  "undoing",
  "undone",
  "cancelled",
] as const
