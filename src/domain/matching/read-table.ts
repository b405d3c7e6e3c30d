import { findBuilds } from "./builds/stated-builds.ts"
import { isQuantity, unitsOf } from "./cell-kinds.ts"
import { splitCodes } from "./columns/split-codes.ts"
import { withNumbersBelow } from "./columns/numbers-below.ts"
import { guessColumns, type IsKnownNumber } from "./guess-columns.ts"
import { alignTables, findFirstHead } from "./later-headings.ts"
import { type ColumnKind, type ListTable, listLimits, type ReadList } from "./list-table.ts"
import { withNamesBelow } from "./names-below.ts"
import { plainHeading, readHeading } from "./read-heading.ts"
import { repeatedName, withoutEquivalent } from "./repeated-names.ts"
import { separateRows } from "./separate-rows.ts"
import { isGroupHead, isSecondHead, stacked } from "./stacked-headings.ts"
import { isLabelled } from "./sum-rows.ts"
import { addTotal } from "./total-column.ts"

/**
 * Reads a table. `hasHeading` states whether its first row holds the headings; if undefined, the row is searched for.
 */
export function readTable(
  written: readonly string[][],
  hasHeading?: boolean,
  isKnownNumber?: IsKnownNumber,
): ReadList {
  const transposed = hasHeading === false ? undefined : transposedTable(written)
  const { above, head: first, below } = splitAtHead(transposed ?? written, hasHeading)
  const aligned = alignTables({ head: first, rows: below })
  const whole = addTotal(
    withOrders(withMovedHeadings(joinBlocks(withNamesBelow(withNumbersBelow(aligned))))),
  )
  const guessed = guessColumns(whole, isKnownNumber)
  const { table: coded, columns } = splitCodes({ table: whole, columns: guessed })
  const table = isKnownNumber ? withOtherNumbers(coded, columns, isKnownNumber) : coded
  const { head } = table
  const rows = withWholeNames(withoutDecimals(table, columns), columns)
  const sorted = separateRows({ above, head, rows, columns })
  const builds = findBuilds({ head, columns, ...sorted })
  return { head, columns, ...sorted, ...(builds && { builds }), isLetter: false }
}

/**
 * Completes rows without a number by the number of a part on sale from another column of numbers. Other shops' numbers
 * would only hide what the description says.
 */
function withOtherNumbers(
  { head, rows }: ListTable,
  columns: readonly ColumnKind[],
  isKnownNumber: IsKnownNumber,
): ListTable {
  const numberAt = columns.indexOf("number")
  const isOfNumbers = (heading: string, at: number) =>
    columns[at] === "customerPartNumber" ||
    (columns[at] === "ignore" && readHeading(heading)?.meaning.kind === "number")
  const others = [...(head ?? []).entries()].flatMap(([at, one]) =>
    isOfNumbers(one, at) ? at : [],
  )
  if (numberAt < 0 || others.length === 0) return { head, rows }
  const otherOf = (row: readonly string[]) =>
    others.map((at) => row[at] ?? "").find((cell) => cell !== "" && isKnownNumber(cell)) ?? ""
  const completed = rows.map((row) =>
    row[numberAt] === "" ? row.with(numberAt, otherOf(row)) : row,
  )
  return { head, rows: completed }
}

/** Headings and two parts. */
const MIN_TRANSPOSED_COLUMNS = 3

/** Transposes a table with its headings in the first column, beside several parts; undefined for other tables. */
export function transposedTable(written: readonly string[][]): string[][] | undefined {
  const width = written.reduce((most, row) => Math.max(most, row.length), 0)
  if (Math.max(written.length, width) > listLimits.columns || width < MIN_TRANSPOSED_COLUMNS)
    return undefined
  const labels = written.find((row) => row.filter(Boolean).length > 1) ?? []
  const names = labels.filter(Boolean)
  const isCount = isCounted(names) || isCounted(names.slice(1))
  const rows = isCount ? written.filter((row) => row !== labels) : written
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ""))
  const transposed = columns.slice(columns.findIndex((column) => column.some(Boolean)))
  const [head = [], ...parts] = transposed
  const isOfUnits = (cell: string) => {
    const { meaning, isWhole } = readHeading(cell) ?? {}
    return meaning?.kind === "quantity" && isWhole === true
  }
  const unitsAt = head.findIndex(isOfUnits)
  const counted = parts.map((part) => part[unitsAt] ?? "").filter(Boolean)
  const isTransposed = headScore(head) > 0 && head.filter(isOfUnits).length === 1
  const hasUnits = counted.length > 1 && counted.every(isQuantity)
  // Rows are read last, because most tables are not transposed.
  return isTransposed && hasUnits && !rows.some((row) => headScore(withoutRepeated(row)) > 0)
    ? transposed
    : undefined
}

