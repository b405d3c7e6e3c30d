export const movementReasons = [
  "initial",
  "order",
  "backorder",
  "line_cancelled",
  "order_cancelled",
  "order_revived",
  "refund_return",
  "restock",
  "correction",
] as const
