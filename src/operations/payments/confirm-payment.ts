import * as contract from "#contract/payments/payments.ts"
import type { Transaction } from "#db/connection/client.ts"
import { findVisibleOrder, lockOrder, type OrderRow } from "#db/orders/orders.ts"
import {
  closePayment,
  findLastPayment,
  findOpenPayment,
  findPaymentByIntent,
  findSucceededPayment,
  movePayment,
  type PaymentRow,
  updatePayment,
} from "#db/payments/payments.ts"
import { orderCan } from "#domain/orders/order.ts"
import { orderNow, requireOwn } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { paymentProvider } from "./payment-intent.ts"
import { settleIntent } from "./settle-payment.ts"

const refuse = refuseFor(contract.confirmPayment.refusals)

/**
 * Asks the provider whether the order is paid, and records it. Returns the id of its payment intent. The intent that
 * the browser names is only compared: refuses any other than the order's own.
 */
export async function confirmPayment(
  shop: Shop,
  buyer: Actor,
  orderId: string,
  claimedIntentId: string | undefined,
): Promise<string> {
  const order = requireOwn(buyer, await findVisibleOrder(shop.db, orderId))
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

/**
 * Moves a payment to the order whose page confirms it, if it was requested by its total alone and belongs to another
 * unpaid order of the same buyer and total. That order gets this one's payment, which another page of the buyer may
 * use.
 */
const claimPayment = (shop: Shop, buyer: Actor, orderId: string, intentId: string): Promise<void> =>
  shop.db.transaction(async (tx) => {
    const found = await findPaymentByIntent(tx, intentId)
    if (!found?.byPrice || found.orderId === orderId) return
    const locked = await lockBoth(tx, orderId, found.orderId)
    // Read again, because a concurrent transaction may have exchanged it.
    const payment = await findPaymentByIntent(tx, intentId)
    const order = locked.find(({ id }) => id === orderId)
    const twin = locked.find(({ id }) => id === payment?.orderId)
    if (!payment || !order || !twin || !areTwins(order, twin, buyer)) return
    if (payment.state === "live") await exchange(tx, payment, order)
  })

/** Locks both orders in the order of their ids, to prevent a deadlock. */
async function lockBoth(tx: Transaction, one: string, other: string): Promise<OrderRow[]> {
  const locked: OrderRow[] = []
  for (const id of [one, other].toSorted()) {
    const order = await lockOrder(tx, id)
    if (order) locked.push(order)
  }
  return locked
}

const areTwins = (order: OrderRow, twin: OrderRow, buyer: Actor): boolean =>
  order.id !== twin.id &&
  order.totalCents === twin.totalCents &&
  [order, twin].every((one) => one.userId === buyer.id && orderCan.payByCard(orderNow(one)))

async function exchange(tx: Transaction, payment: PaymentRow, order: OrderRow): Promise<void> {
  const own = await findOpenPayment(tx, order.id)
  const nextOf = async (id: string) => ((await findLastPayment(tx, id))?.attempt ?? 0) + 1
  const attempt = await nextOf(order.id)
  const attemptOfTwin = await nextOf(payment.orderId)
  // An order has one open payment at any moment.
  if (own) await closePayment(tx, own.id)
  await movePayment(tx, payment, { orderId: order.id, attempt })
  // No client has the secret of an intent that is being created; its creator ends it.
  if (own?.state !== "live") return
  await movePayment(tx, own, { orderId: payment.orderId, attempt: attemptOfTwin })
  await updatePayment(tx, own.id, { state: "live" })
}
