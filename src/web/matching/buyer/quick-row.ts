import type { QuickRowState } from "#contract/matching/quick-order-text.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import type { Reply } from "#web/api/api.ts"

export type Match = Reply<"POST /match">["rows"][number]
export type Candidate = Match["candidates"][number]

/** What is known of a part that a row means. */
export type MeantPart = Pick<Candidate, "partId" | "sku" | "mpn" | "name">

/** What of a row says which part is meant. */
export interface RowWords {
  number: string
  manufacturer: string
  description: string
}

export interface QuickRow extends RowWords {
  id: string
  /** As they came; of a row that was typed none. */
  cells?: readonly string[]
  /** Which list the cells are of. */
  listId?: string
  /** For one build, as it is written. */
  written: string
  /** What the shop found for these words. */
  match?: Pick<Match, "state" | "candidates">
  /** Certain, or somebody said so. */
  part?: MeantPart
  /** Of all builds, in place of what is needed: a quantity that was suggested and taken. */
  units?: number
}

/** A list that came at once, and what its columns are taken for. */
export interface QuickList {
  id: string
  name: string
  head?: readonly string[]
  /** By which another like it is known. */
  shape: string
  columns: readonly ColumnKind[]
}

/** What is shown in the field of a row. */
export const wordsOf = ({ number, description }: RowWords): string => number || description

export const isEmpty = (row: QuickRow): boolean =>
  row.cells === undefined && wordsOf(row) === "" && row.written === ""

export const saysSomething = ({ number, manufacturer, description }: RowWords): boolean =>
  `${number}${manufacturer}${description}`.trim() !== ""

/** For one build; nothing written is one, what is no quantity undefined. */
export const perBuildOf = ({ written }: Pick<QuickRow, "written">): number | undefined =>
  written.trim() === "" ? 1 : readQuantity(written)

/** For all builds; undefined where it cannot be said. */
export const unitsOf = (row: QuickRow, builds: number): number | undefined =>
  row.units ?? ((perBuildOf(row) ?? 0) * builds || undefined)

/** What the words of a row and the shop's prices make of it; undefined where nothing is written. */
export function stateOf(row: QuickRow, isRefused: boolean): QuickRowState | undefined {
  if (isEmpty(row)) return undefined
  if (row.part) return isRefused || unitsOf(row, 1) === undefined ? "adjusted" : "ok"
  if (!saysSomething(row)) return "none"
  if (!row.match) return "waiting"
  return row.match.state === "exact" ? "likely" : row.match.state
}

/** A row's words by what the columns of its list are taken for. */
export function rowWords(
  cells: readonly string[],
  columns: readonly ColumnKind[],
): RowWords & Pick<QuickRow, "written"> {
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)]?.trim() ?? ""
  return {
    number: cell("number"),
    manufacturer: cell("manufacturer"),
    description: cell("description"),
    written: cell("quantity"),
  }
}
