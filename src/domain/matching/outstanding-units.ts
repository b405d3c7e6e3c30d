import { MAX_UNITS } from "../orders/quantity.ts"
import { CELL_BOUNDS, readQuantity } from "../orders/read-quantity.ts"
import { isDeliveredHeading, readHeading } from "./read-heading.ts"

/**
 * Finds the column of the units of an order that have not arrived, which a buyer still wants. Some of its headings mean
 * that only beside columns of ordered and delivered units. If nothing or everything has arrived, the ordered units are meant.
 */
export function findOutstanding(
  head: readonly string[],
  rows: readonly string[][],
): number | undefined {
  const meanings = head.map((heading) => readHeading(heading)?.meaning)
  const isDelivered = head.map(isDeliveredHeading)
  const isOrdered = (at: number) =>
    meanings[at]?.kind === "quantity" && !isDelivered[at] && rows.some((row) => unitsOf(row[at]))
  const [orderedAt = -1] = [...head.keys()]
    .filter(isOrdered)
    .toSorted((one, other) => (meanings[one]?.rank ?? 0) - (meanings[other]?.rank ?? 0))
  const isOfOrder = orderedAt >= 0 && isDelivered.includes(true)
  const isOutstanding = (at: number) => {
    const pairs = rows.flatMap((row) => {
      const units = unitsOf(row[at])
      const ordered = orderedAt < 0 ? MAX_UNITS : unitsOf(row[orderedAt])
      return units === undefined || ordered === undefined ? [] : { units, ordered }
    })
    return (
      pairs.every(({ units, ordered }) => units <= ordered) &&
      pairs.some(({ units, ordered }) => units < ordered) &&
      pairs.some(({ units }) => units > 0)
    )
  }
  const at = meanings.findIndex(
    (one, place) => one?.isOutstanding && (isOfOrder || one.rank === 0) && isOutstanding(place),
  )
  return at < 0 ? undefined : at
}

/** Reads an empty cell as no units. */
const unitsOf = (cell = ""): number | undefined =>
  cell === "" ? 0 : readQuantity(cell, CELL_BOUNDS)
