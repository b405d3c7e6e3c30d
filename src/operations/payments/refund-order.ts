import { z } from "zod"
import type { Transaction } from "#db/connection/client.ts"
import { insertLineCancellations, listLineUnits } from "#db/orders/line-units.ts"
import { findOrder, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { findPaymentByIntent } from "#db/payments/payments.ts"
import {
  insertRefundLines,
  type LineUnits,
  listRefundableLines,
  type RefundedLine,
} from "#db/payments/refund-lines.ts"
import { insertRefund, type RefundRow } from "#db/payments/refunds.ts"
import { unitsCancelledByRefund } from "#domain/orders/line-units.ts"
import { taxShare } from "#domain/orders/tax-share.ts"
import { type Cents, cents, toDollars } from "#domain/pricing/money.ts"
import { asAdmin } from "../kernel/as-admin.ts"
import { audit } from "../kernel/audit.ts"
import { newId } from "../kernel/new-id.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { finishRefund } from "./finish-refund.ts"
import { paymentProvider } from "./payment-provider.ts"

export interface RefundRequest {
  /** Undefined: all that is not refunded yet. */
  amountCents: Cents | undefined
  reason: string
  /** Whether the goods come back on sale: those of the lines, or all of them, which only the end of an order allows. */
  restock: boolean
  /** Which goods it is for, where it says so. */
  lines: readonly LineUnits[] | undefined
}

export interface Refunded {
  refundId: string
  /** Of the whole order: given back, or on its way. */
  refundedCents: Cents
  state: RefundRow["state"]
}

const begunRefund = z.object({ refundId: z.string() })

/**
 * Gives back a paid order's money, wholly or in part, and says why. Written first, then asked of the
 * provider, then concluded; what is cut off in between is `due`, and finished by the reconciler.
 */
export async function refundOrder(
  shop: Shop,
  admin: Actor,
  orderId: string,
  request: RefundRequest,
  idempotencyKey: string | undefined,
): Promise<Refunded> {
  paymentProvider(shop)
  const { refundId } = await withIdempotencyKey(shop, admin, {
    key: idempotencyKey,
    request: ["refund", orderId, request],
    answer: begunRefund,
    work: asAdmin(shop, admin, (tx) => beginRefund(tx, admin, orderId, request)),
  })
  const state = await finishRefundNow(shop, refundId)
  if (state === "failed") throw refuse("refund_refused")
  const order = await findOrder(shop.db, orderId)
  return { refundId, state, refundedCents: cents(order?.refundedCents ?? 0) }
}

/** What became of a refund that is begun; `due` where the provider does not answer, which the reconciler asks again. */
export async function finishRefundNow(shop: Shop, refundId: string): Promise<RefundRow["state"]> {
  try {
    return await finishRefund(shop, refundId)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn({ refundId, reason: error.message }, "card_provider_unavailable")
    return "due"
  }
}

/** Writes a refund down, in somebody's name who may give it. */
export async function beginRefund(
  tx: Transaction,
  by: Actor,
  orderId: string,
  request: RefundRequest,
): Promise<{ refundId: string }> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.status === "cancelled") throw refuse("order_not_found")
  if (order.transactionId === null) throw refuse("nothing_to_refund")
  const lines = await refundedLines(tx, orderId, request)
  const amountCents = agreedAmount(order, request, lines && worthOf(lines))
  const payment = await findPaymentByIntent(tx, order.transactionId)
  if (!payment) throw new Error(`order ${orderId} is paid by no payment`)
  const { reason, restock } = request
  const refundId = newId()
  await updateOrder(tx, orderId, { refundedCents: order.refundedCents + amountCents })
  await insertRefund(tx, {
    id: refundId,
    paymentId: payment.id,
    key: `refund:${refundId}`,
    amountCents,
    reason,
    restock: restock && !lines,
    requestedBy: by.id,
  })
  if (lines) {
    await insertRefundLines(tx, { refundId, orderId, restock }, lines)
    await cancelLines(tx, by, { orderId, refundId, restock }, lines)
  }
  const { refundedCents } = order
  await audit(tx, by, "order.refund", orderId, {
    ...{ refundId, amountCents, reason, restock, ...(lines && { lines: lines.length }) },
    before: { refundedCents },
    after: { refundedCents: refundedCents + amountCents },
  })
  return { refundId }
}

/** What is paid back and comes back, or was never there, is not sent. */
async function cancelLines(
  tx: Transaction,
  admin: Actor,
  { orderId, refundId, restock }: { orderId: string; refundId: string; restock: boolean },
  lines: readonly LineUnits[],
): Promise<void> {
  const units = new Map((await listLineUnits(tx, orderId)).map((line) => [line.number, line]))
  const cancelled = lines.map(({ number, quantity }) => {
    const line = units.get(number)
    return { number, quantity: line ? unitsCancelledByRefund(line, { quantity, restock }) : 0 }
  })
  await insertLineCancellations(tx, { orderId, refundId, cancelledBy: admin.id }, cancelled)
}

type PricedLine = RefundedLine & { unitPriceCents: number }

/** What it is for, each line with its share of its tax; never more of one than no refund is for yet. */
async function refundedLines(
  tx: Transaction,
  orderId: string,
  { lines, restock }: RefundRequest,
): Promise<PricedLine[] | undefined> {
  if (!lines && !restock) return undefined
  const known = await listRefundableLines(tx, orderId)
  if (!lines) {
    if (known.values().some(({ restocked }) => restocked)) throw refuse("restock_needs_lines")
    return undefined
  }
  const none = { quantity: 0, before: 0, addedCents: 0, givenCents: 0, unitPriceCents: 0 }
  const asked = lines.map((line) => ({ ...line, of: known.get(line.number) ?? none }))
  const exceeding = asked
    .map(({ number, quantity, of }) => ({ number, quantity, refundable: of.quantity - of.before }))
    .filter(({ quantity, refundable }) => quantity > refundable)
    .map(({ number, refundable }) => ({ number, refundable }))
  if (exceeding.length > 0) throw refuse("refund_lines_exceed", { lines: exceeding })
  return asked.map(({ number, quantity, of }) => ({
    ...{ number, quantity, unitPriceCents: of.unitPriceCents },
    taxCents: taxShare(of, quantity),
  }))
}

/** What the goods cost, and their tax. */
const worthOf = (lines: readonly PricedLine[]): Cents =>
  cents(
    lines.reduce(
      (sum, { quantity, unitPriceCents, taxCents }) => sum + quantity * unitPriceCents + taxCents,
      0,
    ),
  )

/** Never more than was paid and not given back. */
function agreedAmount(
  order: OrderRow,
  { amountCents, restock, lines }: RefundRequest,
  worthCents: Cents | undefined,
): Cents {
  const left = cents(order.totalCents - order.refundedCents)
  if (left === 0) throw refuse("nothing_to_refund")
  const amount = amountCents ?? worthCents ?? left
  const refundable = { refundable: toDollars(left) }
  if (amount > left) throw refuse("refund_too_large", refundable)
  if (restock && !lines && amount < left) throw refuse("restock_needs_whole_refund", refundable)
  return amount
}
