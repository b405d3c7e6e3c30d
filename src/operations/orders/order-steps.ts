import * as contract from "#contract/orders/order-administration.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { deliverShipments, findLastShipment, undeliverShipments } from "#db/orders/shipments.ts"
import {
  nextStatus,
  type OrderStatus,
  previousStatus,
  refuseAdvance,
} from "#domain/orders/order.ts"
import { orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { orderNow, requireListed, requireUncancelled } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withdrawOrderStatus } from "../mail/mail-keys.ts"
import { withdrawLastShipment } from "../shipments/change-shipment.ts"
import { shipRemainingUnits } from "../shipments/ship-order.ts"

const refuse = refuseFor([...contract.advanceOrder.refusals, ...contract.undoAdvance.refusals])

/**
 * Moves an order one step and returns its new status. Refuses if `seenStatus`, from the administrator's screen, is
 * outdated, so that two clicks never skip a step.
 */
export const advanceOrder = (
  shop: Shop,
  admin: Actor,
  id: string,
  seenStatus?: string,
): Promise<Exclude<OrderStatus, "cancelled">> =>
  adminTransaction(shop, admin, async (tx) => {
    const order = requireListed(await lockOrder(tx, id))
    if (seenStatus !== undefined && seenStatus !== order.status)
      throw refuse("status_changed", { status: order.status })
    const refusal = refuseAdvance(orderNow(order))
    const status = nextStatus[order.status]
    if (refusal || !status) throw refuse(refusal ?? "order_delivered", { status: order.status })
    if (status === "shipped") await shipRemainingUnits(tx, admin, order)
    else await publish(tx, `order.${status}`, id, { ...orderFacts(order), ...paidFact(order) })
    if (status === "delivered") await deliverShipments(tx, id)
    await updateOrder(tx, id, { status })
    await audit(tx, admin, "order.advance", id, { from: order.status, to: status })
    return status
  })

const paidFact = ({ paidAt }: OrderRow): { isPaid?: true } => (paidAt ? { isPaid: true } : {})

/**
 * Undoes the step to `seenStatus` while the buyer has not been told of it. The step's mail is held for that long, and
 * withdrawn here. Returns the restored status.
 */
export const undoAdvance = (
  shop: Shop,
  admin: Actor,
  id: string,
  seenStatus: string,
): Promise<Exclude<OrderStatus, "cancelled">> =>
  adminTransaction(shop, admin, async (tx) => {
    const order = requireListed(await lockOrder(tx, id))
    if (seenStatus !== order.status) throw refuse("status_changed", { status: order.status })
    if (order.cancellingAt) throw refuse("order_being_cancelled", { status: order.status })
    const status = previousStatus[order.status]
    if (!status || !(await revertStep(tx, order)))
      throw refuse("undo_too_late", { status: order.status })
    await updateOrder(tx, id, { status })
    await audit(tx, admin, "order.undo", id, { from: order.status, to: status })
    return status
  })

/** Returns false if the buyer was already told, or if part of an order to be unapproved is shipped. */
async function revertStep(tx: Transaction, order: OrderRow): Promise<boolean> {
  const last = await findLastShipment(tx, order.id)
  if (order.status === "shipped" && last) return withdrawLastShipment(tx, last)
  if (order.status === "approved" && last) return false
  if (order.status === "delivered") await undeliverShipments(tx, order.id)
  return withdrawOrderStatus(tx, order)
}

/** Puts a removed paid order back into the list. Returns the number of restored orders. */
export const restoreOrder = (shop: Shop, admin: Actor, id: string): Promise<0 | 1> =>
  adminTransaction(shop, admin, async (tx) => {
    const order = requireUncancelled(await lockOrder(tx, id))
    if (!order.deletedAt) return 0
    await updateOrder(tx, id, { deletedAt: null })
    await audit(tx, admin, "order.restore", id, { totalCents: order.totalCents })
    return 1
  })
