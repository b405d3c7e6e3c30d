import { isPartNumber, isQuantity } from "./cell-kinds.ts"
import { isClosing, isConversation, isMailHead, isNoteLine } from "./prose/prose-lines.ts"
import { readHeading } from "./read-heading.ts"
import { headScore } from "./table-head.ts"
import { transposedTable } from "./transposed-table.ts"

const DELIMITERS = ["\t", ";", "|", ","] as const
/** Delimiters of tables with headings, which may also be written `MPN / Qty / Target`. */
const DELIMITERS_OF_HEADED = [...DELIMITERS, " / "] as const
type Delimiter = (typeof DELIMITERS_OF_HEADED)[number]

/** Number of lines that are examined. */
const MAX_LINES = 400
const MAX_LINES_TO_HEAD = 40
const TABLE_SHARE = 0.8
const CELL_SHARE = 0.7
/** Maximum share of sentences. Above it, commas belong to sentences and do not separate cells. */
const MAX_CONVERSATION_SHARE = 0.3

/** Matches a quoted cell. Other quotes are inches: `Monitor 24", 5 pcs`. */
const QUOTED = /(?<=^|[\t;|,] ?)"(?:[^"]|""){0,2000}"/gm

/** Returns the delimiter of the cells of a text; undefined for prose. */
export function findDelimiter(text: string): Delimiter | undefined {
  const lines = text
    .replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[\t\r\n;|,]/g, " "))
    .split(/\r\n|\r|\n/, MAX_LINES)
    .map((line) => line.replaceAll(/^ +|(?<! ) +$/g, ""))
    .filter((line) => line.trim() !== "")
  const headed = DELIMITERS_OF_HEADED.find((delimiter) => hasHead(lines, delimiter))
  if (headed) return headed
  const transposed = DELIMITERS.find((delimiter) => isTransposed(lines, delimiter))
  if (transposed) return transposed
  const even = DELIMITERS.find((delimiter) => isEven(lines, delimiter))
  if (even) return even
  return lines.every((line) => !/\s/.test(line)) ? "," : undefined
}

/** Matches amounts of money, whose commas separate thousands. */
const MONEY = /[$€£] ?\d{1,3}(?:,\d{3}){1,3}(?!\d)/g
const cellsOf = (line: string, delimiter: Delimiter): string[] =>
  (delimiter === "," ? line.replaceAll(MONEY, "") : line)
    .split(delimiter)
    .map((cell) => cell.trim().replaceAll('"', ""))

/** Returns whether a line holds headings and one of the next lines has about as many cells. */
function hasHead(lines: readonly string[], delimiter: Delimiter): boolean {
  return lines.slice(0, MAX_LINES_TO_HEAD).some((line, at) => {
    const cells = cellsOf(line, delimiter)
    if (cells.length < 2 || cells.some(isNoHeading) || headScore(cells) === 0) return false
    const isSentence = delimiter === "," && /[.!?]$/.test(line)
    const rows = lines.slice(at + 1, at + 1 + MIN_EVEN_ROWS)
    if (isSentence && !endsWithHeading(cells) && !isOverEven(cells, rows)) return false
    const next = lines.slice(at + 1, at + 4).map((other) => cellsOf(other, delimiter))
    // Lines with labels repeat, below each other or below names: `Item 1: CA-F-120, Qty 12`.
    const labels = firstWordsOf(cells)
    const isLike = (below: string[]) =>
      /\d/.test(below.join("")) &&
      (firstWordsOf(below) === labels || headScore(below) * 2 > headScore(cells))
    if (/\d/.test(line) && next.some(isLike)) return false
    return next.length === 0
      ? at === 0
      : next.some(({ length }) => length > 1 && length >= cells.length - 1)
  })
}

const firstWordsOf = (cells: readonly string[]): string =>
  cells.map((cell) => cell.split(" ", 1).join()).join("\t")

/** Returns whether all lines but texts have the same number of cells, the first of which is a heading. */
function isTransposed(lines: readonly string[], delimiter: Delimiter): boolean {
  const rows = lines.map((line) => cellsOf(line, delimiter))
  const widths = new Set(rows.map((row) => row.length).filter((width) => width > 1))
  return widths.size === 1 && transposedTable(rows) !== undefined
}

const MIN_HEADINGS = 4

/** Returns whether a line that ends like a sentence ends with an abbreviated heading: `Obs.`. */
const endsWithHeading = (cells: readonly string[]): boolean =>
  cells.length >= MIN_HEADINGS && readHeading(cells.at(-1) ?? "") !== undefined

const MIN_EVEN_ROWS = 2

/** Returns whether rows have as many cells as the headings, more than sentences have: `Part no., Qty, OK?`. */
const isOverEven = (cells: readonly string[], rows: readonly string[]): boolean =>
  cells.length >= MIN_HEADINGS &&
  rows.length === MIN_EVEN_ROWS &&
  rows.every((row) => cellsOf(row, ",").length === cells.length)

/** Returns whether a cell begins with a digit or the mark of a list, or has an unbalanced bracket. */
const isNoHeading = (cell: string): boolean =>
  /^(?:\d|[-–—*•] )/.test(cell) || cell.split("(").length !== cell.split(")").length

/**
 * Returns whether most lines have the same number of cells. Except with tabs, one column must hold quantities or part
 * numbers below any headings.
 */
function isEven(all: readonly string[], delimiter: Delimiter): boolean {
  // Text above and below a table of pipes has none.
  const piped = all.filter((line) => line.split("|").length > MIN_PIPED_CELLS)
  const lines = delimiter === "|" && piped.length >= MIN_PIPED_LINES ? piped : all
  const rows = lines.map((line) => cellsOf(line, delimiter)).filter((cells) => !isRule(cells))
  const widths = rows.map((cells) => cells.length)
  const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 1
  const even = rows.filter((cells) => cells.length === usual)
  if (usual < 2 || even.length < TABLE_SHARE * rows.length) return false
  if (delimiter === "\t") return true
  if (delimiter === "," && (lines.length < 2 || looksLikeEmail(lines))) return false
  if (delimiter === "," && mostly(rows.flat(), isLabelWithValue)) return false
  if (
    delimiter === "," &&
    lines.filter(isConversation).length > MAX_CONVERSATION_SHARE * lines.length
  )
    return false
  const isBelowWords =
    delimiter !== "," && even.length > 2 && !even[0]?.some((cell) => /^\d/.test(cell))
  const body = isBelowWords ? even.slice(1) : even
  return Array.from({ length: usual }, (_, at) => at).some((at) => {
    const filled = body.map((cells) => cells[at] ?? "").filter((cell) => cell !== "")
    if (filled.length === 0 || filled.length * 2 < body.length) return false
    return mostly(filled, isQuantity) || (delimiter !== "," && mostly(filled, isPartNumber))
  })
}

const MIN_PIPED_CELLS = 3
const MIN_PIPED_LINES = 3

/** Returns whether a text begins or ends like an e-mail, or quotes one. */
const looksLikeEmail = (lines: readonly string[]): boolean =>
  isNoteLine(lines[0] ?? "") ||
  lines.some((line) => line.startsWith("> ") || isMailHead(line)) ||
  lines.slice(-LAST_LINES).some((line) => isClosing(line))
const LAST_LINES = 8

/** Returns whether a cell has its own label: `Menge: 40`. */
const isLabelWithValue = (cell: string): boolean => /^\p{L}[\p{L} .-]{1,20}: ?\S/u.test(cell)

const isRule = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^:?[-+]*:?$/.test(cell))

const mostly = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.filter(is).length >= CELL_SHARE * cells.length
