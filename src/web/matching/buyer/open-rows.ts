import { goTo, quantityOf, rowOf } from "#web/ui/sheet/sheet-keys.ts"

/** Rows that wait for somebody's word, and how one gets from each to the next. */

const openRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-open]")]

const cellOf = (row: Element | undefined, cell: string) =>
  row?.querySelector<HTMLElement>(`[data-cell=${cell}]`)

const isAfter = (row: Element, from: Element): boolean =>
  (from.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

/** To the first answer that can be given in the next open row, from the top again after the last. Says whether there is one. */
export function goToOpen(from?: Element | null): boolean {
  const others = openRows().filter((row) => row !== from)
  const next = (from && others.find((row) => isAfter(row, from))) ?? others[0]
  goTo(cellOf(next, "candidate") ?? cellOf(next, "number"))
  return next !== undefined
}

/** The same before a row is answered, whose buttons go with it. */
export function leaveOpenRow(rowId: string): void {
  const field = quantityOf(rowId)
  if (!field || !rowOf(field)?.contains(document.activeElement)) return
  if (!goToOpen(rowOf(field))) goTo(field)
}

/** Of the same row, above or below. */
export function candidateBeside(from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const all = [...(rowOf(from)?.querySelectorAll<HTMLElement>("[data-cell=candidate]") ?? [])]
  return all[all.indexOf(from) + by]
}

/** By its number, from 1 on. */
export const candidateAt = (from: Element, place: number): HTMLElement | undefined =>
  [...(rowOf(from)?.querySelectorAll<HTMLElement>("[data-cell=candidate]") ?? [])][place - 1]
