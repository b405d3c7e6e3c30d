import type { OrderState } from "./order.ts"

/** How far an order may have come. */
export type Cancelling = "nothing" | "unpaid" | "until approved" | "until shipped"
export type ChangingDetails = "never" | "until approved" | "until shipped"

/** Why its buyer may not cancel it, or anything of it; what is on its way is no longer theirs to stop. */
export function refuseBuyerCancel(
  order: OrderState,
  allowed: Cancelling,
): "order_paid" | "change_not_allowed" | undefined {
  if (allowed === "nothing" || order.status === "cancelled") return "change_not_allowed"
  if (!order.paid) return undefined
  if (allowed === "unpaid") return "order_paid"
  return refuseFrom(order, allowed)
}

/** Why its buyer may not change where it goes, or what is written on it. */
export const refuseBuyerChange = (
  order: OrderState,
  allowed: ChangingDetails,
): "change_not_allowed" | undefined =>
  allowed === "never" ? "change_not_allowed" : refuseFrom(order, allowed)

const refuseFrom = ({ status }: OrderState, until: "until approved" | "until shipped") =>
  status === "pending" || (status === "approved" && until === "until shipped")
    ? undefined
    : "change_not_allowed"
