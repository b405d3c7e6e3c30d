import { gridColumns } from "./grid-columns.ts"
import type { GridDrafts } from "./grid-drafts.ts"
import type { Cell, GridPlace } from "./grid-place.ts"
import type { GridRows } from "./grid-rows.ts"

/** How an open cell is closed: with what was typed and where to go then, or as it was. */
export interface EditorActions {
  commit: (cell: Cell, typed: string, then: "stay" | "down" | "up" | "on" | "back") => void
  cancel: () => void
}

interface Edited {
  place: GridPlace
  rows: GridRows
  drafts: GridDrafts
  /** Gives the grid the focus back. */
  focus: () => void
}

export function editorActions({ place, rows, drafts, focus }: Edited): EditorActions {
  const moves = {
    stay: () => undefined,
    down: () => place.move({ rows: 1 }),
    up: () => place.move({ rows: -1 }),
    on: () => place.step(1),
    back: () => place.step(-1),
  }
  return {
    commit(cell, typed, then) {
      const row = rows.at(cell.row)
      const column = gridColumns[cell.col - 1]
      if (row && column) drafts.write([{ row, column, typed }])
      // Somebody may have gone to another cell already.
      place.close(cell)
      if (then !== "stay") focus()
      moves[then]()
    },
    cancel() {
      focus()
      place.close(place.state().head)
    },
  }
}
