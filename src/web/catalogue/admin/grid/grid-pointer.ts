import type { MouseEvent, PointerEvent } from "react"
import type { Cell, GridPlace } from "./grid-place.ts"

function cellAt(target: EventTarget): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-col]") : null
  const row = cell?.closest<HTMLElement>("[data-row]")
  return cell && row ? { row: Number(row.dataset.row), col: Number(cell.dataset.col) } : undefined
}

export const isInField = ({ target }: { target: EventTarget }): boolean =>
  target instanceof HTMLInputElement

/** The mouse selects, and drags a selection; a click or a touch on the active cell opens it. */
export function gridPointer(place: GridPlace) {
  let wasActive = false
  const isHead = ({ row, col }: Cell) => {
    const { head } = place.state()
    return head.row === row && head.col === col
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = cellAt(event.target)
      if (!cell || isInField(event) || event.button !== 0) return
      wasActive = isHead(cell)
      // A finger may be about to scroll.
      if (!wasActive && event.pointerType === "mouse") place.go(cell, event.shiftKey)
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons !== 1 || event.pointerType !== "mouse" || place.state().editing) return
      const cell = cellAt(event.target)
      if (cell && !isHead(cell)) place.go(cell, true)
    },
    onClick: (event: MouseEvent) => {
      const cell = cellAt(event.target)
      if (!cell || isInField(event)) return
      if (wasActive) place.edit()
      else if (!isHead(cell)) place.go(cell)
    },
  }
}
