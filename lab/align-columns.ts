/** Returns a line of text per row, with each column as wide as its longest cell. */
export function alignColumns(rows: readonly string[][]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join("  ")
      .trimEnd(),
  )
}
