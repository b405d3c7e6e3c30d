/** Spreadsheets run a cell that begins like this as a formula, also one from a file. */
const FORMULA = /^'*[=+\-@\t\r]/
const ESCAPED = /^'+[=+\-@\t\r]/
/** Amounts below zero, which are numbers in a spreadsheet and no formulas. */
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/

/** A text that no spreadsheet takes for a formula; `unescapeFormula` gives back exactly what went in. */
export const escapeFormula = (text: string): string =>
  FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text

export const unescapeFormula = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)

/**
 * One line of CSV after RFC 4180: quoted where it must be, ended by CR and LF. Spreadsheets of many countries part
 * cells at semicolons, so that what follows one in a cell must not become a cell, and perhaps a formula, of its own.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === "number" ? String(cell) : quoted(escapeFormula(cell ?? "")))).join(",")}\r\n`

const quoted = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** At the beginning of a file, tells spreadsheets that its text is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff"
