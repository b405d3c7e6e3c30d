import { translated } from "#domain/languages/translate.ts"
import type { OrderStatus } from "#domain/orders/order.ts"
import type { Reply } from "#web/api/api.ts"

export type Part = Reply<"GET /part/{id}"> & {
  expected?: Reply<"GET /part/{id}/stock">["expected"]
}
export type Order = Reply<"GET /order/{id}">
/** Order as administrators see it, in a list or alone. */
export type StaffOrder = Omit<Order, "can">
/** Order in the buyer's own list, which includes deleted orders. */
export type OwnOrder = Reply<"GET /myorder">[number]
/** Order in a list, of a buyer or of administrators. */
export type ListedOrder = Omit<OwnOrder, "can" | "received">
export type OrderToPay = Omit<Order, "lines">

/** Names of the order states; in English the same as in the API. */
export const statusText: Readonly<Record<OrderStatus, string>> = translated({
  pending: "pending",
  approved: "approved",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
})
