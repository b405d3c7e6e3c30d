import { isQuantity } from "./cell-kinds.ts"
import { type ListTable, listLimits } from "./list-table.ts"
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

/** Maximum number of cells, in rows without a quantity, that are read as possible headings. */
const MAX_EXAMINED_CELLS = 20_000

/** Moves the cells below later headings, whose columns have another order, to the columns of the first ones. */
export function alignTables({ head, rows }: ListTable): ListTable {
  if (!head || !isListHead(head)) return { head, rows }
  const all = head.map(namedColumn)
  let places: readonly number[] | undefined
  let examined = 0
  const isLaterHead = (row: readonly string[]) => {
    if (row.some(isQuantity)) return false
    examined += row.filter((cell) => cell !== "").length
    return examined <= MAX_EXAMINED_CELLS && isListHead(row)
  }
  const aligned = rows.map((row) => {
    const isHead = isLaterHead(row)
    if (isHead) places = placesOf(row, all)
    if (!places) return row
    const cells = all.map(() => "")
    for (const [at, cell] of row.entries())
      if (cell !== "")
        cells[places[at] ?? at] = isHead ? (all[places[at] ?? at]?.heading ?? "") : cell
    return cells
  })
  if (aligned.every((row, at) => row === rows[at])) return { head, rows }
  return {
    head: all.map(({ heading }) => heading),
    rows: aligned.map((row) => all.map((_, at) => row[at] ?? "")),
  }
}

interface NamedColumn {
  heading: string
  /** Its words without punctuation. */
  words: string
  kind: string | undefined
}

const namedColumn = (heading: string): NamedColumn => ({
  heading,
  words: plainHeading(heading),
  kind: kindOf(heading),
})

/**
 * Finds the column of each heading among the first headings, by its words or its kind. Adds columns for others, up to
 * the maximum of a list.
 */
function placesOf(row: readonly string[], all: NamedColumn[]): number[] | undefined {
  const named = row.map(namedColumn)
  const free = new Set(all.keys())
  const places = row.map(() => -1)
  const isSame: readonly ((one: NamedColumn, other: NamedColumn) => boolean)[] = [
    (one, other) => one.heading !== "" && one.words === other.words,
    (one, other) => NAMING.has(one.kind ?? "") && one.kind === other.kind,
  ]
  for (const is of isSame)
    for (const [at, column] of named.entries()) {
      const place = [...free].find((one) => is(column, all[one] ?? namedColumn("")))
      if (places[at] !== -1 || place === undefined) continue
      places[at] = place
      free.delete(place)
    }
  if (places.every((place, at) => place === at || place === -1)) return undefined
  const isAdded = ({ heading }: NamedColumn, at: number) =>
    places[at] === -1 && !(heading === "" && free.has(at))
  const added = named.filter(isAdded)
  if (all.length + added.length > listLimits.columns) return undefined
  const start = all.length
  all.push(...added)
  return named.map((column, at) => {
    if (isAdded(column, at)) return start + added.indexOf(column)
    return places[at] === -1 ? at : (places[at] ?? at)
  })
}

const NAMING: ReadonlySet<string> = new Set(["number", "description", "quantity"])
