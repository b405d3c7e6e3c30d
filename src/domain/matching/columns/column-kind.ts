import {
  beginsWithNumber,
  countWords,
  hasDigit,
  isDate,
  isDecimal,
  isDesignators,
  isLink,
  isPartNumber,
  isPrice,
  isQuantity,
} from "../cell-kinds.ts"
import type { ColumnKind } from "../list-table.ts"
import { CONTAINER_WORDS, UNIT_WORDS } from "../prose/prose-words.ts"

/** Minimum share of cells that decides what a column holds. */
export const MAJORITY = 0.7
export const mostOf = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length >= MAJORITY * cells.length

export const countDistinct = (cells: readonly string[] = []): number => new Set(cells).size

/** Guesses the kind of a column from its cells alone. */
export function kindOfCells(cells: readonly string[]): ColumnKind {
  if (cells.length === 0 || isRowCount(cells)) return "ignore"
  for (const isOther of [isPrice, isLink, isDate, isUnitOfMeasure])
    if (mostOf(cells, isOther)) return "ignore"
  if (mostOf(cells, isQuantity)) return "quantity"
  if (mostOf(cells, isDecimal)) return "ignore"
  if (mostOf(cells, beginsWithNumber)) return "number"
  if (cells.length > 1 && mostOf(cells, isDesignators))
    return countDistinct(cells) * 2 > cells.length ? "designators" : "ignore"
  if (mostOf(cells, (cell) => countWords(cell) > 2)) return "description"
  if (
    mostOf(cells, (cell) => countWords(cell) > 1) &&
    cells.filter(hasDigit).length * 2 > cells.length
  )
    return "description"
  if (mostOf(cells, isPartNumber) || mostOf(cells, hasDigit)) return "number"
  return cells.some((cell) => /^\p{Ll}/u.test(cell)) ? "note" : "manufacturer"
}

/** Guesses the kind of a column under a vague heading such as `Item` or `Value`. */
export function kindOfVagueColumn(cells: readonly string[]): ColumnKind {
  if (isCounting(cells)) return "ignore"
  if (mostOf(cells, isDesignators)) return "designators"
  if (mostOf(cells, beginsWithNumber)) return "number"
  const names = cells.map((cell) => cell.split(" : ").at(-1) ?? "")
  if (mostOf(names, (cell) => countWords(cell) === 1) && mostOf(names, isPartNumber))
    return "number"
  const kind = kindOfCells(cells)
  return ["manufacturer", "note", "number"].includes(kind) ? "description" : kind
}

const UNIT_OF_MEASURE = new RegExp(
  `^(?:${UNIT_WORDS}|${CONTAINER_WORDS}|m|cm|mm|kg|g|l|u|h|c62|un|kit|set|pkg|pck|pkt|pair|cx|caixas?|op|krt|förp|bal|db|conf|lot|pares|paar|paq|satz|sats|nr)\\.?$`,
  "iu",
)
const isUnitOfMeasure = (cell: string): boolean => UNIT_OF_MEASURE.test(cell)

const FIRST_PLACES: readonly number[] = [0, 1, 5, 10, 100]

/** Returns whether cells without a heading number the rows: 1, 2, 3. */
const isRowCount = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)

/** Returns whether cells number the lines of several orders: 1, 2, 3, 1, 2 or 10, 20, 10. */
export function isCountingAgain(cells: readonly string[]): boolean {
  const [first] = cells.map(Number)
  const isNext = (cell: string, at: number) =>
    Number(cell) === first || Number(cell) === Number(cells[at - 1]) + (first ?? 0)
  return cells.length > 1 && (first === 1 || first === 10) && cells.every(isNext)
}

/** Returns whether cells under a heading such as `No.` number the rows: 1, 2, 3 or 10, 20, 30. */
export function isCounting(cells: readonly string[]): boolean {
  const [first = Number.NaN, second = first] = cells.map(Number)
  const step = second - first
  if (cells.length < 2) return first === 1 || first === 10
  const isEven = cells.every((cell, at) => Number(cell) === first + at * step)
  if (step === -1) return isEven && Number(cells.at(-1)) === 1
  return step > 0 && isEven && FIRST_PLACES.includes(first) && (cells.length > 2 || step === first)
}
