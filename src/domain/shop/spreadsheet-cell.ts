/** Matches cells that spreadsheets run as formulas, some of them after blanks or with East Asian wide signs. */
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r]/
const ESCAPED = /^'+\s*[=+\-@＝＋－＠\t\r]/
/** Matches negative amounts, which are numbers, not formulas. */
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/

/** Escapes formulas; `unescapeFormula` reverses it exactly. */
export const escapeFormula = (text: string): string =>
  FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text

export const unescapeFormula = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)

/** Formats a CSV line (RFC 4180). Quotes cells with semicolons, too, because some spreadsheets split at them. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === "number" ? String(cell) : quoted(escapeFormula(cell ?? "")))).join(",")}\r\n`

const quoted = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = "\ufeff"
