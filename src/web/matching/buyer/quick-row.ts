import type { QuickRowState } from "#contract/matching/quick-order-text.ts"
import type { ColumnKind, SetAsideReason } from "#domain/matching/list-table.ts"
import { readDetails } from "#domain/matching/row-details.ts"
import type { SomeLineDetails } from "#domain/orders/line-details.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import type { Reply } from "#web/api/api.ts"

export type Match = Reply<"POST /match">["rows"][number]
export type Candidate = Match["candidates"][number]

export type MeantPart = Pick<Candidate, "partId" | "sku" | "mpn" | "name">

/** Rows that the shop read in a file or a text. */
export type ReadRows = Reply<"POST /match/file">

interface RowWords {
  number: string
  manufacturer: string
  description: string
}

export interface QuickRow extends RowWords {
  id: string
  /** As they came; undefined where the row was typed. */
  cells?: readonly string[]
  listId?: string
  /** The quantity for one build, as it is written. */
  written: string
  /** Details of the row besides the part. */
  details?: SomeLineDetails | undefined
  /** Why it is not to be ordered. */
  setAside?: SetAsideReason | undefined
  /** Brought back from those set aside; it stays. */
  isKept?: true
  match?: Pick<Match, "state" | "candidates">
  /** Matched exactly, or chosen. */
  part?: MeantPart
  /** A suggested quantity for all builds that was taken. */
  units?: number
}

export interface QuickList {
  id: string
  name: string
  head?: readonly string[]
  /** Found in the sentences of a letter; its columns are ours. */
  isLetter?: boolean
  shape: string
  columns: readonly ColumnKind[]
}

type NamedRow = RowWords & Pick<QuickRow, "details">

/** Says which part is meant; one's own number where nothing else does. */
export const wordsOf = ({ number, description, details }: NamedRow): string =>
  number || description || (details?.customerPartNumber ?? "")

export const isEmpty = (row: QuickRow): boolean =>
  row.cells === undefined && wordsOf(row) === "" && row.written === ""

export const saysSomething = (row: NamedRow): boolean =>
  `${wordsOf(row)}${row.manufacturer}`.trim() !== ""

/** Request to the shop. */
export const askedWords = (row: NamedRow): RowWords => ({
  number: row.number || (row.description ? "" : wordsOf(row)),
  manufacturer: row.manufacturer,
  description: row.description,
})

/** Reads the quantity for one build: 1 where nothing is written, undefined where it is no quantity. */
export const perBuildOf = ({ written }: Pick<QuickRow, "written">): number | undefined =>
  written.trim() === "" ? 1 : readQuantity(written)

export const unitsOf = (row: QuickRow, builds: number): number | undefined =>
  row.units ?? ((perBuildOf(row) ?? 0) * builds || undefined)

/** Decides a row's state; undefined where nothing is written. */
export function stateOf(row: QuickRow, isRefused: boolean): QuickRowState | undefined {
  if (isEmpty(row)) return undefined
  if (row.part) return isRefused || unitsOf(row, 1) === undefined ? "adjusted" : "ok"
  if (!saysSomething(row)) return "none"
  if (!row.match) return "waiting"
  return row.match.state === "exact" ? "likely" : row.match.state
}

export function rowWords(
  cells: readonly string[],
  { columns, head }: Pick<QuickList, "columns" | "head">,
): RowWords & Pick<QuickRow, "written" | "details"> {
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)]?.trim() ?? ""
  return {
    number: cell("number"),
    manufacturer: cell("manufacturer"),
    description: cell("description"),
    written: cell("quantity"),
    details: readDetails(cells, columns, head),
  }
}
