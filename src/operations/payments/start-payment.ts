import { createPaymentIntent } from "#contract/payments/payments.ts"
import type { Transaction } from "#db/connection/client.ts"
import { findVisibleOrder, lockOrder, type OrderRow } from "#db/orders/orders.ts"
import {
  findLastPayment,
  findOpenPayment,
  insertPayment,
  listPayableOrdersOf,
  lockPaymentsOf,
  type PaymentRow,
  recordOpened,
  recordPaymentRequested,
  secondsUntilPayment,
  updatePayment,
} from "#db/payments/payments.ts"
import { refuseCard } from "#domain/orders/order.ts"
import { chargeable } from "#domain/pricing/card-limits.ts"
import { type Cents, cents, toAmount } from "#domain/pricing/money.ts"
import { orderNow } from "../kernel/order-access.ts"
import type { PaymentIntent } from "../kernel/ports.ts"
import { limitOf, refuseIfLimited, refuseWait } from "../kernel/rate-limits.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readCurrency } from "../settings/read-settings.ts"
import { closeUnknownPayment, intentOf, paymentProvider } from "./payment-intent.ts"
import { settleIntent } from "./settle-payment.ts"

const refuse = refuseFor(createPaymentIntent.refusals)

interface PaymentRequest {
  /** Order that the body or the page of the request names. */
  orderId: string | undefined
  /** Selects and verifies the order; never sets the amount. */
  expectedTotalCents: Cents | undefined
}

interface ChosenOrder {
  orderId: string
  /** Whether the order was chosen by its total alone, which other orders may share. */
  byPrice: boolean
}

/**
 * Returns the client secret of the order's one live payment intent; creates the intent if there is none. The amount is
 * the order's own.
 */
export async function startPayment(
  shop: Shop,
  buyer: Actor,
  request: PaymentRequest,
): Promise<{ clientSecret: string }> {
  paymentProvider(shop)
  await refuseIfLimited(shop, "decline", buyer.id)
  const chosen = await chooseOrder(shop, buyer, request)
  return { clientSecret: await secretOf(shop, buyer, { ...request, ...chosen }) }
}

/** More attempts would mean that the provider cancels every intent it creates. */
const MAX_ATTEMPTS = 3

/** Returns the secret of a live intent. Replaces an intent that ended at the provider by a new attempt. */
async function secretOf(
  shop: Shop,
  buyer: Actor,
  request: PaymentRequest & ChosenOrder,
): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { order, payment, isNew } = await openPayment(shop, buyer, request)
    const intent = await intentOf(shop, order, payment, isNew)
    if (!intent) await closeUnknownPayment(shop, payment)
    else if (intent.status === "succeeded" || intent.status === "canceled")
      await settleEnded(shop, intent)
    else return intent.clientSecret
  }
  throw refuse("payment_provider_unavailable")
}

/** Records an ended intent. If it paid the order, the next attempt is refused for that reason. */
async function settleEnded(shop: Shop, intent: PaymentIntent): Promise<void> {
  const settlement = await settleIntent(shop, intent)
  if (intent.status === "succeeded" && settlement === "not_paid") throw refuse("payment_unclear")
}

/** Returns the named order, or else the one that the total refers to. */
async function chooseOrder(
  shop: Shop,
  buyer: Actor,
  request: PaymentRequest,
): Promise<ChosenOrder> {
  if (request.orderId !== undefined) {
    const named = await findVisibleOrder(shop.db, request.orderId, { isCancelledFound: true })
    if (!named) throw refuse("no_payable_order")
    if (named.userId !== buyer.id) throw refuse("forbidden")
    return { orderId: named.id, byPrice: false }
  }
  return getPayableOrder(shop, buyer, request.expectedTotalCents)
}

/**
 * Returns the order's open payment, and begins one if there is none; one at a time per order. However the order was
 * chosen, it must belong to the caller once it is locked.
 */
function openPayment(shop: Shop, buyer: Actor, request: PaymentRequest & ChosenOrder) {
  const { orderId, byPrice, expectedTotalCents } = request
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.userId !== buyer.id) throw refuse("no_payable_order")
    const refusal = refuseCard(orderNow(order))
    if (refusal) throw refuse(refusal)
    if (!chargeable(order.totalCents)) throw refuse("above_card_limit")
    if (expectedTotalCents !== undefined && expectedTotalCents !== order.totalCents)
      throw refuse("price_changed", { price: toAmount(cents(order.totalCents)) })
    const open = await findOpenPayment(tx, orderId)
    if (open && byPrice) await updatePayment(tx, open.id, { byPrice })
    if (open) return { order, payment: open, isNew: false }
    await refuseTooManyPayments(shop, tx, buyer)
    const payment = await insertNextPayment(tx, order, { byPrice })
    return { order, payment, isNew: true }
  })
}

/** Writes the next attempt to pay a locked order as a whole. */
export async function insertNextPayment(
  tx: Transaction,
  { id: orderId, totalCents: amountCents }: OrderRow,
  details: Pick<Parameters<typeof insertPayment>[1], "method" | "state" | "byPrice">,
): Promise<PaymentRow> {
  const last = await findLastPayment(tx, orderId)
  const attempt = (last?.attempt ?? 0) + 1
  const currency = (await readCurrency({ db: tx })).toLowerCase()
  const payment = await insertPayment(tx, { orderId, attempt, amountCents, currency, ...details })
  if (!payment) throw new Error("the payment was not written")
  return payment
}

/** Limits how often payments are begun. Reopening the page of an open payment is not limited. */
async function refuseTooManyPayments(shop: Shop, tx: Transaction, buyer: Actor): Promise<void> {
  const limits = (["payment", "paymentsOfDay"] as const)
    .map((name) => limitOf(shop, name))
    .filter(({ points }) => points < Infinity)
  if (limits.length === 0) return
  await lockPaymentsOf(tx, buyer.id)
  for (const limit of limits) refuseWait(await secondsUntilPayment(tx, buyer.id, limit))
}

/**
 * Records that the buyer reads an unpaid order while another one has the same total. A documented client requests a
 * payment by its total alone: it means the order that was read last and not requested since.
 */
export async function recordOrderRead(shop: Shop, reader: Actor, order: OrderRow): Promise<void> {
  if (order.userId === reader.id && !order.paidAt) await recordOpened(shop.db, order.id)
}

async function getPayableOrder(
  shop: Shop,
  buyer: Actor,
  total: Cents | undefined,
): Promise<ChosenOrder> {
  if (total === undefined) throw refuse("no_payable_order")
  const [first, second] = await listPayableOrdersOf(shop.db, buyer.id, total)
  const isAmbiguous = second?.freightDue === first?.freightDue && !first?.viewedAt
  if (!first || (second && isAmbiguous)) throw refuse("no_payable_order")
  const byPrice = second?.freightDue === first.freightDue
  if (byPrice) await recordPaymentRequested(shop.db, first.id)
  return { orderId: first.id, byPrice }
}
