import { t } from "../languages/translate.ts"
import { formatDay } from "../shop/days.ts"

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

/** Notes that the shop writes on stock movements, in their stored form. */
export const movementNotes = {
  stocktake: "Stocktake",
  imported: (file: string): string => `Import of ${file}`,
  importUndone: (file: string): string => `Import of ${file} undone`,
  returned: (orderNumber: string): string => `Returned of order ${orderNumber}`,
  returnRefused: (orderNumber: string): string => `Return of order ${orderNumber} refused`,
  refunded: (orderNumber: string): string => `Refunded of order ${orderNumber}`,
  expected: (day: string, words: string): string =>
    [`Expected on ${day}`, words].filter(Boolean).join(": "),
}

/** Patterns that recognize these notes. */
const ownNotes: readonly { like: RegExp; read: (value: string, words: string) => string }[] = [
  { like: /^Stocktake$/, read: () => t("Stocktake") },
  { like: /^Import of (.+) undone$/, read: (file) => t("Import of {file} undone", { file }) },
  { like: /^Import of (.+)$/, read: (file) => t("Import of {file}", { file }) },
  {
    like: /^Returned of order (.+)$/,
    read: (order) => t("Returned from order {order}", { order }),
  },
  {
    like: /^Return of order (.+) refused$/,
    read: (order) => t("Return of order {order} refused", { order }),
  },
  {
    like: /^Refunded of order (.+)$/,
    read: (order) => t("Refunded from order {order}", { order }),
  },
  {
    like: /^Expected on (\d{4}-\d\d-\d\d)((?:: .*)?)$/s,
    read: (day, words) => t("Expected on {day}", { day: formatDay(day) }) + words,
  },
]

/** Translates a note that the shop wrote; notes of people stay unchanged. */
export function readMovementNote(note: string): string {
  for (const { like, read } of ownNotes) {
    const [isOwn, value = "", words = ""] = like.exec(note) ?? []
    if (isOwn !== undefined) return read(value, words)
  }
  return note
}
