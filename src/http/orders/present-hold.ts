import type { OrderHold } from "#domain/orders/order-hold.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import { findOrderHold, holdOfOrder } from "#operations/orders/hold-of-order.ts"
import type { Order } from "#operations/orders/read-orders.ts"
import { written } from "../kernel/serve.ts"

export const presentHold = (hold: OrderHold | undefined) =>
  hold && {
    heldUntil: hold.until.toISOString(),
    heldBecause: hold.reason,
    ...(hold.confirmedHours !== undefined && { heldHoursConfirmed: hold.confirmedHours }),
  }

export const presentHoldOf = ({ limits }: Shop, order: Parameters<typeof holdOfOrder>[0]) =>
  presentHold(holdOfOrder(order, limits.unpaidOrderHours))

/** The answer of every call that places an order. */
export async function presentPlaced({ db, limits }: Shop, orderId: string) {
  const hold = await findOrderHold(db, orderId, limits.unpaidOrderHours)
  return { ...written, insertedId: orderId, ...presentHold(hold) }
}

/** How an order ended that was not paid. */
export function presentEnd({ status, cancelReason, cancellingBy, userId, ...order }: Order) {
  const at = order.cancelledAt ?? order.updatedAt
  if (status !== "cancelled") return undefined
  const ender = cancellingBy === userId ? ("buyer" as const) : ("shop" as const)
  return {
    cancelled: {
      at: at.toISOString(),
      by: cancelReason === "expired" ? ("time" as const) : ender,
      ...(cancelReason === "declined" && { declined: true as const }),
      ...(order.declineReason && { reason: order.declineReason }),
      ...(order.heldUntil && { heldUntil: order.heldUntil.toISOString() }),
    },
  }
}
