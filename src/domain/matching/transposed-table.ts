import { isQuantity } from "./cell-kinds.ts"
import { listLimits } from "./list-table.ts"
import { plainHeading, readHeading } from "./read-heading.ts"
import { headScore } from "./table-head.ts"

/** Headings and two parts. */
const MIN_TRANSPOSED_COLUMNS = 3

/** Transposes a table with its headings in the first column, beside several parts; undefined for other tables. */
export function transposedTable(written: readonly string[][]): string[][] | undefined {
  const width = written.reduce((most, row) => Math.max(most, row.length), 0)
  if (Math.max(written.length, width) > listLimits.columns || width < MIN_TRANSPOSED_COLUMNS)
    return undefined
  const labels = written.find((row) => row.filter(Boolean).length > 1) ?? []
  const names = labels.filter(Boolean)
  const isCount = isCounted(names) || isCounted(names.slice(1))
  const rows = isCount ? written.filter((row) => row !== labels) : written
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ""))
  const transposed = columns.slice(columns.findIndex((column) => column.some(Boolean)))
  const [head = [], ...parts] = transposed
  const isOfUnits = (cell: string) => {
    const { meaning, isWhole } = readHeading(cell) ?? {}
    return meaning?.kind === "quantity" && isWhole === true
  }
  const unitsAt = head.findIndex(isOfUnits)
  const counted = parts.map((part) => part[unitsAt] ?? "").filter(Boolean)
  const isTransposed = headScore(head) > 0 && head.filter(isOfUnits).length === 1
  const hasUnits = counted.length > 1 && counted.every(isQuantity)
  // Rows are read last, because most tables are not transposed.
  return isTransposed && hasUnits && !rows.some((row) => headScore(withoutRepeated(row)) > 0)
    ? transposed
    : undefined
}

/** Returns whether cells only count the parts: `Item 1 | Item 2`, `Part A | Part B`. A sum may follow. */
function isCounted(names: readonly string[]): boolean {
  const name = names[0]?.slice(0, -1) ?? ""
  const isNext = (cell: string, at: number) =>
    cell === `${name}${at + 1}` || cell === name + String.fromCharCode("A".charCodeAt(0) + at)
  const counted = names.filter(isNext).length
  return counted > 1 && counted >= names.length - 1
}

/** Empties cells that repeat a heading, as rows of a transposed table do: `Stk | Stk`. */
function withoutRepeated(row: readonly string[]): string[] {
  const plain = row.map(plainHeading)
  return row.map((cell, at) =>
    plain.indexOf(plain[at] ?? "") < plain.lastIndexOf(plain[at] ?? "") ? "" : cell,
  )
}
