import type { Figure } from "./part.ts"

export type Row = Figure & { part: string }

function verdictOf(met: boolean | undefined): string {
  if (met === undefined) return "?"
  return met ? "ok" : "MISSED"
}

/** Figures beside their goals, one line each. */
export function printTable(rows: Row[]): void {
  const lines = rows.map(({ part, goal, what, wanted, found, met }) => [
    verdictOf(met),
    part,
    goal === undefined ? "" : `#${goal}`,
    what,
    `wanted ${wanted}`,
    `found ${found}`,
  ])
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
}
