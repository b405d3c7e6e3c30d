import { isQuantity, unitsOf } from "./cell-kinds.ts"
import { isColumnCount, isNotFitted, isOfOtherType, isWork, NO_WORD } from "./excluded-rows.ts"
import { findAssemblies, isAlternative } from "./indented-list.ts"
import { type ColumnKind, cellReader, type SetAsideReason, type SetAsideRow } from "./list-table.ts"
import { findOptions } from "./optional-rows.ts"
import { isLetterLine } from "./prose/prose-lines.ts"
import { isStockHeading, plainHeading, readHeading } from "./read-heading.ts"
import { isLikeService, isService } from "./service-rows.ts"
import { findMoney, isLabelled, isMoney, isSum, isSumOfLines } from "./sum-rows.ts"

interface SortedRows {
  rows: string[][]
  setAside: SetAsideRow[]
}

interface UnsortedRows {
  above: readonly string[][]
  head: readonly string[] | undefined
  rows: readonly string[][]
  columns: readonly ColumnKind[]
}

/** Separates rows of parts from titles, sums, notes and parts that are not fitted. */
export function separateRows(list: UnsortedRows): SortedRows {
  const { above, head, rows, columns } = list
  const setAside: SetAsideRow[] = above.map((cells, at) => ({ at, cells, reason: "note" }))
  const parts: string[][] = []
  const quantityAt = columns.indexOf("quantity")
  const last = rows.findLastIndex(
    (cells) => /\d/.test(cells[quantityAt] ?? "") && !isLabelled(cells),
  )
  const isNote = noteFinder(list, last)
  const moneyAt = findMoney(rows, quantityAt)
  let units = 0
  let isAfterSum = false
  for (const [index, cells] of rows.entries()) {
    const stated = isNote(cells, index, parts.at(-1))
      ? "note"
      : setAsideReason(cells, columns, head, units)
    const isSummary: boolean =
      isSumOfLines(cells, moneyAt) || (isAfterSum && index > last && isTextBetween(cells, columns))
    const reason: SetAsideReason | undefined = isSummary ? "sum" : stated
    isAfterSum ||= reason === "sum"
    units = reason === "sum" ? 0 : units + (unitsOf(cells[quantityAt]) ?? 0)
    if (reason) setAside.push({ at: above.length + index, cells, reason })
    else parts.push(cells)
  }
  return { rows: parts, setAside }
}

/**
 * Returns a function that finds the notes among the rows, which must come in their order. `last` is the index of the
 * last row with a quantity.
 */
function noteFinder({ above, head, rows, columns }: UnsortedRows, last: number) {
  const quantityAt = columns.indexOf("quantity")
  const numberAt = columns.indexOf("number")
  const isChosen = isListOfChoice(head, rows, quantityAt)
  const isForm = isChosen || (head !== undefined && isOrderForm(rows, quantityAt))
  const hasTexts = head !== undefined && isMostlyNumbered(rows, columns)
  const counted = rows.filter((cells) => (cells[quantityAt] ?? "") !== "")
  const hasServices = isMostlyNumbered(counted, columns)
  const tickAt = findTicks(head, last < 0 ? rows : rows.slice(0, last + 1))
  const isOption = isChosen || tickAt >= 0 ? [] : findOptions(rows, columns, head)
  const assemblies = findAssemblies(rows, head)
  const titles = new Set(above.map((cells) => cells.join("\t")))
  const isPair = columns.length === 2 && isMostlyCounted(rows, quantityAt)
  let isAmongServices = false
  return (cells: readonly string[], index: number, partAbove: readonly string[] | undefined) => {
    const [only = "", ...others] = cells.filter((cell) => cell !== "")
    if (others.length === 0) isAmongServices = isService(only)
    // Below the last quantity, the text of an e-mail continues: `Thanks, Jo`.
    const isBelow = head && last >= 0 && index > last && isTextLine(cells, columns)
    const isNotOrdered =
      (isForm && (cells[quantityAt] ?? "") === "") || isNoTick(cells[tickAt] ?? "ticked")
    return (
      isBelow ||
      isNotOrdered ||
      (hasTexts && isTextBetween(cells, columns)) ||
      (hasServices && isUnnumberedService(cells, columns, isAmongServices)) ||
      (isPair && isTitle(cells, quantityAt, index === 0 && head === undefined)) ||
      // A page repeats its title.
      titles.has(cells.join("\t")) ||
      // The parts of an assembly without a number, or of a section without a quantity, follow.
      (assemblies[index] && (cells[numberAt] ?? cells[quantityAt]) === "") ||
      isOption[index] ||
      isAlternative(cells, columns, partAbove)
    )
  }
}

/**
 * Returns whether an empty quantity says no: others are offered, ordered or in stock, or the heading asks how many to
 * order.
 */
