import { translated } from "#domain/languages/translate.ts"
import type { OrderStatus } from "#domain/orders/order.ts"
import type { Reply } from "#web/api/api.ts"

export type Part = Reply<"GET /part/{id}"> & {
  expected?: Reply<"GET /part/{id}/stock">["expected"]
}
export type Order = Reply<"GET /order/{id}">
/** Order as administrators see it, in a list or by itself. */
export type StaffOrder = Omit<Order, "can">
/** Order in one's own list, where deleted ones are visible. */
export type ListedOrder = Reply<"GET /myorder">[number]
export type OrderToPay = Omit<Order, "lines">

/** Names of the states of an order; in English as on the wire. */
export const statusText: Readonly<Record<OrderStatus, string>> = translated({
  pending: "pending",
  approved: "approved",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
})