/** Returns whether cells only count the parts: `Item 1 | Item 2`, `Part A | Part B`. A sum may follow. */
function isCounted(names: readonly string[]): boolean {
  const name = names[0]?.slice(0, -1) ?? ""
  const isNext = (cell: string, at: number) =>
    cell === `${name}${at + 1}` || cell === name + String.fromCharCode("A".charCodeAt(0) + at)
  const counted = names.filter(isNext).length
  return counted > 1 && counted >= names.length - 1
}

/** Empties cells that repeat a heading, as rows of a transposed table do: `Stk | Stk`. */
function withoutRepeated(row: readonly string[]): string[] {
  const plain = row.map(plainHeading)
  return row.map((cell, at) =>
    plain.indexOf(plain[at] ?? "") < plain.lastIndexOf(plain[at] ?? "") ? "" : cell,
  )
}

/** Completes descriptions such as `ditto 8TB`, and removes `or equivalent` from their ends. */
function withWholeNames(rows: readonly string[][], columns: readonly ColumnKind[]): string[][] {
  const descriptionAt = columns.indexOf("description")
  let above = ""
  const nameOf = (cell: string) => {
    const name = repeatedName(cell, above) ?? withoutEquivalent(cell)
    above = name || above
    return name
  }
  return rows.map((row) => row.map((cell, at) => (at === descriptionAt ? nameOf(cell) : cell)))
}

const THREE_DECIMALS = /[.,]\d{3}$/
const AMOUNT =
  /^(?:\d{1,3}(?:[.,]\d{3}){1,3}|0|[1-9]\d{0,6})([.,])(\d{2,3})(?: ?(?:[$€£]|[A-Z]{3}))?$/

/** Returns the mark before the decimals of `128,00`, `1.200,000` or `0,000`; empty if it may separate thousands. */
function decimalMarkOf(cell: string): string {
  const [, mark = "", decimals = ""] = AMOUNT.exec(cell) ?? []
  const other = mark === "," ? "." : ","
  const isProven = decimals.length === 2 || cell.startsWith("0") || cell.includes(other)
  return isProven ? mark : ""
}

/** Matches headings in languages that write decimals with a comma. Spanish is spoken where they have a point, too. */
const OF_COMMAS =
  /^(?:lv )?(?:menge|bestellmenge|anzahl|stuckzahl|qte|quantite|qta|quantita|aantal|hoeveelheid|qtde?|quantidade|ilosc|mnozstvi|antall?|maara|mennyiseg)(?: |$)/

/**
 * Shortens quantities that all have three decimals, `40,000`, if the other decimals of the list have the same mark. In
 * tenders, which state no prices, the language of the heading decides. The first column may hold positions: `2.01`.
 */
function withoutDecimals(
  { head, rows }: ListTable,
  columns: readonly ColumnKind[],
): readonly string[][] {
  const quantityAt = columns.indexOf("quantity")
  const counted = rows
    .filter((row) => !isLabelled(row))
    .map((row) => row[quantityAt] ?? "")
    .filter((cell) => /\d/.test(cell))
  const figures = rows.flatMap((row) => row.slice(quantityAt === 0 ? 0 : 1))
  const usual = OF_COMMAS.test(plainHeading(head?.[quantityAt] ?? "")) ? "," : undefined
  const [mark = usual, ...others] = new Set(figures.map(decimalMarkOf).filter(Boolean))
  const hasDecimals = (cell: string) => THREE_DECIMALS.test(cell) && cell.at(-4) === mark
  if (others.length > 0 || !counted.every(hasDecimals)) return rows
  return rows.map((row) =>
    row.map((cell, at) => (at === quantityAt && hasDecimals(cell) ? withoutZeros(cell) : cell)),
  )
}

