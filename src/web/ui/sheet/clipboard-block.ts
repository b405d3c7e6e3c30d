/**
 * Parses a spreadsheet's clipboard text: cells are separated by tabs; cells with tabs, quotes or line breaks are
 * quoted.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = "", end = ""] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === "\t") continue
    rows.push(row)
    row = []
    if (end === "") break
  }
  // Spreadsheets end the last row with a line break, too.
  return rows.length > 1 && rows.at(-1)?.join("") === "" ? rows.slice(0, -1) : rows
}

const quoteCell = (cell: string): string =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Formats cells as a spreadsheet reads them from the clipboard. */
export const formatBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoteCell).join("\t")).join("\n")
