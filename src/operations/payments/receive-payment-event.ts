import * as contract from "#contract/payments/payments.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder } from "#db/orders/orders.ts"
import {
  endDispute,
  findPayer,
  isKnownEvent,
  openDispute,
  recordEvent,
} from "#db/payments/payments.ts"
import { orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { issueCreditNote, tryIssueNow } from "../invoices/issue-invoices.ts"
import { audit, systemActor } from "../kernel/as-admin.ts"
import { InvalidEvent, type PaymentEvent, type PaymentProvider } from "../kernel/ports.ts"
import { exhaustLimit, recordUse, tryConsumeLimit } from "../kernel/rate-limits.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { recordProviderRefunds } from "./finish-refund.ts"
import { type PaymentDependencies, paymentProvider } from "./payment-intent.ts"
import { settleIntent } from "./settle-payment.ts"

const refuse = refuseFor(contract.receivePaymentEvent.refusals)

/**
 * Handles a signed event. Only the provider's current state of the intent counts, so order and repetition of events do
 * not matter. An event is recorded once it is handled, so that a failure makes the provider retry. Declines are counted
 * after that: at most once each, however many copies of an event arrive at once. Events of unknown intents or of unknown
 * types have no effect.
 */
export async function receivePaymentEvent(
  shop: Shop,
  rawBody: string,
  signature: string | undefined,
): Promise<void> {
  const provider = paymentProvider(shop)
  const event = readSigned(provider, rawBody, signature)
  if (await isKnownEvent(shop.db, event.id)) return
  const payer = event.intentId ? await findPayer(shop.db, event.intentId) : undefined
  const intent = payer && event.intentId ? await provider.findIntent(event.intentId) : undefined
  // The page that confirms the payment states which order it pays; otherwise the reconciler settles it.
  const isUndecided = payer?.isUndecided && intent?.status === "succeeded"
  if (intent && !isUndecided) await settleIntent(shop, intent)
  if (payer && event.intentId && /refund/.test(event.type))
    await syncProviderRefunds(shop, event.intentId)
  const { id: eventId, type, intentId } = event
  const isDispute = type === "charge.dispute.created"
  const first = await shop.db.transaction(async (tx) => {
    const isNew = await recordEvent(tx, eventId, type)
    if (isNew && isDispute && payer) await beginDispute(tx, payer.orderId, event)
    if (isNew && type === "charge.dispute.closed" && payer)
      await closeDispute(tx, payer.orderId, event)
    return isNew
  })
  if (!first) return
  shop.log.info({ eventId, type, intentId }, "payment_event")
  if (!payer && type === "payment_intent.succeeded")
    shop.log.warn({ intentId }, "payment_for_no_order")
  if (type === "refund.failed") shop.log.error({ intentId }, "refund_failed_at_provider")
  if (isDispute) shop.log.error({ intentId }, "payment_disputed")
  if (payer && type === "payment_intent.payment_failed")
    await recordDecline(shop, payer.userId, event.declinedCard)
}

async function beginDispute(
  tx: Transaction,
  orderId: string,
  { intentId, objectId }: PaymentEvent,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  await audit(tx, systemActor, "order.dispute", orderId, { intentId })
  const isClosed = objectId !== undefined && (await isKnownEvent(tx, objectId))
  if (intentId && !isClosed) await openDispute(tx, intentId, objectId ?? "")
  const subject = objectId === undefined ? orderId : `${orderId}:${objectId}`
  if (order) await publish(tx, "order.disputed", subject, orderFacts(order))
}

/** Ends a dispute. Records its own id like an event, because the event of its creation may arrive later. */
async function closeDispute(
  tx: Transaction,
  orderId: string,
  { type, intentId, objectId }: PaymentEvent,
): Promise<void> {
  await lockOrder(tx, orderId)
  if (objectId) await recordEvent(tx, objectId, type)
  if (intentId) await endDispute(tx, intentId, objectId ?? "")
}

/**
 * Counts a declined card. Many declines of one account within an hour suggest stolen cards. So does a card that is
 * declined often, by any account: then the account is limited at once.
 */
async function recordDecline(
  shop: Shop,
  userId: string,
  declinedCard: string | undefined,
): Promise<void> {
  await recordUse(shop, "decline", userId)
  const isCardBlocked =
    declinedCard && !(await tryConsumeLimit(shop, "declineOfCard", declinedCard))
  if (isCardBlocked) await exhaustLimit(shop, "decline", userId)
}

function readSigned(
  provider: PaymentProvider,
  rawBody: string,
  signature: string | undefined,
): PaymentEvent {
  try {
    return provider.readEvent(rawBody, signature ?? "")
  } catch (error) {
    if (error instanceof InvalidEvent) throw refuse("invalid_event")
    throw error
  }
}

/**
 * Records refunds of a paid order that were made at the provider itself, such as in its dashboard, once each. Throws
 * `ProviderUnavailable`.
 */
export async function syncProviderRefunds(
  deps: PaymentDependencies,
  intentId: string,
): Promise<void> {
  const made = await paymentProvider(deps).listRefunds(intentId)
  const written = await deps.db.transaction((tx) => recordProviderRefunds(tx, intentId, made))
  for (const id of written) await tryIssueNow(deps, issueCreditNote, id)
}
