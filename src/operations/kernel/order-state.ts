import type { OrderRow } from "#db/orders/orders.ts"
import type { OrderState } from "#domain/orders/order.ts"

export const stateOf = (order: OrderRow): OrderState => ({
  status: order.status,
  paid: order.paidAt !== null,
  refunded: order.refundedCents === order.totalCents,
  cancelling: order.cancellingAt !== null,
  freightDue: order.freightDue,
})