/** Adds a zero to other decimals, which then look like no thousands: `12,5000`. */
export const withoutZeros = (cell: string): string =>
  cell.endsWith("000") ? cell.slice(0, -".000".length) : `${cell}0`

/** Puts lists with the same headings, side by side with an empty column between them, below each other. */
function joinBlocks({ head, rows }: ListTable): ListTable {
  if (!head) return { head, rows }
  const isEmpty = head.map(
    (heading, at) => heading === "" && rows.every((row) => (row[at] ?? "") === ""),
  )
  const starts = head.flatMap((_, at) => (!isEmpty[at] && isEmpty[at - 1] !== false ? at : []))
  const blocks = starts.map((start) => {
    const end = isEmpty.indexOf(true, start)
    const cut = (row: readonly string[]) => row.slice(start, end < 0 ? undefined : end)
    return { heading: cut(head), rows: rows.map(cut) }
  })
  const [first = { heading: [] }, ...others] = blocks
  const plain = (heading: readonly string[]) => heading.map(plainHeading).join("\t")
  const isRepeated = others.every(({ heading }) => plain(heading) === plain(first.heading))
  const isList = first.heading.length > 1 && headScore(first.heading) > 0
  if (others.length === 0 || !isRepeated || !isList) return { head, rows }
  const below = blocks.flatMap((block) => block.rows.filter((row) => row.some(Boolean)))
  return { head: first.heading, rows: below }
}

/** Moves a heading over an empty column to the column at its right, if that has cells but no heading. */
function withMovedHeadings({ head, rows }: ListTable): ListTable {
  if (!head) return { head, rows }
  const isEmpty = head.map((_, at) => rows.every((row) => (row[at] ?? "") === ""))
  const isMoved = (at: number) =>
    head[at] !== "" && isEmpty[at] && head[at + 1] === "" && isEmpty[at + 1] === false
  const moved = head.map((heading, at) => {
    if (isMoved(at)) return ""
    return at > 0 && isMoved(at - 1) ? (head[at - 1] ?? "") : heading
  })
  return { head: moved, rows }
}

/** Adds a column with the difference between target and stock, if a list states both and no quantity to order. */
function withOrders({ head, rows }: ListTable): ListTable {
  const places = head && stockPlaces(head)
  if (!places || head.some((cell) => readHeading(cell)?.meaning.kind === "quantity"))
    return { head, rows }
  const orderOf = (row: readonly string[]): string => {
    const stock = unitsOf(row[places.stock])
    const target = unitsOf(row[places.target])
    return stock === undefined || target === undefined ? "" : `${Math.max(0, target - stock)}`
  }
  return { head: [...head, "Order"], rows: rows.map((row) => [...row, orderOf(row)]) }
}

const STOCK =
  /^(?:stock|in stock|on hand|have|qty on hand|current(?: stock)?|bestand|lagerbestand|istbestand|ist|en stock|existencias|giacenza)$/
const TARGET =
  /^(?:max(?:imum)?|max stock|target (?:stock|level)|par(?: level)?|soll(?:bestand)?|zielbestand|stock (?:max|maxi|cible|maximo)|maximo|objetivo)$/

/** Finds the columns of stock levels and of their targets. */
export function stockPlaces(
  head: readonly string[],
): { stock: number; target: number } | undefined {
  const plain = head.map(plainHeading)
  const stock = plain.findIndex((cell) => STOCK.test(cell))
  const target = plain.findIndex((cell) => TARGET.test(cell))
  return stock < 0 || target < 0 ? undefined : { stock, target }
}

interface SplitTable {
  /** Titles and addresses above the headings. */
  above: string[][]
  head: string[] | undefined
  below: string[][]
}

/** Removes colons and the mark of required fields from the end of a heading: `Quantity *`. */
const withoutMarks = (heading: string): string =>
  heading.length > 1 && /[:*]$/.test(heading)
    ? withoutMarks(heading.slice(0, -1).trimEnd())
    : heading

