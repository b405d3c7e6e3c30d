import { isQuantity } from "./cell-kinds.ts"
import { findFirstHead } from "./later-headings.ts"
import { readHeading } from "./read-heading.ts"
import { isGroupHead, isSecondHead, joinHeadingRows } from "./stacked-headings.ts"

interface SplitTable {
  /** Titles and addresses above the headings. */
  above: string[][]
  head: string[] | undefined
  below: string[][]
}

/** Removes colons and the mark of required fields from the end of a heading: `Quantity *`. */
const withoutMarks = (heading: string): string =>
  heading.length > 1 && /[:*]$/.test(heading)
    ? withoutMarks(heading.slice(0, -1).trimEnd())
    : heading

export function splitAtHead(
  rows: readonly string[][],
  hasHeading: boolean | undefined,
): SplitTable {
  const at = hasHeading === undefined ? findHead(rows) : 0
  const row = hasHeading === false || at === undefined ? undefined : rows[at]?.map(withoutMarks)
  if (at === undefined || !row) return { above: [], head: undefined, below: [...rows] }
  const before = rows[at - 1]
  const after = rows[at + 1]
  if (isBelowParts(rows, at)) return { above: [], head: row, below: rows.toSpliced(at, 1) }
  if (after && isSecondHead(row, after))
    return {
      above: rows.slice(0, at),
      head: joinHeadingRows(row, after),
      below: rows.slice(at + 2),
    }
  if (before && isGroupHead(before, row))
    return {
      above: rows.slice(0, at - 1),
      head: joinHeadingRows(before, row),
      below: rows.slice(at + 1),
    }
  return { above: rows.slice(0, at), head: row, below: rows.slice(at + 1) }
}

/** Returns whether headings are below their columns: drawings list their parts upwards. */
function isBelowParts(rows: readonly string[][], at: number): boolean {
  if (at === rows.length - 1) return at > 1
  const quantityAt = (rows[at] ?? []).findIndex(
    (cell) => readHeading(cell)?.meaning.kind === "quantity",
  )
  const countIn = (some: readonly string[][]) =>
    some.filter((row) => isQuantity(row[quantityAt] ?? "")).length
  return countIn(rows.slice(at)) === 0 && countIn(rows.slice(0, at)) > 1
}

/** Lists may begin with a title, an address and notes. */
export const MAX_ROWS_TO_HEAD = 40
const PHRASE_SCORE = 0.6
const MIN_SCORE = 1.5
const MIN_SHARE = 1 / 3
const COLUMNS_OF_PARTS: readonly string[] = [
  "number",
  "description",
  "quantity",
  "designators",
  "unsure",
]

/** Finds the row with the most known headings. */
function findHead(rows: readonly string[][]): number | undefined {
  const scores = rows.slice(0, MAX_ROWS_TO_HEAD).map(headScore)
  const best = Math.max(...scores, 0)
  if (best > 0) return findFirstHead(rows, scores.indexOf(best))
  const first = rows.slice(0, MAX_ROWS_TO_HEAD)
  return isOverNumbers(first) || isOverQuantities(first) ? 0 : undefined
}

const MIN_NUMBER_COLUMNS = 2

/** Returns whether a first row with a known heading has words over several columns of numbers: `Article, May, June`. */
function isOverNumbers([first = [], ...rows]: readonly string[][]): boolean {
  const isHead = first.every((cell) => /^\p{L}/u.test(cell)) && first.some(readHeading)
  const isNumeric = (at: number) =>
    rows.every((row) => /^\d*$/.test(row[at] ?? "")) && rows.some((row) => row[at] !== "")
  const numeric = first.filter((_, at) => isNumeric(at)).length
  return isHead && rows.length > 0 && numeric >= MIN_NUMBER_COLUMNS
}

/** Returns whether a first row of words, in whatever language, stands over a column of quantities. */
function isOverQuantities([first = [], ...rows]: readonly string[][]): boolean {
  const isOfWords = first.every((cell) => /[\p{L}#№]/u.test(cell) && !/\d/.test(cell))
  const isOfQuantities = (at: number) => {
    const filled = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "")
    return filled.length * 2 > rows.length && filled.every(isQuantity)
  }
  return isOfWords && rows.length > 0 && first.some((_, at) => isOfQuantities(at))
}

/** Returns the weighted number of known headings; 0 if the row holds no headings. */
export function headScore(row: readonly string[]): number {
  // The machines or rooms of a list can be numbered.
  const filled = row.filter((cell) => cell !== "" && !/^\d{1,3}$/.test(cell))
  const read = filled.map(readHeading).filter((heading) => heading !== undefined)
  const score = read.reduce((sum, { isWhole }) => sum + (isWhole ? 1 : PHRASE_SCORE), 0)
  if (!read.some(({ meaning }) => COLUMNS_OF_PARTS.includes(meaning.kind))) return 0
  if (row.length === 1) return read[0]?.isWhole ? score : 0
  return read.length > 1 && score >= MIN_SCORE && read.length >= MIN_SHARE * filled.length
    ? score
    : 0
}
