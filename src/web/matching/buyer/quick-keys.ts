import type { KeyboardEvent } from "react"
import {
  cellIn,
  fieldBeside,
  focusField,
  quantityFieldOf,
  rowOf,
} from "#web/ui/sheet/sheet-keys.ts"

const openRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".quick-open")]

export const numberFieldOf = (rowId: string): HTMLElement | null | undefined =>
  cellIn(document.querySelector(`[data-line="${CSS.escape(rowId)}"]`), "number")

const isAfter = (row: Element, from: Element): boolean =>
  (from.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

/**
 * Finds the control of the next open row that settles it: an answer, a faulty quantity, else the number. After the last
 * row, continues at the top.
 */
export function findOpenRow(from?: Element | null): HTMLElement | null | undefined {
  const others = openRows().filter((row) => row !== from)
  const next = (from && others.find((row) => isAfter(row, from))) ?? others[0]
  const quantity = cellIn(next, "quantity")
  const isFaulty = quantity?.matches("[aria-invalid]")
  return cellIn(next, "candidate") ?? (isFaulty ? quantity : cellIn(next, "number"))
}

export const focusOpenRow = (): void => focusField(findOpenRow())

/** Moves the focus to the next open row before an answer removes the buttons of this one. */
export function focusNextOpenRow(rowId: string): void {
  const field = quantityFieldOf(rowId)
  if (field && rowOf(field)?.contains(document.activeElement))
    focusField(findOpenRow(rowOf(field)) ?? field)
}

const candidatesOf = (row: Element | null): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>("[data-cell=candidate]") ?? []),
]

/** Returns the next field while typing: part number, quantity, next row. */
function nextTypingField(from: HTMLElement, key: string, isBack: boolean) {
  const row = rowOf(from)
  const { cell } = from.dataset
  if (cell === "number" && (key === "Enter" || (key === "Tab" && !isBack)))
    return cellIn(row, "quantity")
  if (cell === "quantity" && key === "Tab" && isBack) return cellIn(row, "number")
  const below = cell === "quantity" && key === "Enter" ? fieldBeside(from, 1) : undefined
  return below && cellIn(rowOf(below), "number")
}

/** Handles keys on candidates: a digit takes one, arrows move between them, `n` goes to the next open row. */
function nextAmongCandidates(event: KeyboardEvent, from: HTMLElement) {
  const row = rowOf(from)
  const all = candidatesOf(row)
  const { key } = event
  if (/^[1-5]$/.test(key)) {
    // The click moves the focus; the digit must not be typed into the next field.
    event.preventDefault()
    all[Number(key) - 1]?.click()
  } else if (key === "n") return findOpenRow(row)
  else if (key === "ArrowDown") return all[all.indexOf(from) + 1]
  else if (key === "ArrowUp") return all[all.indexOf(from) - 1]
  return undefined
}

/** Returns the element to focus for the keys that only quick order has. */
export function quickKeys(event: KeyboardEvent, from: HTMLElement) {
  const { key, ctrlKey, metaKey, shiftKey } = event
  if (ctrlKey || metaKey) return key === "Enter" ? findOpenRow(rowOf(from)) : undefined
  return from.dataset.cell === "candidate"
    ? nextAmongCandidates(event, from)
    : nextTypingField(from, key, shiftKey)
}
