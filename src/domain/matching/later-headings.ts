import { isQuantity } from "./cell-kinds.ts"
import type { ListTable } from "./list-table.ts"
import { plainHeading, readHeading } from "./read-heading.ts"

const kindOf = (cell: string): string | undefined => {
  const heading = readHeading(cell)
  if (!heading?.isWhole) return undefined
  return heading.meaning.kind === "unsure" ? "description" : heading.meaning.kind
}

/** Returns whether a row holds the headings of a list: words, among them one for the quantity and one for the part. */
function isListHead(row: readonly string[]): boolean {
  if (row.some(isQuantity)) return false
  const kinds = row.map(kindOf)
  return kinds.includes("quantity") && (kinds.includes("number") || kinds.includes("description"))
}

/** Finds headings above others: the list has several tables, and rows with quantities are between the headings. */
export function findFirstHead(rows: readonly string[][], best: number): number {
  if (!isListHead(rows[best] ?? [])) return best
  const first = rows.slice(0, best).findIndex((row, at) => {
    if (!isListHead(row)) return false
    const quantityAt = row.map(kindOf).indexOf("quantity")
    return rows.slice(at + 1, best).some((below) => isQuantity(below[quantityAt] ?? ""))
  })
  return first < 0 ? best : first
}

/** Moves the cells below later headings, whose columns have another order, to the columns of the first ones. */
export function alignTables({ head, rows }: ListTable): ListTable {
  if (!head || !isListHead(head)) return { head, rows }
  const all = [...head]
  let places: readonly number[] | undefined
  const aligned = rows.map((row) => {
    const isHead = isListHead(row)
    if (isHead) places = placesOf(row, all)
    if (!places) return row
    const cells = all.map(() => "")
    for (const [at, cell] of row.entries())
      if (cell !== "") cells[places[at] ?? at] = isHead ? (all[places[at] ?? at] ?? "") : cell
    return cells
  })
  return { head: all, rows: aligned.map((row) => all.map((_, at) => row[at] ?? "")) }
}

/** Finds the column of each heading among the first headings, by its words or its kind. Adds columns for others. */
function placesOf(row: readonly string[], all: string[]): number[] | undefined {
  const free = new Set(all.keys())
  const places = row.map(() => -1)
  const isSame: readonly ((one: string, other: string) => boolean)[] = [
    (one, other) => one !== "" && plainHeading(one) === plainHeading(other),
    (one, other) => NAMING.has(kindOf(one) ?? "") && kindOf(one) === kindOf(other),
  ]
  for (const is of isSame)
    for (const [at, heading] of row.entries()) {
      const place = [...free].find((one) => is(heading, all[one] ?? ""))
      if (places[at] !== -1 || place === undefined) continue
      places[at] = place
      free.delete(place)
    }
  if (places.every((place, at) => place === at || place === -1)) return undefined
  return places.map((place, at) => {
    if (place >= 0) return place
    if ((row[at] ?? "") === "" && free.has(at)) return at
    return all.push(row[at] ?? "") - 1
  })
}

const NAMING: ReadonlySet<string> = new Set(["number", "description", "quantity"])
