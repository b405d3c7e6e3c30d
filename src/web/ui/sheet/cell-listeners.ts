import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react"
import { flushSync } from "react-dom"
import { type Cell, type CellRange, type CellSelection, rangeOf } from "./cell-selection.ts"
import { formatBlock, parseBlock } from "./clipboard-block.ts"

export interface CellEdits {
  write: (cell: Cell, typed: string) => void
  /** Writes one value into all cells. */
  fill: (range: CellRange, typed: string) => void
  /** Writes a pasted block, from the first cell of the range. */
  paste: (range: CellRange, block: readonly (readonly string[])[]) => void
  /** Undefined if some rows are not loaded yet. */
  copy: (range: CellRange) => string[][] | undefined
  /** Restores the original values. */
  restore: (range: CellRange) => void
  undo: () => void
}

interface CellKeysOptions {
  selection: CellSelection
  edits: CellEdits
  page: () => number
}

function targetCell(event: KeyboardEvent, { selection, page }: CellKeysOptions): Cell | undefined {
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

function keyAction(
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
      const to = targetCell(event, options)
      const act = to ? () => selection.go(to, event.shiftKey) : keyAction(event, options)
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
      const block = edits.copy(rangeOf(selection.state()))
      if (block) event.clipboardData.setData("text/plain", formatBlock(block))
    },
    onPaste: (event: ClipboardEvent) => {
      if (isInField(event)) return
      event.preventDefault()
      const block = parseBlock(event.clipboardData.getData("text/plain"))
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
