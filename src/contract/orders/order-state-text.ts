interface OrderFacts {
  status: string
  paid: boolean
  price: number
  refunded: number
  freightDue?: true | undefined
  heldUntil?: string | undefined
  cancelled?: { by: string; declined?: true | undefined } | undefined
  places?: { shipped: number } | undefined
}

const steps: Record<string, string> = {
  pending: "Awaiting approval",
  approved: "Being prepared",
  shipped: "Shipped",
  delivered: "Delivered",
}

/** Says in a word or two where an order is, for its buyer. */
export function orderStateText(order: OrderFacts): string {
  const { status, paid, price, refunded, cancelled, places } = order
  if (cancelled?.declined) return "Declined"
  if (cancelled) return cancelled.by === "time" ? "Expired" : "Cancelled"
  if (status === "cancelled") return "Cancelled"
  if (order.freightDue) return "Freight to agree"
  if (!paid) return order.heldUntil === undefined ? "Not paid" : "Reserved"
  if (refunded > 0 && refunded >= price) return "Refunded"
  if (status === "approved" && places && places.shipped > 0) return "Partly shipped"
  return steps[status] ?? status
}
