import type { KeyboardEvent } from "react"
import { flushSync } from "react-dom"
import type { GridDrafts } from "./grid-drafts.ts"
import type { GridEdits } from "./grid-edits.ts"
import { type Cell, type GridPlace, LAST_COLUMN, rangeOf } from "./grid-place.ts"

interface Keyed {
  place: GridPlace
  drafts: GridDrafts
  edits: GridEdits
  /** Rows that are seen at once. */
  page: () => number
  lastRow: number
  say: (words: string) => void
  later: (work: Promise<string>) => void
}

/** Where a key leads; undefined for keys that lead nowhere. */
function target(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { row, col }: Cell,
  { page, lastRow }: Keyed,
): Cell | undefined {
  const far = ctrlKey || metaKey
  switch (key) {
    case "ArrowDown":
      return { row: far ? lastRow : row + 1, col }
    case "ArrowUp":
      return { row: far ? 0 : row - 1, col }
    case "ArrowRight":
      return { row, col: far ? LAST_COLUMN : col + 1 }
    case "ArrowLeft":
      return { row, col: far ? 0 : col - 1 }
    case "PageDown":
      return { row: row + page(), col }
    case "PageUp":
      return { row: row - page(), col }
    case "Home":
      return { row: far ? 0 : row, col: 0 }
    case "End":
      return { row: far ? lastRow : row, col: LAST_COLUMN }
    default:
      return undefined
  }
}

/** What else a key does; undefined for keys that do nothing. */
function action(event: KeyboardEvent, keyed: Keyed): (() => void) | undefined {
  const { key } = event
  const { place, drafts, edits, say, later } = keyed
  const range = rangeOf(place.state())
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === "a") return () => place.selectAll()
    if (key.toLowerCase() === "z")
      return () => say(drafts.undo() ? "The last change is undone." : "There is nothing to undo.")
    return undefined
  }
  if (key === " " && event.shiftKey) return () => place.selectRows()
  if (key === "Enter" || key === "F2") return () => flushSync(() => place.edit())
  if (key === "Delete" || key === "Backspace") return () => later(edits.fill(range, ""))
  if (key === "Escape") return () => later(edits.restore(range))
  return undefined
}

/** Keys of the grid while no cell is open. */
export const gridKeys = (keyed: Keyed) => (event: KeyboardEvent) => {
  if (event.altKey || event.target !== event.currentTarget) return
  const { place } = keyed
  const to = target(event, place.state().head, keyed)
  const act = to ? () => place.go(to, event.shiftKey) : action(event, keyed)
  if (act) {
    event.preventDefault()
    act()
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    // The key itself is then typed into the cell that it opens.
    flushSync(() => place.edit(""))
  }
}
