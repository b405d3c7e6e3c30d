/** Stock of a part, as staff see it. */
export interface StockLevel {
  id: string
  sku: string
  mpn: string | null
  name: string
  binLocation: string | null
  reorderPoint: number | null
  /** Units that can be sold. */
  available: number
  /** Units in the warehouse that are allocated to unshipped orders. */
  committed: number
  /** Units of unshipped orders that wait for stock. */
  owed: number
  /** Units expected from suppliers. */
  incoming: number
}

export const unitsOnHand = ({ available, committed }: StockLevel): number => available + committed

export const isToReorder = ({ reorderPoint, available, incoming }: StockLevel): boolean =>
  reorderPoint !== null && available + incoming <= reorderPoint

export interface StockCount {
  partId: string
  /** Units on hand when the list was displayed. */
  onHand: number
  counted: number
}

export type CountProblem =
  | { code: "part_not_found" }
  | { code: "stock_moved"; onHand: number }
  | { code: "stock_committed"; committed: number }
  | { code: "counted_twice" }

/** Returns why a count cannot be recorded; undefined if it can. */
export function refuseCount(
  { onHand, counted }: StockCount,
  level: StockLevel | undefined,
): CountProblem | undefined {
  if (!level) return { code: "part_not_found" }
  const now = unitsOnHand(level)
  if (now !== onHand) return { code: "stock_moved", onHand: now }
  return counted < level.committed
    ? { code: "stock_committed", committed: level.committed }
    : undefined
}

export const movementReasons = [
  "initial",
  "order",
  "backorder",
  "line_cancelled",
  "line_changed",
  "order_cancelled",
  "order_revived",
  "refund_return",
  "restock",
  "correction",
] as const
