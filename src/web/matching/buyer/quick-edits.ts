import { partNumber } from "#domain/catalogue/part-number.ts"
import type { ColumnKind, SetAsideReason } from "#domain/matching/list-table.ts"
import { readTable } from "#domain/matching/read-table.ts"
import { setAsideReason } from "#domain/matching/separate-rows.ts"
import { newIdempotencyKey } from "#web/api/api.ts"
import {
  type IdentifiedPart,
  type QuickList,
  type QuickRow,
  type ReadRows,
  readRowCells,
} from "./quick-row.ts"
import { filledRows, nextId, type QuickContents } from "./quick-state.ts"

/** Change of the rows; one undo step. */
export type Edit = (contents: QuickContents) => QuickContents

const editRow =
  (id: string, change: (row: QuickRow) => QuickRow): Edit =>
  (contents) => ({
    ...contents,
    rows: contents.rows.map((row) => (row.id === id ? change(row) : row)),
  })

/** Changes a row's words and drops the match for the old ones. */
export const setRowText = (id: string, number: string): Edit =>
  editRow(id, ({ match: _, part: __, units: ___, ...row }) => ({
    ...row,
    number,
    description: row.number === "" ? "" : row.description,
  }))

export const setRowQuantity = (id: string, written: string): Edit =>
  editRow(id, ({ units: _, ...row }) => ({ ...row, written }))

export const choosePart = (id: string, part: IdentifiedPart): Edit =>
  editRow(id, (row) => ({ ...row, part }))

export const chooseLikely =
  (ids: ReadonlySet<string>): Edit =>
  (contents) => ({
    ...contents,
    rows: contents.rows.map((row) => {
      const [part] = ids.has(row.id) ? (row.match?.candidates ?? []) : []
      return part ? { ...row, part } : row
    }),
  })

/** Takes a suggested part; its number replaces the typed text. */
export const suggestPart = (id: string, part: IdentifiedPart): Edit =>
  editRow(id, ({ match: _, units: __, ...row }) => ({
    ...row,
    number: partNumber(part),
    description: "",
    manufacturer: "",
    part,
  }))

export const reopenRow = (id: string): Edit => editRow(id, ({ part: _, units: __, ...row }) => row)

/** Replaces needed quantities by allowed ones, by row id. */
export const setUnits =
  (next: ReadonlyMap<string, number>): Edit =>
  (contents) => ({
    ...contents,
    rows: contents.rows.map((row) => {
      const units = next.get(row.id)
      if (units === undefined) return row
      const { units: _, ...rest } = row
      return contents.builds === 1 ? { ...rest, written: String(units) } : { ...rest, units }
    }),
  })

export const removeRows =
  (ids: ReadonlySet<string>): Edit =>
  (contents) => ({ ...contents, rows: contents.rows.filter(({ id }) => !ids.has(id)) })

/** Brings removed rows back to their places in `before`. Keeps later changes of other rows. */
export const restoreRemovedRows =
  (before: QuickContents, taken: ReadonlySet<QuickRow>): Edit =>
  (contents) => {
    const present = new Map(contents.rows.map((row) => [row.id, row]))
    const known = new Set(before.rows.map(({ id }) => id))
    const sent = new Map([...taken].map((row) => [row.id, row]))
    const returned = (row: QuickRow | undefined) => {
      if (!row) return []
      return contents.builds === before.builds ? row : withoutUnits(row)
    }
    const listIds = new Set(contents.lists.map(({ id }) => id))
    return {
      ...contents,
      lists: [...before.lists.filter(({ id }) => !listIds.has(id)), ...contents.lists],
      rows: [
        ...before.rows.flatMap(({ id }) => present.get(id) ?? returned(sent.get(id))),
        ...contents.rows.filter(({ id }) => !known.has(id)),
      ],
    }
  }

export const setBuilds =
  (builds: number): Edit =>
  ({ lists, rows }) => ({ lists, builds, rows: rows.map(withoutUnits) })

function withoutUnits(row: QuickRow): QuickRow {
  if (row.units === undefined) return row
  const { units: _, ...rest } = row
  return rest
}

export const clearRows: Edit = () => ({ rows: [], lists: [], builds: 1 })

