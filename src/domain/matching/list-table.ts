import { readQuantity } from "../orders/read-quantity.ts"

/** The cells of a list, with its headings if there are any. */
export interface ListTable {
  head: string[] | undefined
  rows: string[][]
}

export const listLimits = {
  bytes: 4 * 1024 * 1024,
  unpackedBytes: 32 * 1024 * 1024,
  rows: 5000,
  columns: 50,
  /** Counts empty cells before the last of a row, too: a few kilobytes can claim millions. */
  cells: 1_000_000,
  /** Longer cells are cut. */
  characters: 500,
} as const

export type WhyNotRead =
  | "list_file_empty"
  | "list_file_damaged"
  | "list_file_locked"
  | "list_file_of_other_kind"
  | "list_file_too_long"
  | "list_file_too_large"

/** Drops empty rows and trailing empty columns. */
export function trimmedCells(rows: readonly (readonly string[])[]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""))
  const width = filled.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== "") + 1),
    0,
  )
  return filled.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ""))
}

export const columnKinds = ["number", "manufacturer", "description", "quantity", "ignore"] as const
export type ColumnKind = (typeof columnKinds)[number]

/** Patterns of headings, most telling first. */
const headings: readonly (readonly [kind: ColumnKind, pattern: RegExp])[] = [
  [
    "ignore",
    /price|total|amount due|cost|each|sum\b|preis|prix|currency|ref ?des|designator|^#$|^pos\b|line|row/,
  ],
  [
    "quantity",
    /qty|quantit|menge|anzahl|stück|stuck|\bqté|cantidad|aantal|count|pcs|pieces|units|needed/,
  ],
  [
    "manufacturer",
    /^(?:manufacturer|maker|mfr|mfg|brand|vendor|make|hersteller|fabricant|marke)(?: ?name)?\.?$/,
  ],
  [
    "number",
    /\bsku\b|\bmpn\b|part ?(?:no|num|#|code)|p\/n|\bpn\b|number|\bno\b|\bnr\b|article|artikel|item ?(?:no|code|#)|model|code|teile|référence|reference|^part$|^item$|\bid\b/,
  ],
  [
    "description",
    /desc|name|title|product|bezeichnung|beschreibung|désignation|text|item|part|spec/,
  ],
]
const SHARE = 0.7
/** Lists may begin with a title and an address. */
const LATEST_HEAD = 10

/** Separates the row of headings, if there is one. */
export function withHead(rows: readonly string[][]): ListTable {
  const at = rows.slice(0, LATEST_HEAD).findIndex(isHead)
  return at < 0
    ? { head: undefined, rows: [...rows] }
    : { head: rows[at], rows: rows.slice(at + 1) }
}

/** Guesses what each column holds by its heading or, without one, by its cells. */
export function guessColumns({ head, rows }: ListTable): ColumnKind[] {
  const width = head?.length ?? rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ""))
  const said = columns.map((_, at) => kindOfHeading(head?.[at] ?? ""))
  const guessed = keepOneOfEach(said)
  for (const [at, cells] of columns.entries()) {
    if (said[at] !== undefined) continue
    const kind = kindOfCells(cells)
    guessed[at] = kind !== "ignore" && !guessed.includes(kind) ? kind : "ignore"
  }
  return guessed
}

/** Whether two cells are known headings and none is a quantity. */
const isHead = (row: readonly string[]): boolean => {
  const filled = row.filter((cell) => cell !== "")
  const known = filled.filter((cell) => kindOfHeading(cell) !== undefined && !/\d{3}/.test(cell))
  const isAlone = filled.length === 1 && known.length === 1
  return (isAlone || known.length > 1) && !filled.some((cell) => readQuantity(cell) !== undefined)
}

const MAX_HEADING_LENGTH = 40

function kindOfHeading(heading: string): ColumnKind | undefined {
  const plain = heading
    .toLowerCase()
    .replaceAll(/[_\s]+/g, " ")
    .trim()
  if (plain === "" || plain.length > MAX_HEADING_LENGTH) return undefined
  return headings.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** Keeps the first column of each kind. */
const keepOneOfEach = (kinds: readonly (ColumnKind | undefined)[]): ColumnKind[] =>
  kinds.map((kind, at) => (kind !== undefined && kinds.indexOf(kind) === at ? kind : "ignore"))

function kindOfCells(cells: readonly string[]): ColumnKind {
  const filled = cells.filter((cell) => cell !== "")
  if (filled.length === 0) return "ignore"
  const most = (is: (cell: string) => boolean) => filled.filter(is).length >= SHARE * filled.length
  if (isCounting(filled)) return "ignore"
  if (most((cell) => readQuantity(cell) !== undefined && cell.length < 12)) return "quantity"
  if (most((cell) => cell.split(/\s+/).length > 2)) return "description"
  if (most((cell) => /\d/.test(cell))) return "number"
  return "manufacturer"
}

/** Whether the cells count the rows: 1, 2, 3. */
const isCounting = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)
