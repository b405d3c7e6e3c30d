import type { FindMeaning } from "./part-columns.ts"
import { guessMeaning } from "./part-headings.ts"

/** A table row with its line number in a spreadsheet or an editor. */
export interface TableRow {
  line: number
  /** Texts; numbers only in spreadsheets. */
  cells: readonly (string | number)[]
}

/** Number of rows searched for headings: price lists may begin with a title, an address and notes. */
export const HEAD_ROWS = 40
const MIN_HEADINGS = 2

const textsOf = (cells: TableRow["cells"]): string[] => cells.map((cell) => String(cell).trim())

/** Counts headings that are known or can be guessed. */
const knownHeadings = (cells: readonly string[], meaningOf: FindMeaning): number =>
  cells.filter((cell) => cell !== "" && (meaningOf(cell) ?? guessMeaning(cell)) !== undefined)
    .length

/** Reports whether one of the first rows has known headings. */
export const hasHead = (rows: readonly TableRow[], meaningOf: FindMeaning): boolean =>
  rows
    .slice(0, HEAD_ROWS)
    .some(({ cells }) => knownHeadings(textsOf(cells), meaningOf) >= MIN_HEADINGS)

/** Returns the index of the heading row: the first, unless it has no key and a later row has more known headings. */
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
const STATED_DELIMITER = /^sep=([,;|\t])\r?\n/i

/** Returns the cell delimiter: the one that yields most known headings in a line, then most cells in the first line. */
export function findDelimiter(start: string, meaningOf: FindMeaning): string {
  const delimiter = STATED_DELIMITER.exec(start)?.[1]
  if (delimiter !== undefined) return delimiter
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

/** Reports whether a line only declares the delimiter, as Excel reads and writes it. */
export const isDelimiterLine = (cells: readonly string[]): boolean =>
  /^sep=/i.test(cells.join("")) && cells.length <= 2

const MIN_COLUMNS = 3
/** Reports whether a text can be a part number: one word with a digit. */
const mayBeKey = (text: string): boolean => /\d/.test(text) && !/\s/.test(text)

const TOTAL =
  /^(?:(?:gesamt|zwischen|end)?summe|gesamt|übertrag|sum|total(?: général)?|(?:grand |sub[ -]?)total|somme|suma)\s*:?$/i

/**
 * Reports whether a row is not a product: a total, or a single cell that cannot be a part number, in a table of several
 * columns. Price lists have group titles between their rows, and totals and remarks at the end.
 */
export function isRemark(cells: readonly string[], columns: number, keyAt: number): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]))
  const [at] = filled
  if (columns < MIN_COLUMNS || at === undefined) return false
  const text = (cells[at] ?? "").trim()
  // A product may have a category `Suma`.
  if (TOTAL.test(cells[keyAt]?.trim() || text)) return true
  return filled.length === 1 && (at !== keyAt || !mayBeKey(text))
}
