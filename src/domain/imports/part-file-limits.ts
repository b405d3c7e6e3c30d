export const partFileLimits = {
  bytes: 64 * 1024 * 1024,
  unpackedBytes: 512 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  /** Characters of one row. */
  rowLength: 256 * 1024,
} as const

/** Spreadsheets are read as a whole, in a process of their own. */
export const sheetLimits = {
  bytes: 16 * 1024 * 1024,
  unpackedBytes: 128 * 1024 * 1024,
  rows: 100_000,
  /** One more than may be used, so that too many are noticed. */
  columns: partFileLimits.columns + 1,
  cells: 4_000_000,
} as const
