import { headScore } from "./read-table.ts"

/** Matches the rule below the headings of a table in plain text: `----  ---  -------`. */
const RULE_LINE = /^ {0,40}[-=]{2,200}(?: {1,40}[-=]{2,200}){2,40} *$/

/**
 * Reads the cells of a table in plain text, whose columns a rule below the headings marks. Other lines become rows of
 * one cell. Returns undefined if there is no such table.
 */
export function readRuledTable(lines: readonly string[]): string[][] | undefined {
  let starts: readonly number[] = []
  let isFound = false
  const rows: string[][] = []
  for (const [at, line] of lines.entries()) {
    const text = line.trim()
    const next = lines[at + 1] ?? ""
    if (text === "") starts = []
    else if (RULE_LINE.test(next) && headScore(cellsAt(line, startsOf(next)) ?? []) > 0) {
      starts = startsOf(next)
      isFound = true
      rows.push(cellsAt(line, starts) ?? [])
    } else if (!RULE_LINE.test(line)) rows.push(cellsAt(line, starts) ?? [text])
  }
  return isFound ? rows : undefined
}

const startsOf = (rule: string): number[] =>
  [...rule.matchAll(/[-=]+/g)].map(({ index }, at) => (at === 0 ? 0 : index))

/** Returns the cells of a line; undefined if a word crosses the start of a column. */
function cellsAt(line: string, starts: readonly number[]): string[] | undefined {
  const isCrossed = starts.some((start) => start > 0 && /\S/.test(line.charAt(start - 1)))
  if (starts.length === 0 || isCrossed) return undefined
  return starts.map((start, at) => line.slice(start, starts[at + 1]).trim())
}
