import type { FindMeaning } from "./part-columns.ts"
import { wordingFor } from "./part-headings.ts"

/** A row of a table, with its number in a spreadsheet or an editor. */
export interface TableRow {
  line: number
  /** Texts; in spreadsheets also numbers. */
  cells: readonly (string | number)[]
}

/** Rows among which the headings are searched: price lists begin with a title, an address and notes. */
export const HEAD_ROWS = 40
const MIN_HEADINGS = 2

const textsOf = (cells: TableRow["cells"]): string[] => cells.map((cell) => String(cell).trim())

/** Counts headings that are known or can be guessed. */
const knownHeadings = (cells: readonly string[], meaningOf: FindMeaning): number =>
  cells.filter((cell) => cell !== "" && (meaningOf(cell) ?? wordingFor(cell)) !== undefined).length

/** Whether one of the first rows has known headings. */
export const hasHead = (rows: readonly TableRow[], meaningOf: FindMeaning): boolean =>
  rows
    .slice(0, HEAD_ROWS)
    .some(({ cells }) => knownHeadings(textsOf(cells), meaningOf) >= MIN_HEADINGS)

/** Finds the row of headings: the first, unless it names no key and a later row has more known headings. */
export function findHead(rows: readonly TableRow[], meaningOf: FindMeaning): number {
  const scores = rows
    .slice(0, HEAD_ROWS)
    .map(({ cells }) => knownHeadings(textsOf(cells), meaningOf))
  const first = textsOf(rows[0]?.cells ?? []).map(meaningOf)
  const best = Math.max(...scores, 0)
  return first.includes("sku") || first.includes("id") || best < MIN_HEADINGS
    ? 0
    : scores.indexOf(best)
}

const DELIMITERS = [",", ";", "\t", "|"] as const
const SAID_DELIMITER = /^\uFEFF?sep=([,;|\t])\r?\n/i

/** Finds what divides cells: what gives the most known headings in a line, then the most cells in the first. */
export function findDelimiter(start: string, meaningOf: FindMeaning): string {
  const said = SAID_DELIMITER.exec(start)?.[1]
  if (said !== undefined) return said
  const lines = start.split(/\r\n|\r|\n/, HEAD_ROWS)
  const cellsOf = (line: string, delimiter: string) =>
    line.split(delimiter).map((cell) => cell.replaceAll('"', "").trim())
  const scored = DELIMITERS.map((delimiter) => ({
    delimiter,
    known: Math.max(...lines.map((line) => knownHeadings(cellsOf(line, delimiter), meaningOf))),
    cells: cellsOf(lines[0] ?? "", delimiter).length,
  }))
  const [best] = scored.toSorted((one, other) => other.known - one.known || other.cells - one.cells)
  return best?.delimiter ?? ","
}

/** Whether a line only says what divides cells, as Excel reads and writes it. */
export const isDelimiterLine = (cells: readonly string[]): boolean =>
  /^\uFEFF?sep=/i.test(cells.join("")) && cells.length <= 2

const MIN_COLUMNS = 3
/** A number of a part: one word with a digit. */
const mayBeKey = (text: string): boolean => /\d/.test(text) && !/\s/.test(text)

const TOTAL =
  /^(?:(?:gesamt|zwischen|end)?summe|gesamt|übertrag|sum|total(?: général)?|(?:grand |sub[ -]?)total|somme|suma)\s*:?$/i

/**
 * Whether a row holds no product: one cell alone, in a table of several columns, that is no number of a part, or a total.
 * Price lists have titles of groups between their rows, and totals and remarks below.
 */
export function isRemark(cells: readonly string[], columns: number, keyAt: number): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]))
  const [at] = filled
  if (columns < MIN_COLUMNS || at === undefined) return false
  const text = (cells[at] ?? "").trim()
  if (TOTAL.test(text)) return true
  return filled.length === 1 && (at !== keyAt || !mayBeKey(text))
}
