import type { DecimalMark } from "#domain/pricing/written-number.ts"
import { browserApi } from "#web/api/api.ts"
import { Observable } from "#web/ui/observable.ts"
import { UndoStack } from "#web/ui/undo-stack.ts"
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
  /** Problem that the browser finds in the cell's text. */
  problem?: string
  /** Refusal of the server; a further change of the part clears it. */
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
  /** Decimal mark, where the number itself does not show it. */
  mark?: DecimalMark | undefined
}

type Cells = Draft["cells"]

/** Changed parts by id. */
type Drafts = ReadonlyMap<string, Draft>

const withoutRefusals = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([field, { refused: _, ...cell }]) => [field, cell]))

const isInvalid = ({ cells }: Draft): boolean =>
  Object.values(cells).some(({ problem }) => problem !== undefined)

function writeCell({ row, cells }: Draft, { column, typed, mark }: CellWrite): Cells {
  const was = cellText(row, column.field)
  const { [column.field]: _, ...others } = withoutRefusals(cells)
  // The old text may have spaces that a typed text would lose.
  const read = typed === was ? { text: was } : readCell(column, typed, mark)
  return read.text === was ? others : { ...others, [column.field]: { ...read, was } }
}

const cellCount = (cells: Cells): number => Object.keys(cells).length

/** Compares the changes of a part with the part as it is now. */
function rebase({ cells }: Draft, row: GridRow): Draft {
  const changed = gridColumns.flatMap(({ field }) => {
    const cell = cells[field]
    const was = cellText(row, field)
    return cell && cell.text !== was ? [[field, { ...cell, was }] as const] : []
  })
  return { row, cells: Object.fromEntries(changed) }
}

const rebaseAll =
  (rows: ReadonlyMap<string, GridRow>) =>
  (drafts: Drafts): Drafts => {
    const rebased = [...drafts].map(([id, draft]) => {
      const row = rows.get(id)
      return [id, row ? rebase(draft, row) : draft] as const
    })
    return new Map(rebased.filter(([, { cells }]) => cellCount(cells) > 0))
  }

/** Reads parts again. A part that cannot be read is missing; the next check then reports that it has changed. */
async function readRows(ids: readonly string[]): Promise<Map<string, GridRow>> {
  const rows = new Map<string, GridRow>()
  for (const id of ids) {
    const row = await browserApi("GET /part/{id}", { params: { id } }).catch(() => undefined)
    if (row) rows.set(id, row)
  }
  return rows
}

interface DraftsState {
  drafts: Drafts
  /** Number of changed cells. */
  count: number
  canUndo: boolean
  /** Number of saves so far. */
  saves: number
}

/** Unsaved changes. They survive navigation within the shop, but not a reload. */
export class GridDrafts extends Observable<DraftsState> {
  readonly #before = new UndoStack<Drafts>()
  #sent: { importId: string; drafts: Drafts } | undefined

  constructor() {
    super({ drafts: new Map(), count: 0, canUndo: false, saves: 0 })
  }

  /** Number of parts with a problem that the browser found. */
  get invalidCount(): number {
    return [...this.state().drafts.values()].filter(isInvalid).length
  }

  /** Writes cells as one undo step; returns how many cells have changed. */
  write(writes: readonly CellWrite[]): number {
    const drafts = new Map(this.state().drafts)
    let changed = 0
    for (const write of writes) {
      const { row, column } = write
      const draft = drafts.get(row._id) ?? { row, cells: {} }
      const cells = writeCell(draft, write)
      if (cells[column.field]?.text === draft.cells[column.field]?.text) continue
      changed += 1
      if (cellCount(cells) > 0) drafts.set(row._id, { row: draft.row, cells })
      else drafts.delete(row._id)
    }
    if (changed > 0) this.#replace(drafts)
    return changed
  }

  /** Undoes the last change; returns false if there is none. */
  undo(): boolean {
    const before = this.#before.pop()
    if (before) this.#show(before)
    return before !== undefined
  }

  discard(): void {
    if (this.state().count > 0) this.#replace(new Map())
  }

  /** Remembers all changes as sent. Returns them as a file, one row per part, and the part ids in the same order. */
  fileForImport(importId: string): { text: string; ids: string[] } {
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

  /** Marks refused cells. Marks the first changed cell of the part if the problem's field is not among them. */
  markRefused(problems: readonly { id: string; field: string; message: string }[]): void {
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
    this.#show(drafts)
  }

  /** Drops the changes that were sent with an import, now decided. Keeps later changes, for the saved parts. */
  async dropApplied(importId: string): Promise<void> {
    const sent = this.#sent
    if (sent?.importId !== importId) return
    const later = [...this.state().drafts].filter(([id, draft]) => sent.drafts.get(id) !== draft)
    this.#before.clear()
    this.#show(new Map(later))
    this.update({ saves: this.state().saves + 1 })
    const rows = await readRows(later.flatMap(([id]) => (sent.drafts.has(id) ? id : [])))
    this.#before.rewrite(rebaseAll(rows))
    this.#show(rebaseAll(rows)(this.state().drafts))
  }

  #replace(next: Drafts): void {
    this.#before.push(this.state().drafts)
    this.#show(next)
  }

  #show(drafts: Drafts): void {
    const count = [...drafts.values()].reduce((sum, { cells }) => sum + cellCount(cells), 0)
    this.update({ drafts, count, canUndo: this.#before.last !== undefined })
  }
}

const draftsByAccount = new Map<string, GridDrafts>()

/** Returns the drafts of an account. They exist only in this browser, not on the server. */
export function draftsOf(account: string): GridDrafts {
  const drafts = draftsByAccount.get(account) ?? new GridDrafts()
  if (typeof document !== "undefined") draftsByAccount.set(account, drafts)
  return drafts
}
