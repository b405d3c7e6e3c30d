import { findOrder } from "#db/orders/orders.ts"
import { listHalfCancelled, readClock } from "#db/orders/unpaid-orders.ts"
import { claimOpenPayments, closePayment, type PaymentRow } from "#db/payments/payments.ts"
import { listDueRefunds } from "#db/payments/refunds.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { Refusal } from "../kernel/refusal.ts"
import type { Log } from "../kernel/shop.ts"
import { finishRefund } from "../payments/finish-refund.ts"
import {
  closeUnknownPayment,
  intentOf,
  type PaymentDependencies,
} from "../payments/payment-intent.ts"
import { settleIntent } from "../payments/settle-payment.ts"
import { endPayment, finishCancelling } from "./cancel-order.ts"

const BATCH_SIZE = 50
const MAX_ATTEMPT_AGE_MS = 5 * 60_000

/**
 * Continues what was begun at least this long ago and has not ended: cancellations, open payments and due refunds. Safe
 * to run concurrently in any number of processes.
 */
export async function reconcilePayments(
  deps: PaymentDependencies,
  minimumAgeMs: number,
): Promise<void> {
  const outage = await reconcile(deps, minimumAgeMs)
  if (outage) deps.log.warn({ reason: outage.message }, "reconciling_put_off")
}

/** Returns the error if the provider is down and the rest was skipped. */
async function reconcile(
  deps: PaymentDependencies,
  minimumAgeMs: number,
): Promise<ProviderUnavailable | undefined> {
  const { db, log } = deps
  const now = (await readClock(db)).getTime()
  const startedBefore = new Date(now - minimumAgeMs)
  // Half the age, so that what one round checked is old enough for the next.
  const checkedBefore = new Date(now - minimumAgeMs / 2)
  const cancelling = await listHalfCancelled(db, startedBefore)
  let outage = await runInBatches(log, cancelling, (id) => finishCancelling(deps, id))
  while (!outage) {
    const open = await claimOpenPayments(db, { startedBefore, checkedBefore }, BATCH_SIZE)
    if (open.length === 0) break
    outage = await runInBatches(log, open, (payment) => finishPayment(deps, payment))
  }
  if (outage) return outage
  const due = await listDueRefunds(db, {
    createdBefore: startedBefore,
    askedBefore: checkedBefore,
  })
  return runInBatches(log, due, (id) => finishRefund(deps, id))
}

/** Records the provider's state of an open payment. Ends a payment that is no longer needed. */
async function finishPayment(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const order = await findOrder(deps.db, payment.orderId)
  if (!order) throw new Error(`payment ${payment.id} is for no order`)
  if (order.paidAt || order.status === "cancelled") return endPayment(deps, order.id)
  try {
    const intent = await intentOf(deps, order, payment)
    if (intent) await settleIntent(deps, intent)
    else await closeUnknownPayment(deps, payment)
  } catch (error) {
    if (error instanceof ProviderUnavailable) await giveUpAttempt(deps, payment)
    throw error
  }
}

/**
 * Gives up an attempt without a recorded intent. A provider that failed once repeats the failure under the same
 * idempotency key for a day. No client has the secret of such an intent, so another attempt can replace it.
 */
async function giveUpAttempt({ db, log }: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const { id, orderId, attempt, intentId, createdAt } = payment
  if (intentId !== null || Date.now() - createdAt.getTime() < MAX_ATTEMPT_AGE_MS) return
  await closePayment(db, id)
  log.warn({ orderId, attempt }, "payment_attempt_given_up")
}

const CONCURRENCY = 5
const MAX_UNAVAILABLE = 3

/**
 * Processes items in batches. Skips refusals and logs failures. Stops once the provider is down, and returns the error.
 */
export async function runInBatches<Item>(
  log: Log,
  items: Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<ProviderUnavailable | undefined> {
  let unavailable = 0
  for (let next = 0; next < items.length; next += CONCURRENCY) {
    const outcomes = await Promise.allSettled(items.slice(next, next + CONCURRENCY).map(work))
    for (const outcome of outcomes) {
      if (outcome.status === "fulfilled") continue
      const reason: unknown = outcome.reason
      if (reason instanceof Refusal) continue
      if (reason instanceof ProviderUnavailable) {
        unavailable += 1
        if (unavailable === MAX_UNAVAILABLE) return reason
      } else log.error({ err: reason }, "unattended_work_failed")
    }
  }
  return undefined
}
