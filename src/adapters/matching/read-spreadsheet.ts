import { listEntries } from "./zip-entries.ts"

interface SheetLimits {
  unpackedBytes: number
  rows: number
  /** Maximum number of cells, including empty ones within a row: a file of a few kilobytes can declare millions. */
  cells: number
}

/** A row with its number in the spreadsheet. Numeric cells stay numbers. */
export interface SheetRow {
  line: number
  cells: (string | number)[]
}

type SheetRefusal = "list_file_damaged" | "list_file_locked" | "list_file_too_large"
type Sheet = { rows: SheetRow[] } | { refused: SheetRefusal }

/** Maximum number of sheets searched: a workbook may begin with a cover, instructions or terms. */
const MAX_SHEETS = 5

/** Reads the first sheet of an XLSX or ODS file with known headings; without such a sheet, the first one. */
export async function findSheet(
  file: Buffer,
  limits: SheetLimits,
  hasHead: (rows: readonly SheetRow[]) => boolean,
): Promise<Sheet> {
  const first = await sheetRows(file, limits, 0)
  if ("refused" in first || hasHead(first.rows)) return first
  for (let sheet = 1; sheet < MAX_SHEETS; sheet += 1) {
    const other = await sheetRows(file, limits, sheet)
    if ("refused" in other) break
    if (hasHead(other.rows)) return other
  }
  return first
}

/** Reads a sheet. Returns stored values and never evaluates formulas. Omits empty rows. */
async function sheetRows(file: Buffer, limits: SheetLimits, sheet: number): Promise<Sheet> {
  const entries = listEntries(file)
  if (!entries) return { refused: "list_file_damaged" }
  const size = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  if (size > limits.unpackedBytes) return { refused: "list_file_too_large" }
  const isOds = file.subarray(0, 200).includes(CONTENT_OF_ODS)
  const read = isOds ? await odsRows(file, sheet) : await xlsxRows(file, sheet)
  const rows: SheetRow[] = []
  let seen = 0
  try {
    for await (const { index, values } of read) {
      seen += values.length
      if (seen > limits.cells) return { refused: "list_file_too_large" }
      const cells = values.map(cellOf)
      const width = cells.findLastIndex((cell) => cell !== "") + 1
      if (width > 0) rows.push({ line: index + 1, cells: cells.slice(0, width) })
      if (rows.length > limits.rows) break
    }
  } catch (error) {
    return {
      refused: isEncrypted(error) ? "list_file_locked" : "list_file_damaged",
    }
  }
  return { rows }
}

/** Loads only the reader of the file's kind. */
async function odsRows(file: Buffer, sheet: number) {
  const { streamOdsRows } = await import("hucre/ods")
  return streamOdsRows(file, { sheets: [sheet] })
}

async function xlsxRows(file: Buffer, sheet: number) {
  const { streamXlsxRows } = await import("hucre/xlsx")
  return streamXlsxRows(file, { sheet })
}

/** Recognizes the error by name, because its class is only in the index, which loads everything. */
const isEncrypted = (error: unknown): boolean =>
  error instanceof Error && error.name === "EncryptedFileError"

const CONTENT_OF_ODS = "application/vnd.oasis.opendocument.spreadsheet"

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return ""
  if (typeof value === "number") return value
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10)
  return String(value)
}
