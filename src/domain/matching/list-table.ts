import { readQuantity } from "../orders/read-quantity.ts"

/** A list as it stands in a file: its cells, and the headings over them where it has any. */
export interface ListTable {
  head: string[] | undefined
  rows: string[][]
}

export const listLimits = {
  bytes: 4 * 1024 * 1024,
  unpackedBytes: 32 * 1024 * 1024,
  rows: 5000,
  columns: 50,
  /** Of a sheet, the empty ones before the last of a row too: a few kilobytes can claim millions. */
  cells: 1_000_000,
  /** Of a cell; what is longer is cut. */
  characters: 500,
} as const

/** Why a file is no list. */
export type WhyNotRead =
  | "list_file_empty"
  | "list_file_damaged"
  | "list_file_locked"
  | "list_file_of_other_kind"
  | "list_file_too_long"
  | "list_file_too_large"

/** Cells without blank rows below and beside; undefined where there is nothing in them. */
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

/** What headings say, most telling first; the first column that fits one best is it. */
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

/** Takes the row of headings, if there is one, off the top. */
export function withHead(rows: readonly string[][]): ListTable {
  const at = rows.slice(0, LATEST_HEAD).findIndex(isHead)
  return at < 0
    ? { head: undefined, rows: [...rows] }
    : { head: rows[at], rows: rows.slice(at + 1) }
}

/** What each column holds, by its heading or, without one, by what is in it. */
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

/** Two of its cells are headings, and none is a quantity. */
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

/** Of two numbers the first counts, and so on; the other columns are left alone. */
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

/** 1, 2, 3: the rows' own numbers. */
const isCounting = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)
