import type { OrderRow } from "#db/orders/orders.ts"
import type { OrderAtMoment } from "#domain/orders/order-actions.ts"

/** Returns a stored order as the rules in domain/orders see it now. */
export const orderNow = (order: OrderRow): OrderAtMoment => ({
  now: new Date(),
  status: order.status,
  paid: order.paidAt !== null,
  paidAt: order.paidAt,
  totalCents: order.totalCents,
  refundedCents: order.refundedCents,
  refunded: order.refundedCents === order.totalCents,
  cancelling: order.cancellingAt !== null,
  freightDue: order.freightDue,
  freightSet: order.freightSetAt !== null,
  partPaid: order.paidAt === null && order.transferBalanceCents > 0,
  deletedAt: order.deletedAt,
})