function isListOfChoice(
  head: readonly string[] = [],
  rows: readonly string[][],
  quantityAt: number,
): boolean {
  const { isChoice, isOutstanding, isOffer } = readHeading(head[quantityAt] ?? "")?.meaning ?? {}
  const isOfQuote = !isOffer && head.some((heading) => readHeading(heading)?.meaning.isOffer)
  const hasUnits = (at: number) => rows.some((row) => /^\d/.test(row[at] ?? ""))
  const isOfStock =
    hasUnits(quantityAt) && head.some((heading, at) => isStockHeading(heading) && hasUnits(at))
  return isChoice || isOutstanding || isOfQuote || isOfStock
}

/** Returns whether a cell says that a row is not ordered. */
const isNoTick = (cell: string): boolean => /^[-–—0☐✗✘]?$/.test(cell) || NO_WORD.test(cell)

/** Several names or dates state who approved, and when. */
const MAX_TICKS = 2
const MAX_TICK_LENGTH = 8

const BOX = /^[☐☑☒]$/

/** Finds a column of boxes, or one such as `Order` that holds ticks and no quantities; -1 if there is none. */
const findTicks = (head: readonly string[] = [], rows: readonly string[][]): number =>
  head.findIndex((heading, at) => {
    const cells = rows.map((row) => row[at] ?? "")
    const ticks = new Set(cells.filter((cell) => !isNoTick(cell)))
    const isChosen =
      readHeading(heading)?.meaning.isChoice &&
      ticks.size <= MAX_TICKS &&
      ![...ticks].some((tick) => /[\d\s]/.test(tick) || tick.length > MAX_TICK_LENGTH)
    return (
      (isChosen || cells.every((cell) => BOX.test(cell))) && !cells.every((cell) => isNoTick(cell))
    )
  })

const MIN_COMPLETE = 3
const COMPLETE_SHARE = 1 / 2

/** Returns whether half of some rows have a number and a quantity, so that others are texts between them. */
function isMostlyNumbered(rows: readonly string[][], columns: readonly ColumnKind[]): boolean {
  const complete = rows.filter((row) => {
    const cell = cellReader(row, columns)
    return cell("number") !== "" && cell("quantity") !== ""
  })
  return complete.length > 1 && complete.length >= COMPLETE_SHARE * rows.length
}

/** Returns whether a row has neither a quantity nor a number; Sage writes `M` as the number of a message. */
function isTextBetween(row: readonly string[], columns: readonly ColumnKind[]): boolean {
  const cell = cellReader(row, columns)
  return /^\p{L}?$/u.test(cell("number")) && cell("quantity") === ""
}

function isUnnumberedService(
  row: readonly string[],
  columns: readonly ColumnKind[],
  isAmongServices: boolean,
): boolean {
  const cell = cellReader(row, columns)
  return cell("number") === "" && (isAmongServices || isLikeService(cell("description")))
}

const MIN_COUNTED_SHARE = 0.6

/** Returns whether most rows state a quantity, so that a row without one can be a title. */
function isMostlyCounted(rows: readonly string[][], quantityAt: number): boolean {
  const counted = rows.filter((cells) => (cells[quantityAt] ?? "") !== "").length
  return counted >= MIN_COMPLETE && counted >= MIN_COUNTED_SHARE * rows.length
}

/** Matches whom or what the rows below are for: `dla p. Nowaka`, `for the front desk`. */
const FOR = /^(?:for|für|pour|para|per|pel|voor|för|till?|dla)\s\p{L}/iu

/** Returns whether a row without a quantity is the title of the rows below it. */
const isTitle = (cells: readonly string[], quantityAt: number, isFirst: boolean): boolean =>
  (cells[quantityAt] ?? "") === "" &&
  cells.some((cell) => FOR.test(cell) || (isFirst && /\s/.test(cell) && !/\d/.test(cell)))

/** Returns whether a list is an order form: at most half of its quantities are filled in. */
function isOrderForm(rows: readonly (readonly string[])[], quantityAt: number): boolean {
  const filled = rows.filter((cells) => (cells[quantityAt] ?? "") !== "").length
  return filled > 0 && filled * 2 <= rows.length
}

