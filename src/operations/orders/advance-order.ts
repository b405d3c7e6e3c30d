import { lockOrder, updateOrder } from "#db/orders/orders.ts"
import { deliverShipments } from "#db/orders/shipments.ts"
import { nextStatus, type OrderStatus, refuseAdvance } from "#domain/orders/order.ts"
import { orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { stateOf } from "../kernel/order-state.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { shipRest } from "../shipments/ship-rest.ts"

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
      const order = await lockOrder(tx, id)
      if (!order || order.deletedAt || order.status === "cancelled") throw refuse("order_not_found")
      if (seenStatus !== undefined && seenStatus !== order.status)
        throw refuse("status_changed", { status: order.status })
      const refusal = refuseAdvance(stateOf(order))
      const status = nextStatus[order.status]
      if (refusal || !status) throw refuse(refusal ?? "order_delivered", { status: order.status })
      if (status === "shipped") await shipRest(tx, admin, order)
      else await publish(tx, `order.${status}`, id, orderFacts(order))
      if (status === "delivered") await deliverShipments(tx, id)
      await updateOrder(tx, id, { status })
      await audit(tx, admin, "order.advance", id, { from: order.status, to: status })
      return status
    }),
  )
}
