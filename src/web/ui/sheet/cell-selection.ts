import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react"
import { flushSync } from "react-dom"
import { Observable } from "../observable.ts"

export interface Cell {
  row: number
  /** Column; 0 is the row heading, which cannot be edited. */
  col: number
}

export interface SelectionState {
  head: Cell
  /** Opposite corner of the selection. */
  anchor: Cell
  /** Set while a cell is being edited. `typed` is the initial text; by default the cell's own text. */
  editing: { typed: string | undefined } | undefined
}

export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}

const START = { row: 0, col: 1 }

export const rangeOf = ({ head, anchor }: SelectionState): CellRange => ({
  top: Math.min(head.row, anchor.row),
  bottom: Math.max(head.row, anchor.row),
  left: Math.min(head.col, anchor.col),
  right: Math.max(head.col, anchor.col),
})

const clamp = (value: number, last: number): number => Math.max(0, Math.min(last, value))

/** Active cell, selection, and whether a cell is being edited. */
export class CellSelection extends Observable<SelectionState> {
  readonly lastRow: number
  readonly lastCol: number

  constructor(rowCount: number, columnCount: number) {
    super({ head: START, anchor: START, editing: undefined })
    this.lastRow = Math.max(0, rowCount - 1)
    this.lastCol = columnCount
  }

  has({ row, col }: Cell): boolean {
    const { head } = this.state()
    return head.row === row && head.col === col
  }

  go(to: Cell, isExtending = false): void {
    const head = { row: clamp(to.row, this.lastRow), col: clamp(to.col, this.lastCol) }
    this.update({ head, anchor: isExtending ? this.state().anchor : head, editing: undefined })
  }

  move(rows: number): void {
    const { row, col } = this.state().head
    this.go({ row: row + rows, col })
  }

  /** Moves to the next or previous cell in reading order. */
  step(by: 1 | -1): void {
    const { row, col } = this.state().head
    const next = col + by
    if (next > this.lastCol && row < this.lastRow) this.go({ row: row + 1, col: 1 })
    else if (next < 1 && row > 0) this.go({ row: row - 1, col: this.lastCol })
    else this.go({ row, col: Math.max(1, next) })
  }

  selectAll(): void {
    const anchor = { row: this.lastRow, col: this.lastCol }
    this.update({ head: { row: 0, col: 0 }, anchor, editing: undefined })
  }

  selectRows(): void {
    const { head, anchor } = this.state()
    this.update({
      head: { ...head, col: 0 },
      anchor: { ...anchor, col: this.lastCol },
      editing: undefined,
    })
  }

  edit(typed?: string): void {
    const { head } = this.state()
    if (head.col > 0) this.update({ anchor: head, editing: { typed } })
  }

  /** Closes the editor of a cell, unless another cell is active by now. */
  close(cell: Cell): void {
    if (this.state().editing && this.has(cell)) this.update({ editing: undefined })
  }
}

/**
 * Parses a spreadsheet's clipboard text: cells are separated by tabs; cells with tabs, quotes or line breaks are
 * quoted.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = "", end = ""] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === "\t") continue
    rows.push(row)
    row = []
    if (end === "") break
  }
  // Spreadsheets end the last row with a line break, too.
  return rows.length > 1 && rows.at(-1)?.join("") === "" ? rows.slice(0, -1) : rows
}

const quoteCell = (cell: string): string =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoteCell).join("\t")).join("\n")

export interface CellEdits {
  write: (cell: Cell, typed: string) => void
  /** Writes one value into all cells. */
  fill: (range: CellRange, typed: string) => void
  /** Writes a pasted block, from the first cell of the range. */
  paste: (range: CellRange, block: readonly (readonly string[])[]) => void
  copy: (range: CellRange) => string[][]
  /** Restores the original values. */
  restore: (range: CellRange) => void
  undo: () => void
}

interface CellKeysOptions {
  selection: CellSelection
  edits: CellEdits
  page: () => number
}

function target(event: KeyboardEvent, { selection, page }: CellKeysOptions): Cell | undefined {
  const { row, col } = selection.state().head
  const { lastRow, lastCol } = selection
  const far = event.ctrlKey || event.metaKey
  switch (event.key) {
    case "ArrowDown":
      return { row: far ? lastRow : row + 1, col }
    case "ArrowUp":
      return { row: far ? 0 : row - 1, col }
    case "ArrowRight":
      return { row, col: far ? lastCol : col + 1 }
    case "ArrowLeft":
      return { row, col: far ? 0 : col - 1 }
    case "PageDown":
      return { row: row + page(), col }
    case "PageUp":
      return { row: row - page(), col }
    case "Home":
      return { row: far ? 0 : row, col: 0 }
    case "End":
      return { row: far ? lastRow : row, col: lastCol }
    default:
      return undefined
  }
}

function action(
  event: KeyboardEvent,
  { selection, edits }: CellKeysOptions,
): (() => void) | undefined {
  const { key } = event
  const range = rangeOf(selection.state())
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === "a") return () => selection.selectAll()
    return key.toLowerCase() === "z" ? edits.undo : undefined
  }
  if (key === " " && event.shiftKey) return () => selection.selectRows()
  if (key === "Enter" || key === "F2") return () => flushSync(() => selection.edit())
  if (key === "Delete" || key === "Backspace") return () => edits.fill(range, "")
  if (key === "Escape") return () => edits.restore(range)
  return undefined
}

function cellAt(element: EventTarget): Cell | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>("[data-col]") : null
  const row = cell?.closest<HTMLElement>("[data-row]")
  return cell && row ? { row: Number(row.dataset.row), col: Number(cell.dataset.col) } : undefined
}

const isInField = (event: { target: EventTarget }): boolean =>
  event.target instanceof HTMLInputElement

/** Handles keys, pointer and clipboard while no cell is being edited. */
export function cellListeners(options: CellKeysOptions) {
  const { selection, edits } = options
  let wasActive = false
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.target !== event.currentTarget) return
      const to = target(event, options)
      const act = to ? () => selection.go(to, event.shiftKey) : action(event, options)
      if (act) {
        event.preventDefault()
        act()
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        // The browser then types the pressed key into the opened editor.
        flushSync(() => selection.edit(""))
      }
    },
    onCopy: (event: ClipboardEvent) => {
      if (isInField(event)) return
      event.preventDefault()
      event.clipboardData.setData("text/plain", writeBlock(edits.copy(rangeOf(selection.state()))))
    },
    onPaste: (event: ClipboardEvent) => {
      if (isInField(event)) return
      event.preventDefault()
      const block = readBlock(event.clipboardData.getData("text/plain"))
      const range = rangeOf(selection.state())
      const [[only = "", ...others] = []] = block
      if (block.length === 1 && others.length === 0) edits.fill(range, only)
      else edits.paste(range, block)
    },
    onPointerDown: (event: PointerEvent) => {
      const cell = cellAt(event.target)
      if (!cell || isInField(event) || event.button !== 0) return
      wasActive = selection.has(cell)
      // On a touch screen, this may be the start of a scroll.
      if (!wasActive && event.pointerType === "mouse") selection.go(cell, event.shiftKey)
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons !== 1 || event.pointerType !== "mouse" || selection.state().editing) return
      const cell = cellAt(event.target)
      if (cell && !selection.has(cell)) selection.go(cell, true)
    },
    /** A click on the active cell opens its editor. */
    onClick: (event: MouseEvent) => {
      const cell = cellAt(event.target)
      if (!cell || isInField(event)) return
      if (wasActive) selection.edit()
      else if (!selection.has(cell)) selection.go(cell)
    },
  }
}
