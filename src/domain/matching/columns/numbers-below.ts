import { type ListTable, listLimits } from "../list-table.ts"
import { readHeading } from "../read-heading.ts"

/** Matches a label with the number of a part: `Mfg. Part#: 81A21UT#ABA`. */
const LABELLED = /^(\p{L}[\p{L} .#/'’-]{1,40}?) ?[:=] ?(?=\S{0,60}\d)(\S{3,60})(?:$| {2})/u

const MIN_NUMBERED = 2
const NUMBERED_SHARE = 0.5

/** Adds a column for the numbers that most parts of a list have with a label in one of the rows below them. */
export function withNumbersBelow({ head, rows }: ListTable): ListTable {
  if (!head || head.length >= listLimits.columns) return { head, rows }
  const labels = rows.map(labelAlone)
  const numbers = new Map<number, string>()
  let part = -1
  for (const [at, row] of rows.entries()) {
    const found = labels[at]
    if (row.filter(Boolean).length > 1) part = at
    else if (found && part >= 0 && !numbers.has(part)) numbers.set(part, found.value)
  }
  const listed = rows.slice(0, labels.findLastIndex((found) => found !== undefined) + 1)
  const parts = listed.filter((row) => row.filter(Boolean).length > 1).length
  const { label } = labels.find((found) => found !== undefined) ?? {}
  if (!label || numbers.size < MIN_NUMBERED || numbers.size < NUMBERED_SHARE * parts)
    return { head, rows }
  return {
    head: [...head, label],
    rows: rows.flatMap((row, at) => (labels[at] ? [] : [[...row, numbers.get(at) ?? ""]])),
  }
}

/** Returns the label and the number of a row that states nothing else. */
function labelAlone(row: readonly string[]): { label: string; value: string } | undefined {
  const [text = "", ...others] = row.filter(Boolean)
  const [, label = "", value = ""] = (others.length === 0 && LABELLED.exec(text)) || []
  return readHeading(label)?.meaning.kind === "number" ? { label, value } : undefined
}
