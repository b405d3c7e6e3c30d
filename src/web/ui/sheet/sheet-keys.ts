/** How the fields of the grid are found, and which comes next. */

const FIELDS = "a[href], button, input"

const isShown = (element: HTMLElement) => element.checkVisibility()

const fieldsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(FIELDS)].filter(isShown)

export const rowOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>("[data-line]")

export const quantityOf = (partId: string): HTMLInputElement | null =>
  document.querySelector(`[data-line="${CSS.escape(partId)}"] [data-cell="quantity"]`)

export const refusedField = (): HTMLInputElement | null =>
  document.querySelector("[data-cell=quantity][aria-invalid]")

export function goTo(field: HTMLElement | null | undefined): void {
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** The row above or below, also where it stands in another group. */
function rowBeside(row: Element, by: 1 | -1): Element | null | undefined {
  const side = by > 0 ? "nextElementSibling" : "previousElementSibling"
  const group = row.parentElement?.[side]
  return row[side] ?? (by > 0 ? group?.firstElementChild : group?.lastElementChild)
}

/** The field of the same column in the row above or below, else that row's quantity. */
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

/** Where a key leads from this field; undefined for keys that lead nowhere. */
export function fieldByKey(from: HTMLElement, key: string): HTMLElement | undefined {
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

/** Whether the caret has room to move inside a field's text in that direction. */
export function isInText(field: HTMLInputElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = field
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (isWhole) return false
  if (key === "ArrowLeft") return selectionStart !== 0
  return key === "ArrowRight" && selectionEnd !== value.length
}

/** Where the focus goes from a row that leaves, before it does. */
export function leaveRow(partId: string): void {
  const field = quantityOf(partId)
  if (!field || !rowOf(field)?.contains(document.activeElement)) return
  const next = fieldBeside(field, 1) ?? fieldBeside(field, -1)
  if (next) goTo(next)
  else document.querySelector<HTMLElement>("main h1")?.focus()
}
