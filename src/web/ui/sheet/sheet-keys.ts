import type { KeyboardEvent } from "react"

const FIELDS = "a[href], button, input"

const isShown = (element: HTMLElement) => element.checkVisibility()

const fieldsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(FIELDS)].filter(isShown)

export const rowOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>("[data-line]")

export const cellIn = (row: Element | null | undefined, cell: string) =>
  row?.querySelector<HTMLElement>(`[data-cell=${cell}]`)

export const quantityFieldOf = (rowKey: string): HTMLInputElement | null =>
  document.querySelector(`[data-line="${CSS.escape(rowKey)}"] [data-cell="quantity"]`)

export const refusedField = (): HTMLInputElement | null =>
  document.querySelector("[data-cell=quantity][aria-invalid]")

export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** Returns the row above or below, which may be in another group. */
function rowBeside(row: Element, by: 1 | -1): Element | null | undefined {
  const side = by > 0 ? "nextElementSibling" : "previousElementSibling"
  const group = row.parentElement?.[side]
  return row[side] ?? (by > 0 ? group?.firstElementChild : group?.lastElementChild)
}

/** Returns the field of the same column in the row above or below; else that row's quantity field, or its first. */
export function fieldBeside(from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const row = rowOf(from)
  const beside = row && rowBeside(row, by)
  if (!beside?.matches("[data-line]")) return undefined
  const fields = fieldsOf(beside)
  const { cell } = from.dataset
  return (
    fields.find((field) => field.dataset.cell === cell) ??
    fields.find((field) => field.dataset.cell === "quantity") ??
    fields[0]
  )
}

function fieldAlong(from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const row = rowOf(from)
  const fields = row ? fieldsOf(row) : []
  return fields[fields.indexOf(from) + by]
}

function fieldByKey(from: HTMLElement, key: string): HTMLElement | undefined {
  switch (key) {
    case "ArrowDown":
      return fieldBeside(from, 1)
    case "ArrowUp":
      return fieldBeside(from, -1)
    case "ArrowRight":
      return fieldAlong(from, 1)
    case "ArrowLeft":
      return fieldAlong(from, -1)
    case "Enter":
      return from.dataset.cell === "quantity" ? fieldBeside(from, 1) : undefined
    default:
      return undefined
  }
}

/** Saves what is typed into a field of a row, as leaving it does. The focus stays. */
export function saveTyping(): void {
  const { activeElement } = document
  if (activeElement && rowOf(activeElement))
    activeElement.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
}

/** Moves the focus out of a row before it is removed. */
export function moveFocusOutOfRow(rowKey: string): void {
  const field = quantityFieldOf(rowKey)
  if (!field || !rowOf(field)?.contains(document.activeElement)) return
  const next = fieldBeside(field, 1) ?? fieldBeside(field, -1)
  if (next) focusField(next)
  else document.querySelector<HTMLElement>("main h1")?.focus()
}

/** Reports whether the arrow key moves the caret within the text, instead of leaving the field. */
function hasRoomInText(field: HTMLElement, key: string): boolean {
  if (!(field instanceof HTMLInputElement) || field.dataset.saved === undefined) return false
  const { selectionStart, selectionEnd, value } = field
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (isWhole) return false
  if (key === "ArrowLeft") return selectionStart !== 0
  return key === "ArrowRight" && selectionEnd !== value.length
}

const isTyped = (field: HTMLElement): boolean =>
  field instanceof HTMLInputElement && field.value !== (field.dataset.saved ?? field.value)

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input:not([type=checkbox], [type=radio]), textarea")

export const isUndoKey = (event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey" | "key">) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z"

export interface SheetKeys {
  /** Returns the element that a key of this sheet leads to. Takes precedence over the keys of every sheet. */
  nextFocus?: (event: KeyboardEvent, from: HTMLElement) => HTMLElement | null | undefined
  undo?: (() => void) | undefined
  remove?: ((rowKey: string) => void) | undefined
}

/** Handles a key of a sheet of fields. Text that is being edited keeps its own keys. */
export function pressKey(event: KeyboardEvent, { nextFocus, undo, remove }: SheetKeys): void {
  const { target, key, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement)) return
  const hasModifier = ctrlKey || metaKey || shiftKey
  const next = nextFocus?.(event, target)
  const rowKey = rowOf(target)?.dataset.line ?? ""
  if (next) focusField(next)
  else if (undo && isUndoKey(event) && !isTyped(target)) undo()
  else if (key === "Delete" && !hasModifier && remove && !isTyped(target)) remove(rowKey)
  else {
    const isOfText = hasModifier || hasRoomInText(target, key)
    const beside = isOfText ? undefined : fieldByKey(target, key)
    if (!beside) return
    focusField(beside)
  }
  event.preventDefault()
}
