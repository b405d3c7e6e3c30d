export const listLimits = {
  bytes: 4 * 1024 * 1024,
  unpackedBytes: 32 * 1024 * 1024,
  rows: 5000,
  columns: 200,
  /** Includes the empty cells before the last one of a row, since a file of a few kilobytes can declare millions. */
  cells: 1_000_000,
  /** Cells and characters of the rows that are read: 5,000 lines with 60 columns. */
  filledCells: 300_000,
  allCharacters: 8 * 1024 * 1024,
  /** Longer cells are truncated. */
  characters: 500,
} as const

/** Reasons why a file cannot be read, as codes of refusals. */
export const whyNotRead = [
  "list_file_empty",
  "list_file_damaged",
  "list_file_not_closed",
  "list_file_locked",
  "list_file_without_text",
  "list_file_of_other_kind",
  "list_file_too_long",
  "list_file_too_wide",
  "list_file_too_large",
] as const
export type WhyNotRead = (typeof whyNotRead)[number]

export const columnKinds = [
  "number",
  "manufacturer",
  "description",
  "quantity",
  "designators",
  "customerPartNumber",
  "targetPrice",
  "note",
  "ignore",
] as const
export type ColumnKind = (typeof columnKinds)[number]

export interface ListTable {
  head: string[] | undefined
  rows: string[][]
}

/** `notOrdered`: a part with the quantity 0. `notFitted`: a part that is not to be populated. */
export const setAsideReasons = ["note", "sum", "notOrdered", "notFitted"] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

/** Row that names no part to order. `at` is its index among all rows of the list. */
export interface SetAsideRow {
  at: number
  cells: string[]
  reason: SetAsideReason
}

export interface ReadList extends ListTable {
  columns: ColumnKind[]
  setAside: SetAsideRow[]
  /** Number of builds that the list states, if its quantities are those of one. */
  builds?: number
  /** Whether the rows were read from the sentences of an e-mail. */
  isLetter: boolean
}

/** Returns a function that reads the cell of a kind from a row; empty if the list has no such column. */
export const cellReader =
  (cells: readonly string[], columns: readonly ColumnKind[]) =>
  (kind: ColumnKind): string =>
    cells[columns.indexOf(kind)] ?? ""

/** Drops empty rows and trailing empty columns. */
export function trimmedCells(rows: readonly (readonly string[])[]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""))
  const width = filled.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== "") + 1),
    0,
  )
  return filled.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ""))
}
