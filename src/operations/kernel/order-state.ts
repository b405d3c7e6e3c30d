import type { OrderRow } from "#db/orders/orders.ts"
import type { OrderState } from "#domain/orders/order.ts"

/** A stored order as the rules in domain/order.ts see it. */
export const stateOf = (order: OrderRow): OrderState => ({
  status: order.status,
  paid: order.paidAt !== null,
  refunded: order.refundedCents === order.totalCents,
  cancelling: order.cancellingAt !== null,
  freightDue: order.freightDue,
})
