/** A list as it stands in a file: its cells, and the headings over them where it has any. */
export interface ListTable {
  head: string[] | undefined
  rows: string[][]
}

export const listLimits = {
  bytes: 4 * 1024 * 1024,
  unpackedBytes: 32 * 1024 * 1024,
  rows: 5000,
  columns: 50,
  /** Of a sheet, the empty ones before the last of a row too: a few kilobytes can claim millions. */
  cells: 1_000_000,
  /** Of a cell; what is longer is cut. */
  characters: 500,
} as const

/** Why a file is no list. */
export type WhyNotRead =
  | "list_file_empty"
  | "list_file_damaged"
  | "list_file_locked"
  | "list_file_of_other_kind"
  | "list_file_too_long"
  | "list_file_too_large"

/** Cells without blank rows below and beside; undefined where there is nothing in them. */
export function trimmedCells(rows: readonly (readonly string[])[]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""))
  const width = filled.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== "") + 1),
    0,
  )
  return filled.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ""))
}
