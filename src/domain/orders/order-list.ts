/** Filters of a buyer's own orders by progress; an order may match several. */
export const orderStates = [
  "unpaid",
  "preparing",
  "waiting",
  "shipped",
  "delivered",
  "cancelled",
] as const

export type OrderState = (typeof orderStates)[number]

export const orderSorts = ["newest", "oldest", "dearest", "cheapest"] as const

export type OrderSort = (typeof orderSorts)[number]
