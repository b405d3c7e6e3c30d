import type { KeyboardEvent } from "react"
import { fieldBeside, fieldByKey, goTo, isInText, rowOf } from "#web/ui/sheet/sheet-keys.ts"
import { candidateAt, candidateBeside, goToOpen } from "./open-rows.ts"

const cellIn = (row: Element | null, cell: string) =>
  row?.querySelector<HTMLElement>(`[data-cell=${cell}]`)

/** Whether a field holds what its row does not know yet. */
const isTyped = (field: HTMLElement): boolean =>
  field instanceof HTMLInputElement && field.value !== (field.dataset.kept ?? "")

/** The fields of a row as they are gone through by typing: number, quantity, next row. */
function alongTyping(from: HTMLElement, key: string, isBack: boolean) {
  const row = rowOf(from)
  const { cell } = from.dataset
  if (cell === "number" && (key === "Enter" || (key === "Tab" && !isBack)))
    return cellIn(row, "quantity")
  if (cell === "quantity" && key === "Tab" && isBack) return cellIn(row, "number")
  const below = cell === "quantity" && key === "Enter" ? fieldBeside(from, 1) : undefined
  return below && cellIn(rowOf(below), "number")
}

/** Digits take a candidate, arrows go through them, n goes on. */
function alongCandidates(from: HTMLElement, key: string): HTMLElement | undefined {
  if (/^[1-5]$/.test(key)) candidateAt(from, Number(key))?.click()
  else if (key === "n") goToOpen(rowOf(from))
  else if (key === "ArrowDown") return candidateBeside(from, 1)
  else if (key === "ArrowUp") return candidateBeside(from, -1)
  return undefined
}

/** What keys do in the sheet of quick order, besides typing. */
export function quickKeys(event: KeyboardEvent, undo: () => void): void {
  const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || !(target instanceof HTMLElement) || altKey) return
  if (ctrlKey || metaKey) {
    const isUndo = key.toLowerCase() === "z" && !isTyped(target)
    if (key === "Enter") goToOpen(rowOf(target))
    if (isUndo) undo()
    if (isUndo || key === "Enter") event.preventDefault()
    return
  }
  if (target instanceof HTMLInputElement && isInText(target, key)) return
  const isCandidate = target.dataset.cell === "candidate"
  const next =
    (isCandidate ? alongCandidates(target, key) : alongTyping(target, key, shiftKey)) ??
    (shiftKey ? undefined : fieldByKey(target, key))
  if (!next) return
  event.preventDefault()
  goTo(next)
}
