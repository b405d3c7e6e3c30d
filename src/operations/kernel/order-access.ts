import {
  type FindOrderOptions,
  findVisibleOrder,
  type OrderRow,
  type ShownLine,
} from "#db/orders/orders.ts"
import { isListed, type OrderAtMoment } from "#domain/orders/order-actions.ts"
import type { LineUnits } from "#domain/orders/shipment.ts"
import { refuse } from "./refusal.ts"
import { type Actor, isAdmin, type Shop } from "./shop.ts"

export const canReadOrder = (actor: Actor, { userId }: OrderRow): boolean =>
  userId === actor.id || isAdmin(actor)

/** Returns the order, or refuses with `order_not_found` or `forbidden`. */
export function requireReadable<Order extends OrderRow>(
  actor: Actor,
  order: Order | undefined,
): Order {
  if (!order) throw refuse("order_not_found")
  if (!canReadOrder(actor, order)) throw refuse("forbidden")
  return order
}

/** Returns the actor's own order, or refuses with `order_not_found` or `forbidden`. */
export function requireOwn(actor: Pick<Actor, "id">, order: OrderRow | undefined): OrderRow {
  if (!order) throw refuse("order_not_found")
  if (order.userId !== actor.id) throw refuse("forbidden")
  return order
}

/** Returns an order that administrators find, or refuses with `order_not_found`. */
export function requireListed(order: OrderRow | undefined) {
  if (!order || !isListed(order)) throw refuse("order_not_found")
  return order
}

/** Returns an order that is not cancelled, or refuses with `order_not_found`. */
export function requireUncancelled(order: OrderRow | undefined): OrderRow {
  if (!order || order.status === "cancelled") throw refuse("order_not_found")
  return order
}

/** Reads an order that the actor may see. `options` may include cancelled ones. */
export const requireOrder = async (
  shop: Shop,
  actor: Actor,
  id: string,
  options: FindOrderOptions = {},
): Promise<OrderRow> => requireReadable(actor, await findVisibleOrder(shop.db, id, options))

/** Returns the current state of a stored order for the rules in domain/orders. */
export const orderNow = (order: OrderRow): OrderAtMoment => ({
  status: order.status,
  paid: order.paidAt !== null,
  totalCents: order.totalCents,
  refundedCents: order.refundedCents,
  refunded: order.refundedCents === order.totalCents,
  cancelling: order.cancellingAt !== null,
  freightDue: order.freightDue,
  freightSet: order.freightSetAt !== null,
  partPaid: order.paidAt === null && order.transferBalanceCents > 0,
  deletedAt: order.deletedAt,
})

/** Returns the units of a line by their state. Those of a line in a list are unknown and count as none. */
export const lineUnits = ({
  quantity,
  waiting,
  shipped = 0,
  cancelled = 0,
  dropped = 0,
  undecided = 0,
}: ShownLine): LineUnits => ({
  quantity,
  waiting: waiting ?? 0,
  shipped,
  cancelled,
  dropped,
  undecided,
})
