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
