/** Units of a part, as staff see them. */
export interface StockLevel {
  id: string
  sku: string
  mpn: string | null
  name: string
  binLocation: string | null
  reorderPoint: number | null
  /** Can be sold. */
  available: number
  /** In the store, and promised to orders that are not sent. */
  committed: number
  /** On their way to the shop. */
  incoming: number
}

/** Units that stand in the store. */
export const unitsOnHand = ({ available, committed }: StockLevel): number => available + committed

/** Whether more should be ordered. */
export const isToReorder = ({ reorderPoint, available, incoming }: StockLevel): boolean =>
  reorderPoint !== null && available + incoming <= reorderPoint

export interface StockCount {
  partId: string
  /** Units on hand that the list showed. */
  onHand: number
  counted: number
}

export type CountProblem =
  | { code: "part_not_found" }
  | { code: "stock_moved"; onHand: number }
  | { code: "stock_committed"; committed: number }
  | { code: "counted_twice" }

/** Says why a count cannot be taken over; undefined where it can. */
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
