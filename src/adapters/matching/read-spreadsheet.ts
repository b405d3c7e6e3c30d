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
  const size = unpackedBytes(file)
  if (size === undefined) return { refused: "list_file_damaged" }
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

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT_LENGTH = 65_535
const MAX_ENTRIES = 2000

/** Returns the declared unpacked size of a ZIP file; undefined if the file is malformed or has too many entries. */
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
    // Rejects entries without a declared size.
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
