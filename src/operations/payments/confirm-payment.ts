import * as contract from "#contract/payments/payments.ts"
import { findVisibleOrder } from "#db/orders/orders.ts"
import { findLastPayment, findSucceededPayment } from "#db/payments/payments.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { claimPayment } from "./exchange-payments.ts"
import { paymentProvider } from "./payment-provider.ts"
import { settleIntent } from "./settle-payment.ts"

const refuse = refuseFor(contract.confirmPayment.refusals)

/**
 * Asks the provider whether the order is paid and writes it if so; returns the id of its payment intent. What the
 * browser claims is only compared: another intent than the order's own is refused.
 */
export async function confirmPayment(
  shop: Shop,
  buyer: Actor,
  orderId: string,
  claimedIntentId: string | undefined,
): Promise<string> {
  const order = await findVisibleOrder(shop.db, orderId)
  if (!order) throw refuse("order_not_found")
  if (order.userId !== buyer.id) throw refuse("forbidden")
  const paidBy = order.paidAt ? await findSucceededPayment(shop.db, orderId) : undefined
  if (paidBy?.intentId) return requireClaimed(paidBy.intentId, claimedIntentId)
  if (claimedIntentId) await claimPayment(shop, buyer, orderId, claimedIntentId)
  const payment = await findLastPayment(shop.db, orderId)
  if (!payment?.intentId) throw refuse("payment_not_confirmed", { paymentStatus: "none" })
  const intentId = requireClaimed(payment.intentId, claimedIntentId)
  const intent = await paymentProvider(shop).findIntent(intentId)
  const settled = intent && (await settleIntent(shop, intent))
  if (settled !== "paid")
    throw refuse("payment_not_confirmed", { paymentStatus: intent?.status ?? "none" })
  return intentId
}

function requireClaimed(intentId: string, claimed: string | undefined): string {
  if (claimed !== undefined && claimed !== intentId)
    throw refuse("payment_not_confirmed", { paymentStatus: "none" })
  return intentId
}
