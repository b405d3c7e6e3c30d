/** Rows that somebody pasted or dropped elsewhere, on their way to quick order. */
let brought: string | File | undefined

export function bringRows(rows: string | File): void {
  brought = rows
}

/** Hands them over once. */
export function takeBroughtRows(): string | File | undefined {
  const rows = brought
  brought = undefined
  return rows
}
