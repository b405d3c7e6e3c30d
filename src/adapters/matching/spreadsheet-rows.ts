import { EncryptedFileError } from "hucre"
import { streamOdsRows } from "hucre/ods"
import { streamXlsxRows } from "hucre/xlsx"
import { listLimits, type WhyNotRead } from "#domain/matching/list-table.ts"
import { unpackedBytes } from "./zip-size.ts"

const CONTENT_OF_ODS = "application/vnd.oasis.opendocument.spreadsheet"

/** The cells of a spreadsheet's first sheet, XLSX or ODS: what is shown or was worked out, never worked out here. */
export async function spreadsheetRows(
  file: Buffer,
): Promise<{ rows: string[][] } | { refused: WhyNotRead }> {
  const size = unpackedBytes(file)
  if (size === undefined) return { refused: "list_file_damaged" }
  if (size > listLimits.unpackedBytes) return { refused: "list_file_too_large" }
  const isOds = file.subarray(0, 200).includes(CONTENT_OF_ODS)
  const read = isOds ? streamOdsRows(file, { sheets: [0] }) : streamXlsxRows(file)
  const rows: string[][] = []
  let seen = 0
  try {
    for await (const { values } of read) {
      seen += values.length
      if (seen > listLimits.cells) return { refused: "list_file_too_large" }
      const cells = values.slice(0, listLimits.columns).map(textOf)
      if (cells.some((cell) => cell !== "")) rows.push(cells)
      if (rows.length > listLimits.rows + listLimits.columns) break
    }
  } catch (error) {
    return {
      refused: error instanceof EncryptedFileError ? "list_file_locked" : "list_file_damaged",
    }
  }
  return { rows }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10)
  return String(value)
}
