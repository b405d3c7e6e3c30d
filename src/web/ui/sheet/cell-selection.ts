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
