import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { findLastShipment, undeliverShipments } from "#db/orders/shipments.ts"
import { type OrderStatus, previousStatus } from "#domain/orders/order.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withdrawOrderStatus } from "../mail/mail-keys.ts"
import { withdrawLastShipment } from "../shipments/withdraw-shipment.ts"

/**
 * Takes back the step to `seenStatus`, a wrong click, while nobody was told of it: the step's mail waits as
 * long as this may come, and is withdrawn by it. Returns the status that the order has again.
 */
export function undoAdvance(
  shop: Shop,
  admin: Actor,
  id: string,
  seenStatus: string,
): Promise<Exclude<OrderStatus, "cancelled">> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || order.deletedAt || order.status === "cancelled") throw refuse("order_not_found")
      if (seenStatus !== order.status) throw refuse("status_changed", { status: order.status })
      if (order.cancellingAt) throw refuse("order_being_cancelled", { status: order.status })
      const status = previousStatus[order.status]
      if (!status || !(await takeBack(tx, order)))
        throw refuse("undo_too_late", { status: order.status })
      await updateOrder(tx, id, { status })
      await audit(tx, admin, "order.undo", id, { from: order.status, to: status })
      return status
    }),
  )
}

/** False once its buyer is told, or once a part of what is to be unapproved is shipped. */
async function takeBack(tx: Transaction, order: OrderRow): Promise<boolean> {
  const last = await findLastShipment(tx, order.id)
  if (order.status === "shipped" && last) return withdrawLastShipment(tx, last)
  if (order.status === "approved" && last) return false
  if (order.status === "delivered") await undeliverShipments(tx, order.id)
  return withdrawOrderStatus(tx, order)
}
