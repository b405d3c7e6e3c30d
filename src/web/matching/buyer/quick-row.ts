import type { QuickRowState } from "#contract/matching/quick-order-text.ts"
import { type ColumnKind, cellReader, type SetAsideReason } from "#domain/matching/list-table.ts"
import { readDetails } from "#domain/matching/row-details.ts"
import type { SomeLineDetails } from "#domain/orders/line-details.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import type { Reply } from "#web/api/api.ts"

export type Match = Reply<"POST /match">["rows"][number]
export type Candidate = Match["candidates"][number]

export type IdentifiedPart = Pick<Candidate, "partId" | "sku" | "mpn" | "name">

/** Rows that the server read from a file or a text. */
export type ReadRows = Reply<"POST /match/file">

interface RowText {
  number: string
  manufacturer: string
  description: string
}

export interface QuickRow extends RowText {
  id: string
  /** Cells of the source row; undefined if the row was typed. */
  cells?: readonly string[]
  listId?: string
  /** Quantity for one build, as typed. */
  written: string
  /** Details of the line, such as a note. */
  details?: SomeLineDetails | undefined
  /** Why the row is not ordered. */
  setAside?: SetAsideReason | undefined
  /** Set if the user brought the row back after it was set aside; later reads do not set it aside again. */
  isKept?: true
  match?: Pick<Match, "state" | "candidates">
  /** Matched exactly, or chosen by the user. */
  part?: IdentifiedPart
  /** Suggested quantity for all builds that the user has taken. */
  units?: number
}

export interface QuickList {
  id: string
  name: string
  head?: readonly string[]
  /** Whether the list was extracted from the sentences of a letter. Its columns are then fixed. */
  isLetter?: boolean
  shape: string
  columns: readonly ColumnKind[]
  /** Number of builds that the list states. */
  builds?: number
}

type NamedRow = RowText & Pick<QuickRow, "details">

/** Returns the words that identify the part; the customer's own part number if there are no others. */
export const identifyingText = ({ number, description, details }: NamedRow): string =>
  number || description || (details?.customerPartNumber ?? "")

export const isEmpty = (row: QuickRow): boolean =>
  row.cells === undefined && identifyingText(row) === "" && row.written === ""

export const hasText = (row: NamedRow): boolean =>
  `${identifyingText(row)}${row.manufacturer}`.trim() !== ""

/** Builds the row of a match request. */
export const matchRequestRow = (row: NamedRow): RowText => ({
  number: row.number || (row.description ? "" : identifyingText(row)),
  manufacturer: row.manufacturer,
  description: row.description,
})

/** Reads the quantity for one build: 1 if empty, undefined if invalid. */
export const perBuildOf = ({ written }: Pick<QuickRow, "written">): number | undefined =>
  written.trim() === "" ? 1 : readQuantity(written)

export const unitsOf = (row: QuickRow, builds: number): number | undefined =>
  row.units ?? ((perBuildOf(row) ?? 0) * builds || undefined)

/** Returns a row's state; undefined for an empty row. */
export function stateOf(row: QuickRow, isRefused: boolean): QuickRowState | undefined {
  if (isEmpty(row)) return undefined
  if (row.part) return isRefused || unitsOf(row, 1) === undefined ? "adjusted" : "ok"
  if (!hasText(row)) return "none"
  if (!row.match) return "waiting"
  return row.match.state === "exact" ? "likely" : row.match.state
}

export function readRowCells(
  cells: readonly string[],
  { columns, head }: Pick<QuickList, "columns" | "head">,
): RowText & Pick<QuickRow, "written" | "details"> {
  const written = cellReader(cells, columns)
  const cell = (kind: ColumnKind) => written(kind).trim()
  return {
    number: cell("number"),
    manufacturer: cell("manufacturer"),
    description: cell("description"),
    written: cell("quantity"),
    details: readDetails(cells, columns, head),
  }
}
