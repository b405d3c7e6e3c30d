import { ownColumnOf, sheetLimits } from "#domain/imports/part-columns.ts"
import { hasHead } from "#domain/imports/part-table.ts"
import { findSheet } from "../matching/read-spreadsheet.ts"
import { serveFiles } from "../serve-files.ts"

serveFiles(readParts)

/** Reads the first sheet with known headings, or else the first sheet. Each row becomes a line of JSON. */
async function readParts(file: Buffer) {
  const read = await findSheet(file, sheetLimits, (rows) => hasHead(rows, ownColumnOf))
  return "refused" in read ? read : toLines(read.rows)
}

/** Converts rows to JSON lines. More rows than the limit mean that the sheet was not read completely. */
const toLines = (rows: readonly { line: number; cells: (string | number)[] }[]) =>
  rows.length > sheetLimits.rows
    ? { refused: "list_file_too_large" }
    : {
        lines: Buffer.from(rows.map(({ line, cells }) => JSON.stringify([line, cells])).join("\n")),
      }
