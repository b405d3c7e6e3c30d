import { headScore } from "./read-table.ts"

/** Matches the rule below the headings of a table in plain text, with a gap between columns: `----  ---  -------`. */
const RULE_OF_COLUMNS = /^ {0,40}[-=]{2,200}(?: {1,40}[-=]{2,200}){2,40} *$/
/** Matches a rule without gaps. */
const WHOLE_RULE = /^ {0,40}[-=_]{20,300} *$/
const MIN_COLUMNS = 3

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
    const divideBelow = dividerOf(line, lines[at + 1] ?? "")
    if (text === "") divide = undefined
    else if (divideBelow) {
      divide = divideBelow
      isFound = true
      rows.push(divide(line) ?? [])
    } else if (!RULE_OF_COLUMNS.test(line) && !WHOLE_RULE.test(line))
      rows.push(divide?.(line) ?? [text])
  }
  return isFound ? rows : undefined
}

/** Returns how the table below these headings is divided; undefined if they are no headings with a rule. */
function dividerOf(headings: string, rule: string): Divide | undefined {
  let divide: Divide | undefined
  if (RULE_OF_COLUMNS.test(rule)) divide = divideByRule(rule)
  else if (WHOLE_RULE.test(rule)) divide = divideByHeadings(headings)
  return divide && headScore(divide(headings) ?? []) > 0 ? divide : undefined
}

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
function divideByHeadings(headings: string): Divide | undefined {
  const columns = piecesOf(headings)
  if (columns.length < MIN_COLUMNS) return undefined
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

const piecesOf = (line: string): Piece[] =>
  Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