/** Brings back rows that were set aside. */
export const restoreRows =
  (ids: ReadonlySet<string>): Edit =>
  (contents) => ({
    ...contents,
    rows: contents.rows.map((row) => {
      if (!ids.has(row.id)) return row
      const { setAside: _, ...rest } = row
      return { ...rest, isKept: true }
    }),
  })

interface PlacedCells {
  cells: string[]
  setAside?: SetAsideReason
}

/** Returns all rows of a list in their original order, including those set aside. */
function placedRows({ rows, setAside = [] }: Pick<ReadRows, "rows" | "setAside">): PlacedCells[] {
  const aside = new Map(setAside.map(({ at, cells, reason }) => [at, { cells, setAside: reason }]))
  const placed: PlacedCells[] = []
  const placeAside = () => {
    for (let next = aside.get(placed.length); next; next = aside.get(placed.length))
      placed.push(next)
  }
  for (const cells of rows) {
    placeAside()
    placed.push({ cells })
  }
  placeAside()
  return placed
}

/** Adds the rows of a list. If they are the first ones, takes over the number of builds that the list states. */
export function addList(read: ReadRows, list: Pick<QuickList, "name" | "shape" | "columns">): Edit {
  const { head, builds, letter: isLetter = false } = read
  const added: QuickList = {
    ...list,
    id: newIdempotencyKey(),
    isLetter,
    ...(head && { head }),
    ...(builds && { builds }),
  }
  const isAsRead = list.columns.join() === read.columns.join()
  const rows = placedRows(read).map(({ cells, setAside }) => {
    const row = readRow({ id: nextId(), cells, listId: added.id }, added)
    return isAsRead ? { ...row, setAside } : row
  })
  return (contents) => {
    const filled = filledRows(contents.rows)
    const lists = contents.lists.filter(({ id }) => filled.some((row) => row.listId === id))
    const isFirst = filled.length === 0
    return {
      rows: [...filled, ...rows],
      lists: [...lists, added],
      builds: (isFirst && builds) || contents.builds,
    }
  }
}

type FromList = Required<Pick<QuickRow, "id" | "cells" | "listId">> & Pick<QuickRow, "isKept">

/** Builds a row from the cells, by the columns of its list. */
function readRow({ id, cells, listId, isKept }: FromList, list: QuickList): QuickRow {
  const reason =
    isKept || list.isLetter ? undefined : setAsideReason(cells, list.columns, list.head)
  return {
    id,
    cells,
    listId,
    ...readRowCells(cells, list),
    ...(reason && { setAside: reason }),
    ...(isKept && { isKept }),
  }
}

/** Rebuilds the rows of a list with other columns. */
export const setColumns =
  (listId: string, columns: readonly ColumnKind[]): Edit =>
  ({ rows, lists, builds }) => ({
    builds,
    lists: lists.map((list) => (list.id === listId ? { ...list, columns } : list)),
    rows: rows.map((row) => {
      const list = lists.find(({ id }) => id === listId && id === row.listId)
      if (!list || !row.cells) return row
      return readRow({ ...row, cells: row.cells, listId }, { ...list, columns })
    }),
  })

/** Reads a list again, with or without its first row as heading. */
export const setHeading =
  (listId: string, hasHeading: boolean): Edit =>
  ({ rows, lists, builds }) => {
    const list = lists.find(({ id }) => id === listId)
    const own = rows.filter((row) => row.listId === listId)
    const at = rows.findIndex((row) => row.listId === listId)
    if (!list || at < 0) return { rows, lists, builds }
    const head = list.head ? [[...list.head]] : []
    const cells = [...head, ...own.flatMap((row) => (row.cells ? [[...row.cells]] : []))]
    const { head: newHead, columns, rows: left, setAside } = readTable(cells, hasHeading)
    const { head: _, ...others } = list
    const next: QuickList = { ...others, columns, ...(newHead && { head: newHead }) }
    const read = placedRows({ rows: left, setAside }).map((placed) => ({
      ...readRow({ id: nextId(), cells: placed.cells, listId }, next),
      setAside: placed.setAside,
    }))
    const before = rows.slice(0, at)
    const after = rows.slice(at).filter((row) => row.listId !== listId)
    return {
      builds,
      lists: lists.map((one) => (one.id === listId ? next : one)),
      rows: [...before, ...read, ...after],
    }
  }
