import { Observable } from "#web/ui/observable.ts"
import { gridColumns } from "./grid-columns.ts"

export interface Cell {
  row: number
  /** 0 is the part's number, which cannot be changed. */
  col: number
}

export interface Place {
  /** Where the keys go. */
  head: Cell
  /** The other corner of what is selected. */
  anchor: Cell
  /** A cell is open, with what was typed to open it. */
  editing: { typed: string | undefined } | undefined
}

export interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

export const LAST_COLUMN = gridColumns.length
const START = { row: 0, col: 1 }

export const rangeOf = ({ head, anchor }: Place): Range => ({
  top: Math.min(head.row, anchor.row),
  bottom: Math.max(head.row, anchor.row),
  left: Math.min(head.col, anchor.col),
  right: Math.max(head.col, anchor.col),
})

const within = (value: number, last: number): number => Math.max(0, Math.min(last, value))

/** Which cell has the keys, what is selected, and whether somebody writes in it. */
export class GridPlace extends Observable {
  readonly #lastRow: number
  #place: Place = { head: START, anchor: START, editing: undefined }

  constructor(total: number) {
    super()
    this.#lastRow = Math.max(0, total - 1)
  }

  readonly state = (): Place => this.#place

  go(to: Cell, extends_ = false): void {
    const head = { row: within(to.row, this.#lastRow), col: within(to.col, LAST_COLUMN) }
    this.#show({ head, anchor: extends_ ? this.#place.anchor : head, editing: undefined })
  }

  move(by: { rows?: number; cols?: number }, extends_ = false): void {
    const { row, col } = this.#place.head
    this.go({ row: row + (by.rows ?? 0), col: col + (by.cols ?? 0) }, extends_)
  }

  /** The next cell in reading order, or the one before. */
  step(by: 1 | -1): void {
    const { row, col } = this.#place.head
    const next = col + by
    if (next > LAST_COLUMN && row < this.#lastRow) this.go({ row: row + 1, col: 1 })
    else if (next < 1 && row > 0) this.go({ row: row - 1, col: LAST_COLUMN })
    else this.go({ row, col: Math.max(1, next) })
  }

  selectAll(): void {
    const anchor = { row: this.#lastRow, col: LAST_COLUMN }
    this.#show({ head: { row: 0, col: 0 }, anchor, editing: undefined })
  }

  selectRows(): void {
    const { head, anchor } = this.#place
    const first = { ...head, col: 0 }
    const last = { ...anchor, col: LAST_COLUMN }
    this.#show({ head: first, anchor: last, editing: undefined })
  }

  edit(typed?: string): void {
    const { head } = this.#place
    if (head.col > 0) this.#show({ head, anchor: head, editing: { typed } })
  }

  close({ row, col }: Cell): void {
    const { head, editing } = this.#place
    if (editing && head.row === row && head.col === col)
      this.#show({ ...this.#place, editing: undefined })
  }

  #show(place: Place): void {
    this.#place = place
    this.changed()
  }
}