/** Returns why a row is not ordered, after rows with this many units; undefined if it is ordered. */
export function setAsideReason(
  cells: readonly string[],
  columns: readonly ColumnKind[],
  head: readonly string[] | undefined,
  units = 0,
): SetAsideReason | undefined {
  const written = cellReader(cells, columns)
  const cell = (kind: ColumnKind) => written(kind).replace(DASH, "")
  const filled = cells.filter((one) => one !== "")
  if (isRule(cells) || isHeadAgain(cells, head)) return "note"
  const isCountAlone = filled.length === 1 && cell("quantity") !== "" && columns.length > 1
  if (isCountAlone || isSum(cells, cell("number"))) return "sum"
  const isAmountAlone = cell("number") === "" && isMoney(cell("description"))
  if (isAmountAlone && cell("quantity") === "") return "sum"
  const hasNames = columns.includes("number") && columns.includes("description")
  const label = cell("number") || cell("description")
  const isLabelAlone = !/\d/.test(label) && (cell("number") === "" || cell("description") === "")
  const isSumOfUnits = units >= MIN_SUM && unitsOf(cell("quantity")) === units
  if (hasNames && isLabelAlone && isSumOfUnits) return "sum"
  if (/^0+(?:[.,]0+)?$/.test(cell("quantity")) || DASH.test(written("quantity")))
    return cell("number") === "" ? "note" : "notOrdered"
  if (isOfOtherType(cells, head) || isColumnCount(cells)) return "note"
  if (isService(cell("description") || cell("number"))) return "note"
  if (cell("number") === "" && isWork(cells, head)) return "note"
  if (isNotFitted(cells, columns, head)) return "notFitted"
  const isUncounted = cell("quantity") === ""
  if (isUncounted && isService(filled.filter((one) => /\p{L}/u.test(one)).join(" "))) return "note"
  const names = [
    cell("number"),
    cell("description"),
    cell("manufacturer"),
    cell("customerPartNumber"),
  ]
  if (names.every((one) => one === "") && hasName(columns)) return isUncounted ? "note" : "sum"
  if (isSignature(filled, cell("quantity"))) return "note"
  const isLabel = filled[0]?.endsWith(":") || cell("number").endsWith(":")
  if (isUncounted && (isLabel || filled.some(isLineToWriteOn))) return "note"
  if (isUncounted && cell("number") === "" && isPlaceholder(filled)) return "note"
  const [only = ""] = filled
  const isText = columns.includes("quantity") || /[!?]$/.test(only)
  const isAlone = filled.length === 1 && columns.length > 2 && isText
  return isAlone && !isOneNumber(only) ? "note" : undefined
}

const DASH = /^[-–—]$/

/** Returns whether a row without digits has a single cell, no name, or words in place of a quantity or a part number. */
function isTextLine(cells: readonly string[], columns: readonly ColumnKind[]): boolean {
  const cell = cellReader(cells, columns)
  const isUnnamed = cell("number") === "" && cell("description") === ""
  if (isLetterLine(cells.join(", "))) return true
  return (
    !cells.some((one) => /\d/.test(one)) &&
    (cells.filter((one) => one !== "").length === 1 ||
      (isUnnamed && columns.includes("number") && columns.includes("description")) ||
      cell("quantity") !== "" ||
      /\s/.test(cell("number")))
  )
}

/** Sums of fewer units are often the quantity of a part. */
const MIN_SUM = 10

const EMPTY_PLACE =
  /^(?:[([<-]{1,3} ?\p{L}.{0,30}|blank|empty|leer|frei|vide|libre|vac[ií]o|vuoto|tom|leeg)$/iu
const SIGNATURE =
  /(?<!\p{L})(?:signature|signed|firma|unterschrift|handtekening|underskrift|podpis|assinatura|sprawdził|zatwierdził)(?!\p{L})/iu

/** Returns whether cells only state that a place is empty, or have to be filled in: `(empty)`, `Checked by:`. */
const isPlaceholder = (filled: readonly string[]): boolean =>
  filled.some((cell) => EMPTY_PLACE.test(cell) || cell.endsWith(":") || SIGNATURE.test(cell))

/** Returns whether cells are labels with their values, spread over the columns: `Approved by: | Jo | Date: | 3 May`. */
function isSignature(filled: readonly string[], quantity: string): boolean {
  const labels = filled.filter((cell) => cell.endsWith(":"))
  const isWord = !/\d/.test(quantity) || labels.length > 1
  return filled[0] !== undefined && filled[0] === labels[0] && isWord && !isQuantity(quantity)
}

/** Returns whether a cell holds a line to write on: `Name: ......`. */
const isLineToWriteOn = (cell: string): boolean => cell.includes("____") || cell.includes("....")

const hasName = (columns: readonly ColumnKind[]): boolean =>
  columns.includes("number") || columns.includes("description")

const isOneNumber = (cell: string): boolean => /\d/.test(cell) && !/\s/.test(cell)

/** Matches a rule between rows: `----`, `:---:`, `====`. */
const RULE = /^[-:=_*–—. ]+$/
export const isRule = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === "" || RULE.test(cell))

const isHeadAgain = (cells: readonly string[], head: readonly string[] | undefined): boolean =>
  head !== undefined &&
  cells.every((cell, at) => cell === "" || isSameHeading(cell, head[at] ?? "")) &&
  cells.filter((cell) => /\p{L}/u.test(cell)).length > 1

const isSameHeading = (cell: string, heading: string): boolean =>
  cell.charAt(0).toLowerCase() === heading.charAt(0).toLowerCase() &&
  plainHeading(cell) === plainHeading(heading)
