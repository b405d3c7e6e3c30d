import { partNumber } from "#domain/catalogue/part-number.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { newIdempotencyKey } from "#web/api/api.ts"
import { type MeantPart, type QuickList, type QuickRow, rowWords } from "./quick-row.ts"
import { filledRows, nextId, type QuickWork } from "./quick-state.ts"
import type { ReadRows } from "./read-rows.ts"

/** A change of rows, which is one step of undo. */
export type Edit = (work: QuickWork) => QuickWork

const withRow =
  (id: string, change: (row: QuickRow) => QuickRow): Edit =>
  (work) => ({ ...work, rows: work.rows.map((row) => (row.id === id ? change(row) : row)) })

/** Writes other words, and forgets what was found for the old ones. */
export const writeWords = (id: string, number: string): Edit =>
  withRow(id, ({ match: _, part: __, units: ___, ...row }) => ({
    ...row,
    number,
    description: row.number === "" ? "" : row.description,
  }))

export const writeQuantity = (id: string, written: string): Edit =>
  withRow(id, ({ units: _, ...row }) => ({ ...row, written }))

export const takePart = (id: string, part: MeantPart): Edit =>
  withRow(id, (row) => ({ ...row, part }))

export const takeLikely =
  (ids: ReadonlySet<string>): Edit =>
  (work) => ({
    ...work,
    rows: work.rows.map((row) => {
      const [part] = ids.has(row.id) ? (row.match?.candidates ?? []) : []
      return part ? { ...row, part } : row
    }),
  })

/** Takes a suggested part, whose number replaces what was typed. */
export const suggestPart = (id: string, part: MeantPart): Edit =>
  withRow(id, ({ match: _, units: __, ...row }) => ({
    ...row,
    number: partNumber(part),
    description: "",
    manufacturer: "",
    part,
  }))

export const reopenRow = (id: string): Edit => withRow(id, ({ part: _, units: __, ...row }) => row)

/** Takes quantities that may be ordered, in place of those that are needed. */
export const takeUnits =
  (next: ReadonlyMap<string, number>): Edit =>
  (work) => ({
    ...work,
    rows: work.rows.map((row) => {
      const units = next.get(row.id)
      if (units === undefined) return row
      const { units: _, ...rest } = row
      return work.builds === 1 ? { ...rest, written: String(units) } : { ...rest, units }
    }),
  })

export const removeRows =
  (ids: ReadonlySet<string>): Edit =>
  (work) => ({ ...work, rows: work.rows.filter(({ id }) => !ids.has(id)) })

export const setBuilds =
  (builds: number): Edit =>
  ({ lists, rows }) => ({ lists, builds, rows: rows.map(withoutUnits) })

function withoutUnits(row: QuickRow): QuickRow {
  if (row.units === undefined) return row
  const { units: _, ...rest } = row
  return rest
}

export const clearRows: Edit = () => ({ rows: [], lists: [], builds: 1 })

/** Adds a list below the rows that are there. */
export function addList(
  { rows, head }: ReadRows,
  list: Pick<QuickList, "name" | "shape" | "columns">,
): Edit {
  const listId = newIdempotencyKey()
  const added = rows.map((cells) => ({
    id: nextId(),
    cells,
    listId,
    ...rowWords(cells, list.columns),
  }))
  return (work) => {
    const there = filledRows(work.rows)
    const lists = work.lists.filter(({ id }) => there.some((row) => row.listId === id))
    return {
      ...work,
      rows: [...there, ...added],
      lists: [...lists, { ...list, id: listId, ...(head && { head }) }],
    }
  }
}

/** Reads the rows of a list again, by other columns. */
export const setColumns =
  (listId: string, columns: readonly ColumnKind[]): Edit =>
  ({ rows, lists, builds }) => ({
    builds,
    lists: lists.map((list) => (list.id === listId ? { ...list, columns } : list)),
    rows: rows.map((row) =>
      row.listId === listId && row.cells
        ? { id: row.id, cells: row.cells, listId, ...rowWords(row.cells, columns) }
        : row,
    ),
  })
