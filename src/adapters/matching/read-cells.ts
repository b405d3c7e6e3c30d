import { listLimits, trimmedCells, type WhyNotRead } from "#domain/matching/list-table.ts"
import { spreadsheetRows } from "./spreadsheet-rows.ts"
import { textRows } from "./text-rows.ts"

type Answer = { rows: string[][] } | { refused: WhyNotRead }

const OLE = "d0cf11e0a1b11ae1"

/** The cells of a file, or why it has none to read; whatever it is. */
export async function readCells(file: Buffer): Promise<Answer> {
  const read = await cellsOf(file)
  if ("refused" in read) return read
  const rows = trimmedCells(read.rows.map((row) => row.slice(0, listLimits.columns).map(plain)))
  if (rows.length === 0) return { refused: "list_file_empty" }
  return rows.length > listLimits.rows + 1 ? { refused: "list_file_too_long" } : { rows }
}

async function cellsOf(file: Buffer): Promise<Answer> {
  if (file.length === 0) return { refused: "list_file_empty" }
  // An older Excel's, or one with a password.
  if (file.subarray(0, 8).toString("hex") === OLE) return { refused: "list_file_locked" }
  if (file.subarray(0, 2).toString("latin1") === "PK") return spreadsheetRows(file)
  if (isOtherKind(file)) return { refused: "list_file_of_other_kind" }
  try {
    return { rows: textRows(file) }
  } catch {
    return { refused: "list_file_damaged" }
  }
}

/** A page, a PDF, a picture, a packed file: text of whatever encoding has next to no bytes that mean nothing. */
function isOtherKind(file: Buffer): boolean {
  if (/^(?:%PDF|\{\\rtf|<!doctype|<html)/i.test(file.toString("latin1", 0, 16))) return true
  const start = file.subarray(0, 4096)
  const strange = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
  const empty = start.filter((byte) => byte === 0).length
  return strange.length - empty > start.length / 50
}

const plain = (cell: string): string =>
  cell
    .slice(0, 4 * listLimits.characters)
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, listLimits.characters)
    .toWellFormed()
