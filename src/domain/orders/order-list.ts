/** Filters of a buyer's own orders by progress; an order may match several. */
export const ownOrderStates = [
  "unpaid",
  "preparing",
  "waiting",
  "shipped",
  "delivered",
  "cancelled",
] as const

export type OwnOrderState = (typeof ownOrderStates)[number]

export const orderSorts = ["newest", "oldest", "dearest", "cheapest"] as const

export type OrderSort = (typeof orderSorts)[number]
