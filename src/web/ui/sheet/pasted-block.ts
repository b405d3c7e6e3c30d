/** Reads a spreadsheet's clipboard: tabs between cells; cells with tabs, quotes or line ends in quotes. */
export function readBlock(text: string): string[][] {
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
  // Spreadsheets end their last row as they end each.
  return rows.length > 1 && rows.at(-1)?.join("") === "" ? rows.slice(0, -1) : rows
}

const written = (cell: string): string =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(written).join("\t")).join("\n")
