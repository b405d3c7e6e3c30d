import { t, translated } from "#domain/languages/translate.ts"

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

const steps: Record<string, string> = translated({
  pending: "Awaiting approval",
  approved: "Being prepared",
  shipped: "Shipped",
  delivered: "Delivered",
})

/** Says in a word or two where an order is, for its buyer. */
export function orderStateText(order: OrderFacts): string {
  const { status, paid, price, refunded, cancelled, places } = order
  if (cancelled?.declined) return t("Declined")
  if (cancelled) return cancelled.by === "time" ? t("Expired") : t("Cancelled")
  if (status === "cancelled") return t("Cancelled")
  if (order.freightDue) return t("Freight to agree")
  if (!paid) return order.heldUntil === undefined ? t("Not paid") : t("Reserved")
  if (refunded > 0 && refunded >= price) return t("Refunded")
  if (status === "approved" && places && places.shipped > 0) return t("Partly shipped")
  return steps[status] ?? status
}
