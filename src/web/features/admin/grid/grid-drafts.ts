import {
  cellText,
  fileText,
  type GridColumn,
  type GridField,
  type GridRow,
  gridColumns,
  readCell,
} from "./grid-columns.ts"
import { Observable } from "./observable.ts"

export interface DraftCell {
  text: string
  was: string
  problem?: string
}

/** A part's changed cells, and what it was read as. */
export interface Draft {
  row: GridRow
  cells: Readonly<Partial<Record<GridField, DraftCell>>>
}

export interface CellWrite {
  row: GridRow
  column: GridColumn
  typed: string
}

const MOST_UNDONE = 100

const cellsOf = ({ cells }: Draft): DraftCell[] => Object.values(cells)

/** What somebody changed and has not saved: kept as long as the browser shows the shop, whatever page of it. */
export class GridDrafts extends Observable {
  #drafts: ReadonlyMap<string, Draft> = new Map()
  readonly #before: ReadonlyMap<string, Draft>[] = []
  #sent: { importId: string; drafts: ReadonlyMap<string, Draft> } | undefined

  readonly all = (): ReadonlyMap<string, Draft> => this.#drafts

  get count(): number {
    let count = 0
    for (const draft of this.#drafts.values()) count += cellsOf(draft).length
    return count
  }

  /** How many parts have a cell that is not right. */
  get wrong(): number {
    const isWrong = (draft: Draft) => cellsOf(draft).some(({ problem }) => problem !== undefined)
    return [...this.#drafts.values()].filter(isWrong).length
  }

  get canUndo(): boolean {
    return this.#before.length > 0
  }

  /** Changes cells, all of them to be undone together. Returns how many differ from before. */
  write(writes: readonly CellWrite[]): number {
    const drafts = new Map(this.#drafts)
    let count = 0
    for (const { row, column, typed } of writes) {
      const { field } = column
      const draft = drafts.get(row._id) ?? { row, cells: {} }
      const was = cellText(draft.row, field)
      const read = readCell(column, typed)
      const isBack = read.text === was
      if (read.text === (draft.cells[field]?.text ?? was)) continue
      count += 1
      const { [field]: _, ...others } = draft.cells
      const cells = isBack ? others : { ...others, [field]: { ...read, was } }
      if (Object.keys(cells).length > 0) drafts.set(row._id, { row: draft.row, cells })
      else drafts.delete(row._id)
    }
    if (count > 0) this.#replace(drafts)
    return count
  }

  /** Takes the last change back. False when there is none. */
  undo(): boolean {
    const before = this.#before.pop()
    if (!before) return false
    this.#drafts = before
    this.changed()
    return true
  }

  discard(): void {
    if (this.#drafts.size > 0) this.#replace(new Map())
  }

  /** A file of all changes for this import, a row for each part, in this order. */
  file(importId: string): { text: string; ids: string[] } {
    const lines = [...this.#drafts.values()].map(({ row, cells }) =>
      JSON.stringify({
        sku: row.sku,
        seen: { version: row.version, availableQuantity: row.availableQuantity },
        ...Object.fromEntries(
          Object.entries(cells).map(([field, { text }]) => [field, fileText(text)]),
        ),
      }),
    )
    this.#sent = { importId, drafts: this.#drafts }
    return { text: lines.join("\n"), ids: [...this.#drafts.keys()] }
  }

  /** Keeps what the shop said is wrong with a part, at the cell that it is about if that was changed. */
  refuse(id: string, field: string, message: string): void {
    const draft = this.#drafts.get(id)
    const changed = gridColumns.filter((column) => draft?.cells[column.field])
    const at = changed.find((column) => column.field === field) ?? changed[0]
    const cell = at && draft?.cells[at.field]
    if (!draft || !cell) return
    const label = gridColumns.find((column) => column.field === field)?.header ?? field
    const cells = { ...draft.cells, [at.field]: { ...cell, problem: `${label} ${message}` } }
    this.#drafts = new Map(this.#drafts).set(id, { ...draft, cells })
    this.changed()
  }

  /** What was sent for an import is decided; what was changed since stays. */
  applied(importId: string): void {
    const sent = this.#sent
    if (sent?.importId !== importId) return
    const drafts = [...this.#drafts].filter(([id, draft]) => sent.drafts.get(id) !== draft)
    this.#before.length = 0
    this.#drafts = new Map(drafts)
    this.changed()
  }

  #replace(drafts: ReadonlyMap<string, Draft>): void {
    this.#before.push(this.#drafts)
    if (this.#before.length > MOST_UNDONE) this.#before.shift()
    this.#drafts = drafts
    this.changed()
  }
}

const kept = new Map<string, GridDrafts>()

/** Those of an account in this browser; the server keeps none. */
export function draftsOf(account: string): GridDrafts {
  const drafts = kept.get(account) ?? new GridDrafts()
  if (typeof document !== "undefined") kept.set(account, drafts)
  return drafts
}
