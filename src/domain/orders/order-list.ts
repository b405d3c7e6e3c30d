/** How a buyer's own orders can be narrowed down by what is still to happen; an order may be in several. */
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
