import { translated } from "#domain/languages/translate.ts"
import type { OrderStatus } from "#domain/orders/order.ts"

/** Names of the states of an order; in English as on the wire. */
export const statusText: Readonly<Record<OrderStatus, string>> = translated({
  pending: "pending",
  approved: "approved",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
})
