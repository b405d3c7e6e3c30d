import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import {
  deleteShipment,
  findLastShipment,
  type ShipmentRow,
  undeliverShipments,
} from "#db/orders/shipments.ts"
import { hasRefundSince } from "#db/payments/refunds.ts"
import { type OrderStatus, previousStatus } from "#domain/orders/order.ts"
import { asAdmin } from "../kernel/as-admin.ts"
import { audit } from "../kernel/audit.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withdrawOrderStatus } from "./order-mails.ts"

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
      const last = await findLastShipment(tx, id)
      if (!status || !(await mayUndo(tx, order, last)))
        throw refuse("undo_too_late", { status: order.status })
      if (order.status === "shipped" && last) await deleteShipment(tx, last)
      if (order.status === "delivered") await undeliverShipments(tx, id)
      await updateOrder(tx, id, { status })
      await audit(tx, admin, "order.undo", id, { from: order.status, to: status })
      return status
    }),
  )
}

/** Not once the buyer is told, nor once that a part of it is shipped, nor once that what was shipped is paid back. */
async function mayUndo(
  tx: Transaction,
  order: OrderRow,
  last: ShipmentRow | undefined,
): Promise<boolean> {
  if (order.status === "approved" && last) return false
  if (order.status !== "shipped" || !last) return withdrawOrderStatus(tx, order)
  if (await hasRefundSince(tx, order.id, last.createdAt)) return false
  return withdrawOrderStatus(tx, order, last.number)
}
