import type { Cells } from "#domain/imports/cell-values.ts"

/** A file that cannot be read on, with a sentence that says why and how to mend it. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile"
}

/** One row as it stands in the file; `problem` when there is no making sense of it. */
export interface FileRow {
  /** As a spreadsheet or an editor numbers it, from 1. */
  line: number
  cells: Cells
  problem?: string
}

export const partFileLimits = {
  bytes: 64 * 1024 * 1024,
  unpackedBytes: 512 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  /** Characters of one row. */
  rowLength: 256 * 1024,
} as const

export const TOO_WIDE = `has more than ${partFileLimits.columns} columns. Put specs into one column.`
