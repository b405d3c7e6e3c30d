import { EncryptedFileError } from "hucre"
import { streamOdsRows } from "hucre/ods"
import { streamXlsxRows } from "hucre/xlsx"

export interface SheetLimits {
  unpackedBytes: number
  rows: number
  columns: number
  /** Counts empty cells before the last of a row, too: a few kilobytes can claim millions. */
  cells: number
}

/** A row with its number in the spreadsheet; numbers stay numbers. */
interface SheetRow {
  line: number
  cells: (string | number)[]
}

type SheetRefusal = "list_file_damaged" | "list_file_locked" | "list_file_too_large"

/** Reads the first sheet of XLSX or ODS: stored values; formulas are never computed. Empty rows are left out. */
export async function sheetRows(
  file: Buffer,
  limits: SheetLimits,
  sheet = 0,
): Promise<{ rows: SheetRow[] } | { refused: SheetRefusal }> {
  const size = unpackedBytes(file)
  if (size === undefined) return { refused: "list_file_damaged" }
  if (size > limits.unpackedBytes) return { refused: "list_file_too_large" }
  const isOds = file.subarray(0, 200).includes(CONTENT_OF_ODS)
  const read = isOds ? streamOdsRows(file, { sheets: [sheet] }) : streamXlsxRows(file, { sheet })
  const rows: SheetRow[] = []
  let seen = 0
  try {
    for await (const { index, values } of read) {
      seen += values.length
      if (seen > limits.cells) return { refused: "list_file_too_large" }
      const cells = values.slice(0, limits.columns).map(cellOf)
      if (cells.some((cell) => cell !== "")) rows.push({ line: index + 1, cells })
      if (rows.length > limits.rows) break
    }
  } catch (error) {
    return {
      refused: error instanceof EncryptedFileError ? "list_file_locked" : "list_file_damaged",
    }
  }
  return { rows }
}

const CONTENT_OF_ODS = "application/vnd.oasis.opendocument.spreadsheet"

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ""
  if (typeof value === "number") return value
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10)
  return String(value)
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT_LENGTH = 65_535
const MAX_ENTRIES = 2000

/** Returns the declared unpacked size of a ZIP file; undefined if it cannot be one that we read. */
function unpackedBytes(zip: Buffer): number | undefined {
  const end = findEnd(zip)
  if (end === undefined) return undefined
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  let sum = 0
  if (count > MAX_ENTRIES) return undefined
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined
    const packed = zip.readUInt32LE(at + 20)
    const unpacked = zip.readUInt32LE(at + 24)
    // An entry without a declared size is rejected.
    if (packed > 0 && unpacked === 0) return undefined
    sum += unpacked
    at +=
      ENTRY_BYTES +
      zip.readUInt16LE(at + 28) +
      zip.readUInt16LE(at + 30) +
      zip.readUInt16LE(at + 32)
  }
  return sum
}

function findEnd(zip: Buffer): number | undefined {
  const first = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_LENGTH)
  for (let at = zip.length - END_BYTES; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at
  return undefined
}
