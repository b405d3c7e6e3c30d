import { unitsOf } from "./cell-kinds.ts"
import type { ListTable } from "./list-table.ts"
import { PLAIN_QUANTITY_RANK } from "./quantity-headings.ts"
import { isPriceHeading, plainHeading, readHeading } from "./read-heading.ts"
import { isLabelled } from "./sum-rows.ts"

const MIN_ADDED = 2
const MIN_TOTALS = 3
const MIN_RIGHT = 0.8

interface TotalColumn {
  at: number
  /** Places of the columns that are added. */
  added: readonly number[]
}

/** Finds a column with the sum of the columns before or after it, such as the units for each room. */
export function findTotal(
  head: readonly string[],
  rows: readonly string[][],
): TotalColumn | undefined {
  const columns = head.map((heading, at) => ({
    canBeAdded: canBeAdded(heading) && rows.every((row) => isUnitsOrEmpty(row[at])),
    units: rows.map((row) => unitsOf(row[at])),
  }))
  for (let at = 0; at < head.length; at += 1) {
    if (!canBeTotal(head[at] ?? "")) continue
    const added = findAdded(columns, at, -1) ?? findAdded(columns, at, 1)
    const isOther = (heading: string, other: number) =>
      other !== at && !added?.includes(other) && isQuantityHead(heading)
    if (added && !head.some((heading, other) => other < at && isOther(heading, other)))
      return { at, added }
  }
  return undefined
}

/**
 * Finds a column of units in a list without another quantity: of totals if there are no prices, such as
 * `per desk | desks | total`, else of amounts, such as `amount | price`.
 */
export function findUnits(head: readonly string[], rows: readonly string[][]): number | undefined {
  if (head.some((heading) => readHeading(heading)?.meaning.kind === "quantity")) return undefined
  const heads = head.some(isPriceHeading) ? IS_AMOUNT : IS_TOTAL
  const at = head.findIndex((heading) => heads.test(plainHeading(heading)))
  const cells = rows.filter((row) => !isLabelled(row)).map((row) => row[at] ?? "")
  return at >= 0 && cells.some(Boolean) && cells.every(isUnitsOrEmpty) ? at : undefined
}

const IS_AMOUNT = /^amount$/
const IS_TOTAL =
  /^(?:(?:grand )?total|totaa?l|sum|gesamt|razem|ges$|antal|celkem|spolu|yhteensa|osszesen|toplam|i alt$)/
export const isTotalHeading = (heading: string): boolean => IS_TOTAL.test(plainHeading(heading))

interface UnitColumn {
  canBeAdded: boolean
  units: readonly (number | undefined)[]
}

/** Adds columns, from one beside the totals away from them, until their sums are the totals. */
function findAdded(columns: readonly UnitColumn[], at: number, step: -1 | 1): number[] | undefined {
  const totals = columns[at]?.units ?? []
  const sums = totals.map(() => 0)
  const counts = totals.map(() => 0)
  const added: number[] = []
  for (let next = at + step; columns[next]?.canBeAdded; next += step) {
    added.push(next)
    for (const [index, units] of columns[next]?.units.entries() ?? []) {
      if (units === undefined) continue
      sums[index] = (sums[index] ?? 0) + units
      counts[index] = (counts[index] ?? 0) + 1
    }
    if (added.length >= MIN_ADDED && areTotals(totals, sums, counts)) return added
  }
  return undefined
}

function areTotals(
  totals: readonly (number | undefined)[],
  sums: readonly number[],
  counts: readonly number[],
): boolean {
  const stated = totals.filter((total) => total !== undefined).length
  const right = totals.filter((total, index) => total !== undefined && total === sums[index])
  const several = counts.filter((count) => count >= MIN_ADDED).length
  return stated >= MIN_TOTALS && several >= MIN_ADDED && right.length >= MIN_RIGHT * stated
}

const canBeAdded = (heading: string): boolean => {
  const meaning = readHeading(heading)?.meaning
  return meaning === undefined || (meaning.kind === "quantity" && meaning.rank > 1)
}

/** Returns whether a heading states the units of the order: `Quantity`. */
function isQuantityHead(heading: string): boolean {
  const read = readHeading(heading)
  return (
    read?.isWhole === true &&
    read.meaning.kind === "quantity" &&
    read.meaning.rank <= PLAIN_QUANTITY_RANK
  )
}

const canBeTotal = (heading: string): boolean => {
  const meaning = readHeading(heading)?.meaning
  const isTotal = IS_TOTAL.test(plainHeading(heading))
  return isTotal || meaning === undefined || meaning.kind === "quantity"
}

const isUnitsOrEmpty = (cell = ""): boolean => cell === "" || unitsOf(cell) !== undefined

/** Matches the name of a room, a site or a month: `Berlin`, `B101`, `Raum 2`. */
export const PLACE = /^\p{Lu}[\p{L}\d]*(?:[ .-][\p{L}\d]+)?$/u

/** Adds a column with the units for all rooms or sites, if a list states no other quantity. */
export function addTotal({ head, rows }: ListTable): ListTable {
  if (!head || head.some((heading) => readHeading(heading)?.meaning.kind === "quantity"))
    return { head, rows }
  if (findTotal(head, rows) || findUnits(head, rows) !== undefined) return { head, rows }
  const unlabelled = rows.filter((row) => !isLabelled(row))
  const cellsAt = (at: number) => unlabelled.map((row) => row[at] ?? "").filter(Boolean)
  const places = head.flatMap((heading, at) => {
    if (!PLACE.test(heading) || readHeading(heading)) return []
    const cells = cellsAt(at)
    return cells.length > 0 && cells.every(isUnitsOrEmpty) ? at : []
  })
  const [first = 0] = places
  const isOneGroup = places.every((at, index) => at === first + index)
  if (places.length < MIN_ADDED || !isOneGroup) return { head, rows }
  const totalOf = (row: readonly string[]): string => {
    const units = places.flatMap((at) => unitsOf(row[at]) ?? [])
    return units.length === 0 ? "" : String(units.reduce((sum, one) => sum + one, 0))
  }
  return { head: [...head, "Units"], rows: rows.map((row) => [...row, totalOf(row)]) }
}
