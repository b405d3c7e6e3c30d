import { findVisibleOrder } from "#db/orders/orders.ts"
import { findLastPayment } from "#db/payments/payments.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { claimPayment } from "./exchange-payments.ts"
import { paymentProvider } from "./payment-provider.ts"
import { settleIntent } from "./settle-payment.ts"

/**
 * Asks the provider whether the order is paid and writes it if so; returns the transaction id. What the
 * browser claims is only compared: another transaction id than the order's own is refused.
 */
export async function confirmPayment(
  shop: Shop,
  buyer: Actor,
  orderId: string,
  claimedTransactionId: string | undefined,
): Promise<{ transactionId: string }> {
  const order = await findVisibleOrder(shop.db, orderId)
  if (!order) throw refuse("order_not_found")
  if (order.userId !== buyer.id) throw refuse("forbidden")
  if (order.transactionId !== null) return matching(order.transactionId, claimedTransactionId)
  if (claimedTransactionId) await claimPayment(shop, buyer, orderId, claimedTransactionId)
  const payment = await findLastPayment(shop.db, orderId)
  if (!payment?.intentId) throw refuse("payment_not_confirmed", { paymentStatus: "none" })
  matching(payment.intentId, claimedTransactionId)
  const intent = await paymentProvider(shop).findIntent(payment.intentId)
  const settled = intent && (await settleIntent(shop, intent))
  if (settled !== "paid")
    throw refuse("payment_not_confirmed", { paymentStatus: intent?.status ?? "none" })
  return { transactionId: payment.intentId }
}

function matching(transactionId: string, claimed: string | undefined) {
  if (claimed !== undefined && claimed !== transactionId)
    throw refuse("payment_not_confirmed", { paymentStatus: "none" })
  return { transactionId }
}
