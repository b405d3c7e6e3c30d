/** Rows pasted or dropped on another page, to be handed to quick order. */
let brought: string | File | undefined

export function bringRows(rows: string | File): void {
  brought = rows
}

/** Returns the rows and clears them. */
export function takeBroughtRows(): string | File | undefined {
  const rows = brought
  brought = undefined
  return rows
}
