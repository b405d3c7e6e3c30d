import * as contract from "#contract/orders/order-administration.ts"
import { lockOrder, updateOrder } from "#db/orders/orders.ts"
import { deliverShipments } from "#db/orders/shipments.ts"
import { nextStatus, type OrderStatus, refuseAdvance } from "#domain/orders/order.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { requireListed } from "../kernel/order-access.ts"
import { orderNow } from "../kernel/order-state.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { queueOrderStatusMail } from "../mail/order-mails.ts"
import { shipRest } from "../shipments/ship-rest.ts"

const refuse = refuseFor(contract.advanceOrder.refusals)

/**
 * Moves an order one step and returns its new status. `seenStatus` is what the administrator's screen
 * showed: when it is no longer true nothing moves, so two clicks never skip a step.
 */
export function advanceOrder(
  shop: Shop,
  admin: Actor,
  id: string,
  seenStatus?: string,
): Promise<Exclude<OrderStatus, "cancelled">> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const order = requireListed(await lockOrder(tx, id))
      if (seenStatus !== undefined && seenStatus !== order.status)
        throw refuse("status_changed", { status: order.status })
      const refusal = refuseAdvance(orderNow(order))
      const status = nextStatus[order.status]
      if (refusal || !status) throw refuse(refusal ?? "order_delivered", { status: order.status })
      if (status === "shipped") await shipRest(tx, admin, order)
      else await queueOrderStatusMail(tx, order, status)
      if (status === "delivered") await deliverShipments(tx, id)
      await updateOrder(tx, id, { status })
      await audit(tx, admin, "order.advance", id, { from: order.status, to: status })
      return status
    }),
  )
}
