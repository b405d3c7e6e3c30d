import type { DecimalMark } from "#domain/pricing/written-number.ts"
import { Observable } from "#web/ui/observable.ts"
import { UndoStack } from "#web/ui/sheet/undo-stack.ts"
import {
  cellText,
  fileText,
  type GridColumn,
  type GridField,
  type GridRow,
  gridColumns,
  readCell,
} from "./grid-columns.ts"

interface DraftCell {
  text: string
  was: string
  /** Problem that the cell itself finds. */
  problem?: string
  /** Refusal of the shop; a further change of the part drops it. */
  refused?: string
}

export interface Draft {
  row: GridRow
  cells: Readonly<Partial<Record<GridField, DraftCell>>>
}

export interface CellWrite {
  row: GridRow
  column: GridColumn
  typed: string
  /** The mark of decimals, where a number does not show it. */
  mark?: DecimalMark | undefined
}

type Cells = Draft["cells"]

interface Drafts {
  drafts: ReadonlyMap<string, Draft>
  count: number
}

const NONE: Drafts = { drafts: new Map(), count: 0 }

const withoutRefusals = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([field, { refused: _, ...cell }]) => [field, cell]))

const isWrong = ({ cells }: Draft): boolean =>
  Object.values(cells).some(({ problem }) => problem !== undefined)

function withCell({ row, cells }: Draft, { column, typed, mark }: CellWrite): Cells {
  const was = cellText(row, column.field)
  const { [column.field]: _, ...others } = withoutRefusals(cells)
  const read = readCell(column, typed, mark)
  return read.text === was ? others : { ...others, [column.field]: { ...read, was } }
}

const sizeOf = (cells: Cells): number => Object.keys(cells).length

/** Changes that are not saved: kept as long as the browser shows the shop, whatever page of it. */
export class GridDrafts extends Observable<Drafts & { canUndo: boolean }> {
  readonly #before = new UndoStack<Drafts>()
  #sent: { importId: string; drafts: Drafts["drafts"] } | undefined

  constructor() {
    super({ ...NONE, canUndo: false })
  }

  get wrong(): number {
    return [...this.state().drafts.values()].filter(isWrong).length
  }

  /** Changes cells in one step of undo; returns how many differ from before. */
  write(writes: readonly CellWrite[]): number {
    const drafts = new Map(this.state().drafts)
    let changed = 0
    let { count } = this.state()
    for (const write of writes) {
      const { row, column } = write
      const draft = drafts.get(row._id) ?? { row, cells: {} }
      const cells = withCell(draft, write)
      if (cells[column.field]?.text === draft.cells[column.field]?.text) continue
      changed += 1
      count += sizeOf(cells) - sizeOf(draft.cells)
      if (sizeOf(cells) > 0) drafts.set(row._id, { row: draft.row, cells })
      else drafts.delete(row._id)
    }
    if (changed > 0) this.#replace({ drafts, count })
    return changed
  }

  /** Takes the last change back; returns false when there is none. */
  undo(): boolean {
    const before = this.#before.pop()
    if (before) this.#show(before)
    return before !== undefined
  }

  discard(): void {
    if (this.state().count > 0) this.#replace(NONE)
  }

  /** Writes all changes as a file for this import, a row for each part, in this order. */
  file(importId: string): { text: string; ids: string[] } {
    const { drafts } = this.state()
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

  /** Marks the cells that the shop refuses, or the first changed cell of the part. */
  refuse(problems: readonly { id: string; field: string; message: string }[]): void {
    const drafts = new Map(this.state().drafts)
    for (const { id, field, message } of problems) {
      const draft = drafts.get(id)
      const changed = gridColumns.filter((column) => draft?.cells[column.field])
      const at = changed.find((column) => column.field === field) ?? changed[0]
      const cell = at && draft?.cells[at.field]
      if (!draft || !cell) continue
      const label = gridColumns.find((column) => column.field === field)?.header() ?? field
      const cells = { ...draft.cells, [at.field]: { ...cell, refused: `${label} ${message}` } }
      drafts.set(id, { ...draft, cells })
    }
    this.#show({ drafts, count: this.state().count })
  }

  /** Drops what was sent for an import, which is decided; what was changed since stays. */
  applied(importId: string): void {
    const sent = this.#sent
    if (sent?.importId !== importId) return
    const rest = [...this.state().drafts].filter(([id, draft]) => sent.drafts.get(id) !== draft)
    this.#before.clear()
    const count = rest.reduce((sum, [, { cells }]) => sum + sizeOf(cells), 0)
    this.#show({ drafts: new Map(rest), count })
  }

  #replace(next: Drafts): void {
    const { drafts, count } = this.state()
    this.#before.push({ drafts, count })
    this.#show(next)
  }

  #show(next: Drafts): void {
    this.update({ ...next, canUndo: this.#before.last !== undefined })
  }
}

const kept = new Map<string, GridDrafts>()

/** Finds the drafts of an account in this browser; the server keeps none. */
export function draftsOf(account: string): GridDrafts {
  const drafts = kept.get(account) ?? new GridDrafts()
  if (typeof document !== "undefined") kept.set(account, drafts)
  return drafts
}
