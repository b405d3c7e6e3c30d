import { readQuantity } from "../../../orders/read-quantity.ts"
import { readHeading } from "../../read-heading.ts"
import { isRule } from "../../separate-rows.ts"
import { isTotalHeading, PLACE } from "../../total-column.ts"
import { MONTH_WORDS } from "../prose-words.ts"
import { cellsByPlace, cellsOf } from "./spaced-cells.ts"

const PERIOD = new RegExp(
  `^(?:${MONTH_WORDS}(?:[ '’/-]*(?:20)?\\d{2})?|(?:kw|cw|wk|week|woche|semaine|semana|s) ?\\d{1,2}|q[1-4](?:[ /-]?(?:20)?\\d{2})?)$`,
  "iu",
)
const FORECAST = /(?<!\p{L})(?:forecast|vorschau|prognose|prévision|previsi[oó]n|previsione)/iu

/** Columns of units for months, weeks or places, with the column of their totals if there is one. */
interface UnitColumns {
  at: number
  head: string
  places: readonly number[]
  total: number | undefined
}

const MIN_UNIT_COLUMNS = 2

/**
 * Replaces the columns of months, weeks, quarters or places by one column of quantities: their total or, if the
 * e-mail mentions a forecast, the first.
 */
export function withUnitsJoined(lines: readonly string[]): readonly string[] {
  const found = [...lines.keys()]
    .filter((at) => mayHeadUnits(withFirstHeading(lines[at] ?? "")))
    .slice(0, MAX_HEADS)
    .map((at) => unitColumnsAt(lines, at))
    .find((one) => one !== undefined)
  if (!found) return lines
  const { at, head, places, total } = found
  const [first = 0] = places
  const counted = lines.some((line) => FORECAST.test(line)) ? [first] : places
  const quantityOf = (cells: readonly string[]) =>
    cells[total ?? cells.length] ||
    String(counted.reduce((sum, column) => sum + (readQuantity(cells[column] ?? "") ?? 0), 0))
  return lines.map((line, index) => {
    const cells = index < at ? undefined : rowUnder(head, index === at ? head : line)
    if (!cells) return line
    const quantity = index === at ? "Qty" : quantityOf(cells)
    const others = cells.filter((_, column) => column !== total && !places.includes(column))
    return [...others.slice(0, first), quantity, ...others.slice(first)].join("  ")
  })
}

/** Returns the cells of a row, of which some may be empty. */
function rowUnder(head: string, line: string): string[] | undefined {
  const { length } = cellsOf(head)
  const cells = cellsOf(line)
  if (cells.length === length) return cells
  const placed = cells.length > 1 && cells.length < length ? cellsByPlace(head, line) : undefined
  return placed?.[0] ? placed : undefined
}

/** Number of lines that are compared with the lines below them. */
const MAX_HEADS = 20

const mayHeadUnits = (head: string): boolean => {
  const headings = cellsOf(head)
  if (headings.length <= MIN_UNIT_COLUMNS) return false
  const kinds = headings.map((heading) => readHeading(heading)?.meaning.kind)
  const isOfParts = kinds.some(
    (kind) => kind === "number" || kind === "description" || kind === "unsure",
  )
  return isOfParts && !kinds.includes("quantity")
}

function unitColumnsAt(lines: readonly string[], at: number): UnitColumns | undefined {
  const head = withFirstHeading(lines[at] ?? "")
  const headings = cellsOf(head)
  const kinds = headings.map((heading) => readHeading(heading)?.meaning.kind)
  const below = lines
    .slice(at + 1)
    .filter((line) => !isRule([line]))
    .map((line) => rowUnder(head, line))
  const end = below.indexOf(undefined)
  const rows = (end < 0 ? below : below.slice(0, end)).flatMap((cells) => (cells ? [cells] : []))
  const isOfUnits = (column: number) =>
    rows.length > 0 && rows.every((cells) => /^(?:\d{1,6}|-?)$/.test(cells[column] ?? ""))
  const places = [...headings.keys()].filter((column) => {
    const heading = headings[column] ?? ""
    return PERIOD.test(heading) || (PLACE.test(heading) && !kinds[column] && isOfUnits(column))
  })
  const total = headings.findIndex(
    (heading, column) => isTotalHeading(heading) && isOfUnits(column),
  )
  return places.length < MIN_UNIT_COLUMNS
    ? undefined
    : { at, head, places, total: total < 0 ? undefined : total }
}

/** Writes `Description` before the headings if the first column has none. */
const withFirstHeading = (line: string): string =>
  /^ {13}/.test(line) ? line.replace(/^ {11}/, "Description") : line
