import { createPaymentIntent } from "#contract/payments/payments.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import {
  listPayableOrdersOf,
  recordOpened,
  recordPaymentAsked,
} from "#db/payments/payable-orders.ts"
import type { Cents } from "#domain/pricing/money.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

const refuse = refuseFor(createPaymentIntent.refusals)

/**
 * Notes that its buyer reads an unpaid order of which another one has the same total. A documented client asks for a
 * payment by its total alone: it means the order read last that it has not asked for since.
 */
export async function recordOrderRead(shop: Shop, reader: Actor, order: OrderRow): Promise<void> {
  if (order.userId === reader.id && !order.paidAt) await recordOpened(shop.db, order.id)
}

export async function getPayableOrder(
  shop: Shop,
  buyer: Actor,
  total: Cents | undefined,
): Promise<{ orderId: string; byPrice: boolean }> {
  if (total === undefined) throw refuse("no_payable_order")
  const [first, second] = await listPayableOrdersOf(shop.db, buyer.id, total)
  const isAmbiguous = second?.freightDue === first?.freightDue && !first?.viewedAt
  if (!first || (second && isAmbiguous)) throw refuse("no_payable_order")
  const byPrice = second?.freightDue === first.freightDue
  if (byPrice) await recordPaymentAsked(shop.db, first.id)
  return { orderId: first.id, byPrice }
}
