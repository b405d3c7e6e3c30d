import { MAX_UNITS } from "../orders/quantity.ts"
import { CELL_BOUNDS, readQuantity } from "../orders/read-quantity.ts"
import { isDeliveredHeading, readHeading } from "./read-heading.ts"

/** Number of rows in which a column of ordered units has some. */
const MAX_SAMPLE = 300
const MAX_COLUMNS = 3

/**
 * Finds the column of the units of an order that have not arrived, which a buyer still wants. Some of its headings mean
 * that only beside ordered and delivered units. If nothing or everything has arrived, the ordered units are meant.
 */
export function findOutstanding(
  head: readonly string[],
  rows: readonly string[][],
): number | undefined {
  const meanings = head.map((heading) => readHeading(heading)?.meaning)
  const isDelivered = head.map(isDeliveredHeading)
  const hasUnits = (at: number) => rows.slice(0, MAX_SAMPLE).some((row) => unitsOf(row[at]))
  const [orderedAt = -1] = [...head.keys()]
    .filter((at) => meanings[at]?.kind === "quantity" && !isDelivered[at] && hasUnits(at))
    .toSorted((one, other) => (meanings[one]?.rank ?? 0) - (meanings[other]?.rank ?? 0))
  const isOfOrder = orderedAt >= 0 && isDelivered.includes(true)
  const isOutstanding = (at: number) => {
    const pairs = rows.flatMap((row) => {
      const units = unitsOf(row[at])
      const ordered = orderedAt < 0 ? MAX_UNITS : readCell(row[orderedAt])
      return units === undefined || ordered === undefined ? [] : { units, ordered }
    })
    return (
      pairs.every(({ units, ordered }) => units <= ordered) &&
      pairs.some(({ units, ordered }) => units < ordered) &&
      pairs.some(({ units }) => units > 0)
    )
  }
  return [...head.keys()]
    .filter((at) => meanings[at]?.isOutstanding && (isOfOrder || meanings[at]?.rank === 0))
    .slice(0, MAX_COLUMNS)
    .find(isOutstanding)
}

const readCell = (cell = ""): number | undefined => readQuantity(cell, CELL_BOUNDS)

/** Reads an empty cell as no units. */
const unitsOf = (cell = ""): number | undefined => (cell === "" ? 0 : readCell(cell))
