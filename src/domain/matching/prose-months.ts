import { readQuantity } from "../orders/read-quantity.ts"
import { readHeading } from "./read-heading.ts"

const PERIOD =
  /^(?:(?:jan|feb|mar|mär|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|août|ago|sep|o[ck]t|nov|de[czk]|d[ée]c|ene|fév)\p{L}{0,8}\.?(?:[ '’/-]*(?:20)?\d{2})?|(?:kw|cw|wk|week|woche|semaine|semana|s) ?\d{1,2}|q[1-4](?:[ /-]?(?:20)?\d{2})?)$/iu
const FORECAST = /(?<!\p{L})(?:forecast|vorschau|prognose|prévision|previsi[oó]n|previsione)/iu

/**
 * Writes the columns of months in a table of a letter as one column of quantities: their sum, or the first where the
 * letter calls the others a forecast.
 */
export function withMonthsJoined(
  lines: readonly string[],
  cellsOf: (line: string) => string[],
): readonly string[] {
  const at = lines.findIndex((line) => isHead(cellsOf(line)))
  if (at < 0) return lines
  const head = cellsOf(lines[at] ?? "")
  const months = head.flatMap((cell, column) => (PERIOD.test(cell) ? [column] : []))
  const [first = 0] = months
  const counted = lines.some((line) => FORECAST.test(line)) ? [first] : months
  const quantityOf = (cells: readonly string[]) =>
    String(counted.reduce((sum, column) => sum + (readQuantity(cells[column] ?? "") ?? 0), 0))
  return lines.map((line, index) => {
    const cells = cellsOf(line)
    if (index < at || cells.length !== head.length) return line
    const quantity = index === at ? "Qty" : quantityOf(cells)
    const others = cells.filter((_, column) => !months.includes(column))
    return [...others.slice(0, first), quantity, ...others.slice(first)].join("  ")
  })
}

const isHead = (cells: readonly string[]): boolean => {
  const others = cells.filter((cell) => !PERIOD.test(cell))
  const kinds = others.map((cell) => readHeading(cell)?.meaning.kind)
  const isOfParts = kinds.some(
    (kind) => kind === "number" || kind === "description" || kind === "unsure",
  )
  return cells.length - others.length > 1 && isOfParts && !kinds.includes("quantity")
}
