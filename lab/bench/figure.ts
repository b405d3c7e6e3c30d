export interface Figure {
  name: string
  goal: string
  measured: string
  /** Undefined for a figure without goal. */
  met: boolean | undefined
  value?: number
}

const show = (value: number, digits: number): string =>
  value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })

interface Measurement {
  name: string
  value: number
  goal: number
  unit?: string
  digits?: number
  /** Shown in parentheses. */
  from?: string
}

const words = ({ unit = "", digits = 0, from }: Measurement, value: number): string =>
  `${show(value, digits)}${unit}${from ? ` (${from})` : ""}`

const judge = (sign: "≥" | "≤", figure: Measurement, met: boolean): Figure => ({
  name: figure.name,
  goal: `${sign} ${words({ ...figure, from: "" }, figure.goal)}`,
  measured: words(figure, figure.value),
  met,
  value: figure.value,
})

export const atLeast = (figure: Measurement): Figure =>
  judge("≥", figure, figure.value >= figure.goal)

export const atMost = (figure: Measurement): Figure =>
  judge("≤", figure, figure.value <= figure.goal)

/** Creates a figure without goal. */
export const note = (name: string, measured: string): Figure => ({
  name,
  goal: "",
  measured,
  met: undefined,
})

function verdict(met: boolean | undefined): string {
  if (met === undefined) return ""
  return met ? "reached" : "MISSED"
}

export function tableOf(figures: Figure[]): string {
  const rows = [
    ["figure", "goal", "measured", ""],
    ...figures.map((f) => [f.name, f.goal, f.measured, verdict(f.met)]),
  ]
  return alignColumns(rows).join("\n")
}

export const median = (values: number[]): number => quantile(values, 0.5)

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

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
