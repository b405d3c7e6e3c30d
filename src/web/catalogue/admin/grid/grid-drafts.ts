import { Observable } from "#web/ui/observable.ts"
import {
  cellText,
  fileText,
  type GridColumn,
  type GridField,
  type GridRow,
  gridColumns,
  readCell,
} from "./grid-columns.ts"

export interface DraftCell {
  text: string
  was: string
  /** What is wrong with it by itself. */
  problem?: string
  /** What the shop said last; nobody knows whether it is so since the part was changed again. */
  refused?: string
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

const MAX_UNDO_STEPS = 100

type Cells = Draft["cells"]

interface Kept {
  drafts: ReadonlyMap<string, Draft>
  /** Of their changed cells. */
  count: number
}

const NONE: Kept = { drafts: new Map(), count: 0 }

const withoutRefusals = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([field, { refused: _, ...cell }]) => [field, cell]))

const isWrong = ({ cells }: Draft): boolean =>
  Object.values(cells).some(({ problem }) => problem !== undefined)

/** A part's changed cells with one more change among them. */
function withCell({ row, cells }: Draft, column: GridColumn, typed: string): Cells {
  const was = cellText(row, column.field)
  const { [column.field]: _, ...others } = withoutRefusals(cells)
  const read = readCell(column, typed)
  return read.text === was ? others : { ...others, [column.field]: { ...read, was } }
}

const sizeOf = (cells: Cells): number => Object.keys(cells).length

/** What somebody changed and has not saved: kept as long as the browser shows the shop, whatever page of it. */
export class GridDrafts extends Observable {
  #kept = NONE
  readonly #before: Kept[] = []
  #sent: { importId: string; drafts: Kept["drafts"] } | undefined

  readonly all = (): ReadonlyMap<string, Draft> => this.#kept.drafts

  /** How many cells are changed. */
  get count(): number {
    return this.#kept.count
  }

  /** How many parts have a cell that is not right. */
  get wrong(): number {
    return [...this.all().values()].filter(isWrong).length
  }

  get canUndo(): boolean {
    return this.#before.length > 0
  }

  /** Changes cells, all of them to be undone together. Returns how many differ from before. */
  write(writes: readonly CellWrite[]): number {
    const drafts = new Map(this.all())
    let changed = 0
    let count = this.count
    for (const { row, column, typed } of writes) {
      const draft = drafts.get(row._id) ?? { row, cells: {} }
      const cells = withCell(draft, column, typed)
      if (cells[column.field]?.text === draft.cells[column.field]?.text) continue
      changed += 1
      count += sizeOf(cells) - sizeOf(draft.cells)
      if (sizeOf(cells) > 0) drafts.set(row._id, { row: draft.row, cells })
      else drafts.delete(row._id)
    }
    if (changed > 0) this.#replace({ drafts, count })
    return changed
  }

  /** Takes the last change back. False when there is none. */
  undo(): boolean {
    const before = this.#before.pop()
    if (before) this.#show(before)
    return before !== undefined
  }

  discard(): void {
    if (this.count > 0) this.#replace(NONE)
  }

  /** A file of all changes for this import, a row for each part, in this order. */
  file(importId: string): { text: string; ids: string[] } {
    const drafts = this.all()
    const lines = [...drafts.values()].map(({ row, cells }) =>
      JSON.stringify({
        sku: row.sku,
        seen: { version: row.version, availableQuantity: row.availableQuantity },
        ...Object.fromEntries(
          Object.entries(cells).map(([field, { text }]) => [field, fileText(text)]),
        ),
      }),
    )
    this.#sent = { importId, drafts }
    return { text: lines.join("\n"), ids: [...drafts.keys()] }
  }

  /** Keeps what the shop said is wrong with parts, at the cells that it is about where those were changed. */
  refuse(problems: readonly { id: string; field: string; message: string }[]): void {
    const drafts = new Map(this.all())
    for (const { id, field, message } of problems) {
      const draft = drafts.get(id)
      const changed = gridColumns.filter((column) => draft?.cells[column.field])
      const at = changed.find((column) => column.field === field) ?? changed[0]
      const cell = at && draft?.cells[at.field]
      if (!draft || !cell) continue
      const label = gridColumns.find((column) => column.field === field)?.header ?? field
      const cells = { ...draft.cells, [at.field]: { ...cell, refused: `${label} ${message}` } }
      drafts.set(id, { ...draft, cells })
    }
    this.#show({ drafts, count: this.count })
  }

  /** What was sent for an import is decided; what was changed since stays. */
  applied(importId: string): void {
    const sent = this.#sent
    if (sent?.importId !== importId) return
    const rest = [...this.all()].filter(([id, draft]) => sent.drafts.get(id) !== draft)
    this.#before.length = 0
    const count = rest.reduce((sum, [, { cells }]) => sum + sizeOf(cells), 0)
    this.#show({ drafts: new Map(rest), count })
  }

  #replace(next: Kept): void {
    this.#before.push(this.#kept)
    if (this.#before.length > MAX_UNDO_STEPS) this.#before.shift()
    this.#show(next)
  }

  #show(next: Kept): void {
    this.#kept = next
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
