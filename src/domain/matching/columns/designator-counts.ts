import type { ColumnKind, ListTable } from "../list-table.ts"

interface ReadColumns {
  table: ListTable
  columns: ColumnKind[]
}

/** Adds a column with the number of designators in each row, if the rows have several and state no quantity. */
export function withDesignatorCounts({ table, columns }: ReadColumns): ReadColumns {
  const at = columns.indexOf("designators")
  if (at < 0 || columns.includes("quantity")) return { table, columns }
  const counts = table.rows.map((row) => countDesignators(row[at] ?? ""))
  if (counts.every((count) => count <= 1)) return { table, columns }
  const rows = table.rows.map((row, index) => [...row, String(counts[index] || "")])
  const head = table.head && [...table.head, "Quantity"]
  return { table: { head, rows }, columns: [...columns, "quantity"] }
}

const RANGE = /^([A-Za-z]{1,5})(\d{1,4}) ?(?:\.{2,3}|[-–]) ?\1?(\d{1,4})$/

/** Counts `R1, R2` and `C5-C9`, also without commas. */
function countDesignators(cell: string): number {
  const pieces = cell
    .split(/[,;]/)
    .map((piece) => piece.trim())
    .flatMap((piece) => (RANGE.test(piece) ? piece : piece.split(/\s+/)))
  return pieces.filter(Boolean).reduce((sum, piece) => sum + unitsOfRange(piece), 0)
}

function unitsOfRange(piece: string): number {
  const [, , first, last] = RANGE.exec(piece) ?? []
  return first === undefined ? 1 : Math.max(1, Number(last) - Number(first) + 1)
}
