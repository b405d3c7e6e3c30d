import { MULTIPLYING_WORDS } from "../orders/read-quantity.ts"
import { findBuilds } from "./builds/stated-builds.ts"
import { isQuantity, unitsOf } from "./cell-kinds.ts"
import { withDesignatorCounts } from "./columns/designator-counts.ts"
import { withNumbersBelow } from "./columns/numbers-below.ts"
import { splitCodes } from "./columns/split-codes.ts"
import { withUnitsOfPacks } from "./columns/units-of-packs.ts"
import { UNIT_HEAD } from "./excluded-rows.ts"
import { guessColumns, type IsKnownNumber } from "./guess-columns.ts"
import { alignTables } from "./later-headings.ts"
import type { ColumnKind, ListTable, ReadList } from "./list-table.ts"
import { withNamesBelow } from "./names-below.ts"
import { plainHeading, readHeading } from "./read-heading.ts"
import { repeatedName, withoutEquivalent } from "./repeated-names.ts"
import { separateRows } from "./separate-rows.ts"
import { isLabelled } from "./sum-rows.ts"
import { headScore, splitAtHead } from "./table-head.ts"
import { addTotal } from "./total-column.ts"
import { transposedTable } from "./transposed-table.ts"

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
    withUnitsOfPacks(
      withOrders(
        withMovedHeadings(joinBlocks(withNamesBelow(withNumbersBelow(aligned)), isKnownNumber)),
      ),
    ),
  )
  const guessed = guessColumns(whole, isKnownNumber)
  const { table: coded, columns } = withDesignatorCounts(
    splitCodes({ table: whole, columns: guessed }),
  )
  const table = isKnownNumber ? withOtherNumbers(coded, columns, isKnownNumber) : coded
  const { head } = table
  const counted = withDozens({ head, rows: withoutDecimals(table, columns) }, columns)
  const rows = withWholeNames(counted, columns)
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

const MULTIPLYING_UNIT = new RegExp(`^(?:${MULTIPLYING_WORDS})$`, "iu")

/** Adds units such as `dozen` to the quantities that they multiply. */
function withDozens(
  { head, rows }: Readonly<{ head: ListTable["head"]; rows: readonly string[][] }>,
  columns: readonly ColumnKind[],
): readonly string[][] {
  const quantityAt = columns.indexOf("quantity")
  const unitAt = head?.findIndex((heading) => UNIT_HEAD.test(heading)) ?? -1
  if (quantityAt < 0 || unitAt < 0) return rows
  return rows.map((row) => {
    const quantity = row[quantityAt] ?? ""
    const unit = row[unitAt] ?? ""
    const isMultiplied = MULTIPLYING_UNIT.test(unit) && /^[\d.,]+$/.test(quantity)
    return isMultiplied ? row.with(quantityAt, `${quantity} ${unit}`) : row
  })
}

const MAX_BLOCK_WIDTH = 8

/** Finds the width of lists without a column between them: their headings, or known numbers and quantities, repeat. */
function widthOfBlock({ head, rows }: ListTable, isKnown?: IsKnownNumber): number | undefined {
  const width = head?.length ?? rows[0]?.length ?? 0
  const plain = head?.map(plainHeading)
  const hasKind = (block: readonly string[], ...kinds: string[]) =>
    block.some((heading) => kinds.includes(readHeading(heading)?.meaning.kind ?? ""))
  const isBlock = (size: number) => {
    const first = head?.slice(0, size)
    if (plain && first)
      return (
        plain.every((heading, at) => heading !== "" && heading === plain[at % size]) &&
        hasKind(first, "quantity") &&
        hasKind(first, "number", "description", "unsure")
      )
    const isOf = (place: number, is: (cell: string) => boolean) =>
      rows.every((row) => row.every((cell, at) => at % size !== place || cell === "" || is(cell)))
    const places = [...Array(size).keys()]
    const numberAt = isKnown && places.find((place) => isOf(place, isKnown))
    return numberAt !== undefined && places.some((at) => at !== numberAt && isOf(at, isQuantity))
  }
  return Array.from({ length: MAX_BLOCK_WIDTH - 1 }, (_, at) => at + 2).find(
    (size) => size < width && width % size === 0 && isBlock(size),
  )
}

/** Removes columns without heading and cells at both sides. */
function withoutEmptySides({ head, rows }: ListTable): ListTable {
  const width = head?.length ?? rows[0]?.length ?? 0
  const isFilled = (at: number) => Boolean(head?.[at]) || rows.some((row) => row[at])
  const filled = [...Array(width).keys()].filter(isFilled)
  const cut = (row: readonly string[]) => row.slice(filled[0] ?? 0, (filled.at(-1) ?? width) + 1)
  return { head: head && cut(head), rows: rows.map(cut) }
}

/** Puts lists side by side, with the same headings or without any, below each other. */
function joinBlocks(table: ListTable, isKnownNumber?: IsKnownNumber): ListTable {
  const inner = withoutEmptySides(table)
  const size = widthOfBlock(inner, isKnownNumber)
  if (size !== undefined) {
    const { head, rows } = inner
    const width = head?.length ?? rows[0]?.length ?? 0
    const starts = Array.from({ length: width / size }, (_, at) => at * size)
    const below = starts.flatMap((start) => rows.map((row) => row.slice(start, start + size)))
    return { head: head?.slice(0, size), rows: below.filter((row) => row.some(Boolean)) }
  }
  const { head, rows } = table
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