function splitAtHead(rows: readonly string[][], hasHeading: boolean | undefined): SplitTable {
  const at = hasHeading === undefined ? findHead(rows) : 0
  const row = hasHeading === false || at === undefined ? undefined : rows[at]?.map(withoutMarks)
  if (at === undefined || !row) return { above: [], head: undefined, below: [...rows] }
  const before = rows[at - 1]
  const after = rows[at + 1]
  if (isBelowParts(rows, at)) return { above: [], head: row, below: rows.toSpliced(at, 1) }
  if (after && isSecondHead(row, after))
    return { above: rows.slice(0, at), head: stacked(row, after), below: rows.slice(at + 2) }
  if (before && isGroupHead(before, row))
    return { above: rows.slice(0, at - 1), head: stacked(before, row), below: rows.slice(at + 1) }
  return { above: rows.slice(0, at), head: row, below: rows.slice(at + 1) }
}

/** Returns whether headings are below their columns: drawings list their parts upwards. */
function isBelowParts(rows: readonly string[][], at: number): boolean {
  if (at === rows.length - 1) return at > 1
  const quantityAt = (rows[at] ?? []).findIndex(
    (cell) => readHeading(cell)?.meaning.kind === "quantity",
  )
  const countIn = (some: readonly string[][]) =>
    some.filter((row) => isQuantity(row[quantityAt] ?? "")).length
  return countIn(rows.slice(at)) === 0 && countIn(rows.slice(0, at)) > 1
}

/** Lists may begin with a title, an address and notes. */
export const MAX_ROWS_TO_HEAD = 40
const PHRASE_SCORE = 0.6
const MIN_SCORE = 1.5
const MIN_SHARE = 1 / 3
const COLUMNS_OF_PARTS: readonly string[] = [
  "number",
  "description",
  "quantity",
  "designators",
  "unsure",
]

/** Finds the row with the most known headings. */
function findHead(rows: readonly string[][]): number | undefined {
  const scores = rows.slice(0, MAX_ROWS_TO_HEAD).map(headScore)
  const best = Math.max(...scores, 0)
  if (best > 0) return findFirstHead(rows, scores.indexOf(best))
  const first = rows.slice(0, MAX_ROWS_TO_HEAD)
  return isOverNumbers(first) || isOverQuantities(first) ? 0 : undefined
}

const MIN_NUMBER_COLUMNS = 2

/** Returns whether a first row with a known heading has words over several columns of numbers: `Article, May, June`. */
function isOverNumbers([first = [], ...rows]: readonly string[][]): boolean {
  const isHead = first.every((cell) => /^\p{L}/u.test(cell)) && first.some(readHeading)
  const isNumeric = (at: number) =>
    rows.every((row) => /^\d*$/.test(row[at] ?? "")) && rows.some((row) => row[at] !== "")
  const numeric = first.filter((_, at) => isNumeric(at)).length
  return isHead && rows.length > 0 && numeric >= MIN_NUMBER_COLUMNS
}

/** Returns whether a first row of words, in whatever language, stands over a column of quantities. */
function isOverQuantities([first = [], ...rows]: readonly string[][]): boolean {
  const isOfWords = first.every((cell) => /[\p{L}#№]/u.test(cell) && !/\d/.test(cell))
  const isOfQuantities = (at: number) => {
    const filled = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "")
    return filled.length * 2 > rows.length && filled.every(isQuantity)
  }
  return isOfWords && rows.length > 0 && first.some((_, at) => isOfQuantities(at))
}

/** Returns the weighted number of known headings; 0 if the row holds no headings. */
export function headScore(row: readonly string[]): number {
  // The machines or rooms of a list can be numbered.
  const filled = row.filter((cell) => cell !== "" && !/^\d{1,3}$/.test(cell))
  const read = filled.map(readHeading).filter((heading) => heading !== undefined)
  const score = read.reduce((sum, { isWhole }) => sum + (isWhole ? 1 : PHRASE_SCORE), 0)
  if (!read.some(({ meaning }) => COLUMNS_OF_PARTS.includes(meaning.kind))) return 0
  if (row.length === 1) return read[0]?.isWhole ? score : 0
  return read.length > 1 && score >= MIN_SCORE && read.length >= MIN_SHARE * filled.length
    ? score
    : 0
}
