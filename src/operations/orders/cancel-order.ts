import { deleteOrder } from "#contract/orders/orders.ts"
import type { Transaction } from "#db/connection/client.ts"
import { findOrder, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { findOpenPayment } from "#db/payments/payments.ts"
import { moveOrderStock } from "#db/stock/move-stock.ts"
import { refuseCancel } from "#domain/orders/order.ts"
import { audit } from "../kernel/as-admin.ts"
import { orderNow } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import {
  closeUnknownPayment,
  intentOf,
  type PaymentDependencies,
  paymentProvider,
} from "../payments/payment-intent.ts"
import { settleIntent } from "../payments/settle-payment.ts"

const refuse = refuseFor(deleteOrder.refusals)

export interface Cancellation {
  /** Null for the shop itself. */
  by: string | null
  reason: NonNullable<OrderRow["cancelReason"]>
  /** End of the hold of an order that expires. */
  heldUntil?: Date
}

/**
 * Runs the first of two phases, since no provider is called inside a transaction: marks the locked order as being
 * cancelled, which stops new payments. Throws if it cannot be cancelled. A repeated call keeps the first reason.
 */
export async function beginCancelling(
  tx: Transaction,
  order: OrderRow,
  { by, reason, heldUntil }: Cancellation,
): Promise<void> {
  const refusal = refuseCancel(orderNow(order))
  if (refusal) throw refuse(refusal)
  if (order.cancellingAt) return
  await updateOrder(tx, order.id, {
    cancellingAt: new Date(),
    cancellingBy: by,
    cancelReason: reason,
    heldUntil,
  })
}

/**
 * Runs the second phase: cancels the order's intent at the provider, then cancels the order and returns its stock once.
 * Throws `order_paid` if the payment succeeds first. Idempotent; any process may call it. Returns whether this call
 * cancelled the order.
 */
export async function finishCancelling(
  deps: PaymentDependencies,
  id: string,
  requestId?: string,
): Promise<boolean> {
  const order = await findOrder(deps.db, id)
  if (order?.cancellingAt) await endPayment(deps, id)
  return deps.db.transaction((tx) => completeCancellation(tx, id, requestId))
}

/**
 * Ensures that an order's intent can no longer charge, or that its charge is recorded. A shop without a card provider,
 * such as one whose keys were removed, ends the payment by itself.
 */
export async function endPayment(deps: PaymentDependencies, orderId: string): Promise<void> {
  const payment = await findOpenPayment(deps.db, orderId)
  const order = payment && (await findOrder(deps.db, orderId))
  if (!order) return
  const intent = deps.payments && (await intentOf(deps, order, payment))
  if (!intent) return closeUnknownPayment(deps, payment)
  const ended = await paymentProvider(deps).cancelIntent(intent.id)
  const settlement = await settleIntent(deps, ended)
  if (ended.status === "succeeded" && settlement === "not_paid") throw refuse("payment_unclear")
  // The bank still processes the payment, which may succeed or fail.
  if (ended.status !== "succeeded" && ended.status !== "canceled")
    throw refuse("payment_provider_unavailable")
}

/**
 * Cancels an order whose cancellation has begun and that can no longer be paid. Returns whether this call cancelled it.
 */
export async function completeCancellation(
  tx: Transaction,
  id: string,
  requestId?: string,
): Promise<boolean> {
  const order = await lockOrder(tx, id)
  if (!order || order.status === "cancelled") return false
  const refusal = refuseCancel(orderNow(order))
  if (refusal) throw refuse(refusal)
  if (!order.cancellingAt) return false
  await updateOrder(tx, id, {
    status: "cancelled",
    cancelledAt: new Date(),
    cancelledFrom: order.status === "approved" ? "approved" : "pending",
  })
  await moveOrderStock(tx, id, { reason: "order_cancelled", actorId: order.cancellingBy })
  if (order.cancellingBy === order.userId) return true
  const action = order.cancelReason === "expired" ? "order.expire" : "order.cancel"
  const { totalCents } = order
  await audit(tx, { id: order.cancellingBy, requestId }, action, id, { totalCents })
  return true
}

/**
 * Thrown if a card payment may still charge the present total of an order. The payment is ended outside the
 * transaction.
 */
export class OpenPaymentError extends Error {}

/** Limits how often a buyer who reopens the payment page delays the work. */
const MAX_ATTEMPTS = 3

/**
 * Runs work on an order. If an open card payment prevents it, ends the payment, which may pay the order, and retries.
 */
export async function retryWithoutOpenPayment<Done>(
  deps: PaymentDependencies,
  orderId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof OpenPaymentError)) throw error
      await endPayment(deps, orderId)
    }
  throw refuse("payment_provider_unavailable")
}
