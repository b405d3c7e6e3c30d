import { declineFreight as contract } from "#contract/orders/order-changes.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, updateOrder } from "#db/orders/orders.ts"
import { findOpenPayment } from "#db/payments/payments.ts"
import { refuseDecline } from "#domain/orders/order-actions.ts"
import { orderFacts } from "../../events/event-data.ts"
import { publish } from "../../events/publish.ts"
import { orderNow } from "../../kernel/order-access.ts"
import { consumeLimit } from "../../kernel/rate-limits.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { beginCancelling, cancelBegun } from "../cancel-order.ts"
import { PaymentInTheWay, withoutOpenPayment } from "../without-open-payment.ts"

const refuse = refuseFor(contract.refusals)

/**
 * Declines the freight that staff have set, whatever else the shop lets buyers cancel: the unpaid order ends, its stock
 * is free, and staff are told. Returns whether this call did.
 */
export async function declineFreight(
  shop: Shop,
  buyer: Actor,
  id: string,
  reason: string,
): Promise<boolean> {
  await consumeLimit(shop, "orderChange", buyer.id)
  return withoutOpenPayment(shop, id, () =>
    shop.db.transaction((tx) => decline(tx, buyer, id, reason)),
  )
}

async function decline(
  tx: Transaction,
  buyer: Actor,
  id: string,
  reason: string,
): Promise<boolean> {
  const order = await lockOrder(tx, id)
  if (!order) throw refuse("order_not_found")
  if (order.userId !== buyer.id) throw refuse("forbidden")
  if (order.status === "cancelled" && order.cancelReason === "declined") return false
  const refusal = refuseDecline(orderNow(order))
  if (refusal) throw refuse(refusal)
  if (await findOpenPayment(tx, id)) throw new PaymentInTheWay()
  await beginCancelling(tx, order, { by: buyer.id, reason: "declined" })
  await updateOrder(tx, id, { declineReason: reason })
  await cancelBegun(tx, id, buyer.requestId)
  await publish(tx, "order.freight_declined", id, { ...orderFacts(order), reason })
  return true
}
