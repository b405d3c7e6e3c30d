import { createPaymentIntent } from "#contract/payments/payments.ts"
import {
  listPayableOrdersOf,
  recordOpened,
  recordPaymentAsked,
} from "#db/payments/payable-orders.ts"
import type { Cents } from "#domain/pricing/money.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

const refuse = refuseFor(createPaymentIntent.refusals)

/**
 * Notes that its buyer looks at an order. A client may ask for a payment by its total alone: of several orders of that
 * total it means the one looked at last that it has not asked for since.
 */
export async function viewOrder(shop: Shop, viewer: Actor, orderId: string): Promise<void> {
  const { userId } = await requireOrder(shop, viewer, orderId)
  if (userId === viewer.id) await recordOpened(shop.db, orderId)
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
