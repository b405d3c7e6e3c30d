import { headScore } from "./read-table.ts"

/** Matches the rule below the headings of a table in plain text, with a gap between columns: `----  ---  -------`. */
const RULE_OF_COLUMNS = /^ {0,40}[-=]{2,200}(?: {1,40}[-=]{2,200}){2,40} *$/
/** Matches a rule without gaps. */
const WHOLE_RULE = /^ {0,40}[-=_]{20,300} *$/
const MIN_COLUMNS = 3
/** Number of lines below the headings that are examined, with the rule. */
const MAX_LINES_BELOW = 20

/** Divides a line of the table into its cells; undefined if it is no row of the table. */
type Divide = (line: string) => string[] | undefined

/**
 * Reads the cells of a table in plain text, whose headings have a rule below them. Other lines become rows of one cell.
 * Returns undefined if there is no such table.
 */
export function readRuledTable(lines: readonly string[]): string[][] | undefined {
  let divide: Divide | undefined
  let isFound = false
  const rows: string[][] = []
  for (const [at, line] of lines.entries()) {
    const text = line.trim()
    const table = tableOf(line, lines.slice(at + 1, at + 1 + MAX_LINES_BELOW))
    if (text === "") divide = undefined
    else if (table) {
      divide = table.divide
      isFound = true
      rows.push(table.headings)
    } else if (!RULE_OF_COLUMNS.test(line) && !WHOLE_RULE.test(line))
      rows.push(divide?.(line) ?? [text])
  }
  return isFound ? rows : undefined
}

interface RuledTable {
  headings: string[]
  divide: Divide
}

/** Returns the headings of a line and how the lines below it are divided; undefined without a rule below it. */
function tableOf(line: string, [rule = "", ...below]: readonly string[]): RuledTable | undefined {
  const table = RULE_OF_COLUMNS.test(rule)
    ? tableOfRule(line, divideByRule(rule))
    : tableOfHeadings(WHOLE_RULE.test(rule) ? headingsOf(line, below) : [])
  return table && headScore(table.headings) > 0 ? table : undefined
}

const tableOfRule = (line: string, divide: Divide): RuledTable => ({
  headings: divide(line) ?? [],
  divide,
})

const tableOfHeadings = (columns: readonly Piece[]): RuledTable | undefined =>
  columns.length >= MIN_COLUMNS
    ? { headings: columns.map(({ text }) => text), divide: divideByHeadings(columns) }
    : undefined

/** Divides lines where the pieces of the rule begin. No word crosses the start of a column. */
function divideByRule(rule: string): Divide {
  const starts = [...rule.matchAll(/[-=]+/g)].map(({ index }, at) => (at === 0 ? 0 : index))
  return (line) => {
    const isCrossed = starts.some((start) => start > 0 && /\S/.test(line.charAt(start - 1)))
    return isCrossed
      ? undefined
      : starts.map((start, at) => line.slice(start, starts[at + 1]).trim())
  }
}

interface Piece {
  text: string
  from: number
  to: number
}

/** Divides lines at wide gaps. Each piece belongs to the nearest heading, whichever way its column is aligned. */
function divideByHeadings(columns: readonly Piece[]): Divide {
  return (line) => {
    const pieces = piecesOf(line)
    if (pieces.length < MIN_COLUMNS) return undefined
    const cells = columns.map(() => "")
    for (const { text, from, to } of pieces) {
      const gaps = columns.map((column) => Math.max(column.from - to, from - column.to))
      const nearest = gaps.indexOf(Math.min(...gaps))
      cells[nearest] = `${cells[nearest] ?? ""} ${text}`.trim()
    }
    return cells
  }
}

/** Divides headings that are one space apart if the rows have two cells below them: `Line Our code`. */
function headingsOf(line: string, rows: readonly string[]): Piece[] {
  const cells = rows.map(piecesOf).filter((pieces) => pieces.length >= MIN_COLUMNS)
  return piecesOf(line).flatMap(({ text, from }) => {
    const isStart = (start: number) =>
      cells.some(
        (pieces) =>
          pieces.some((piece) => piece.from === start) &&
          pieces.some((piece) => piece.from >= from && piece.to < start),
      )
    const starts = Array.from(text.matchAll(/(?<= )\S/g), ({ index }) => index).filter((at) =>
      isStart(from + at),
    )
    return [0, ...starts].map((start, at, all) => {
      const heading = text.slice(start, all[at + 1]).trim()
      return { text: heading, from: from + start, to: from + start + heading.length }
    })
  })
}

const piecesOf = (line: string): Piece[] =>
  Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
