import { z } from "zod"
import { refundOrder as refundOrderContract } from "#contract/payments/payments.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { cancelUnitsToShip, insertLineCancellations, listLineUnits } from "#db/orders/line-units.ts"
import { findOrder, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { findSucceededPayment } from "#db/payments/payments.ts"
import {
  insertRefund,
  insertRefundLines,
  listRefundableLines,
  type RefundRow,
} from "#db/payments/refunds.ts"
import { listLinesBack } from "#db/returns/returns.ts"
import { refundableCents, refuseRefund, refuseWholeCancel } from "#domain/orders/order-actions.ts"
import { unitsAwaited, unitsCancelledByRefund, unitsToShip } from "#domain/orders/shipment.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { restockableUnits } from "#domain/returns/return-state.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { orderNow, requireUncancelled } from "../kernel/order-access.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { finishRefund } from "./finish-refund.ts"
import { paymentProvider } from "./payment-intent.ts"
import {
  agreedAmount,
  type PricedLine,
  type RefundRequest,
  refundedLines,
  refundValueOf,
} from "./price-refund.ts"

const refuse = refuseFor(refundOrderContract.refusals)

interface RefundResult {
  refundId: string
  /** Refunded and pending amount of the whole order. */
  refundedCents: Cents
  state: RefundRow["state"]
}

const startedRefund = z.object({ refundId: z.string() })

/**
 * Refunds a paid order, in whole or in part, with a reason. Records the refund, then asks the provider, then records
 * the result. An interrupted refund stays `due`, and the reconciler finishes it.
 */
export async function refundOrder(
  shop: Shop,
  admin: Actor,
  orderId: string,
  request: RefundRequest,
  idempotencyKey: string | undefined,
): Promise<RefundResult> {
  await requireRefundProvider(shop, shop.db, orderId)
  const { refundId } = await withIdempotencyKey(shop, admin, {
    key: idempotencyKey,
    request: ["refund", orderId, request],
    answer: startedRefund,
    work: asAdmin(shop, admin, (tx) => beginRefund(tx, admin, orderId, request)),
  })
  const state = await finishRefundNow(shop, refundId)
  if (state === "failed") throw refuse("refund_refused")
  const order = await findOrder(shop.db, orderId)
  return { refundId, state, refundedCents: cents(order?.refundedCents ?? 0) }
}

/** Refuses if the order was paid by card and there is no card provider. */
export async function requireRefundProvider(
  shop: Pick<Shop, "payments">,
  db: Executor,
  orderId: string,
): Promise<void> {
  const paidBy = await findSucceededPayment(db, orderId)
  if (paidBy?.method === "card") paymentProvider(shop)
}

/**
 * Finishes a refund and returns its state. If the provider does not answer, it stays `due` and the reconciler retries.
 */
export async function finishRefundNow(shop: Shop, refundId: string): Promise<RefundRow["state"]> {
  try {
    return await finishRefund(shop, refundId)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn({ refundId, reason: error.message }, "card_provider_unavailable")
    return "due"
  }
}

/** Records a refund for an actor who may make it. */
export async function beginRefund(
  tx: Transaction,
  by: Actor,
  orderId: string,
  request: RefundRequest,
): Promise<{ refundId: string }> {
  const order = requireUncancelled(await lockOrder(tx, orderId))
  const wanted = request.cancel ? await wholeOrder(tx, order, request) : request
  return writeRefund(tx, by, order, wanted, await planRefund(tx, order, wanted))
}

/**
 * Returns the refund of all that is left of an order of which nothing is shipped. All its goods go back on sale, also
 * those that were refunded before and were still to be sent.
 */
async function wholeOrder(
  tx: Transaction,
  order: OrderRow,
  request: RefundRequest,
): Promise<RefundRequest> {
  const now = orderNow(order)
  const refusal = refuseWholeCancel(now, await listLineUnits(tx, order.id))
  if (refusal) throw refuse(refusal)
  const lines = [...(await listRefundableLines(tx, order.id)).values()]
    .map(({ number, quantity, before }) => ({ number, quantity: quantity - before }))
    .filter(({ quantity }) => quantity > 0)
  const amountCents = cents(refundableCents(now))
  if (lines.length === 0) return { ...request, amountCents }
  return { ...request, amountCents, lines, restock: true }
}

/** Refund that all rules allow. */
export interface RefundPlan {
  amountCents: Cents
  lines: SplitLine[] | undefined
}

/** Calculates a refund, or refuses it. Writes nothing. */
export async function planRefund(
  db: Executor,
  order: OrderRow,
  request: RefundRequest,
): Promise<RefundPlan> {
  const refusal = refuseRefund(orderNow(order))
  if (refusal) throw refuse(refusal)
  const lines = await refundedLines(db, order.id, request)
  const amountCents = agreedAmount(order, request, lines && refundValueOf(lines))
  return { amountCents, lines: lines && (await splitLines(db, order.id, request, lines)) }
}

/** Records a planned refund of a locked order. */
export async function writeRefund(
  tx: Transaction,
  by: Actor,
  order: OrderRow,
  request: RefundRequest,
  { amountCents, lines }: RefundPlan,
): Promise<{ refundId: string }> {
  const orderId = order.id
  const payment = await findSucceededPayment(tx, orderId)
  if (!payment) throw new Error(`order ${orderId} is paid by no payment`)
  const { reason, message = "", restock, stillSent } = request
  const refundId = newId()
  await updateOrder(tx, orderId, { refundedCents: order.refundedCents + amountCents })
  await insertRefund(tx, {
    id: refundId,
    paymentId: payment.id,
    key: `refund:${refundId}`,
    amountCents,
    reason,
    message,
    restock: restock && !lines,
    requestedBy: by.id,
  })
  const cancelling = { orderId, refundId, cancelledBy: by.id }
  if (lines) await insertRefundLines(tx, { refundId, orderId, restock }, lines)
  if (request.cancel) await cancelUnitsToShip(tx, cancelling)
  else if (lines) {
    const cancelled = lines.map((line) => ({ number: line.number, quantity: line.cancelled }))
    await insertLineCancellations(tx, cancelling, cancelled)
  }
  const { refundedCents } = order
  await audit(tx, by, "order.refund", orderId, {
    refundId,
    amountCents,
    reason,
    ...(message && { message }),
    ...(request.cancel && { cancel: true }),
    restock,
    ...(lines && { lines: lines.length, stillSent }),
    before: { refundedCents },
    after: { refundedCents: refundedCents + amountCents },
  })
  return { refundId }
}

type SplitLine = PricedLine & { cancelled: number; awaited: number; returned: number }

/**
 * Splits the units of a refund. Refunded units are not shipped, unless `stillSent` is set. Restocked units that were
 * shipped came back from the buyer, who cannot return them again.
 */
async function splitLines(
  db: Executor,
  orderId: string,
  { restock, stillSent = false, ofReturn, cancel }: RefundRequest,
  lines: readonly PricedLine[],
): Promise<SplitLine[]> {
  if (ofReturn) return lines.map((line) => ({ ...line, cancelled: 0, awaited: 0, returned: 0 }))
  const units = new Map((await listLineUnits(db, orderId)).map((line) => [line.number, line]))
  const split = lines.map((line) => {
    const unit = units.get(line.number)
    const { quantity } = line
    const cancelled = unit ? unitsCancelledByRefund(unit, { quantity, stillSent }) : 0
    const awaitedUnits = unit ? unitsAwaited(unit) : 0
    const awaited = cancel ? awaitedUnits : Math.min(cancelled, awaitedUnits)
    return { ...line, cancelled, awaited, returned: restock ? quantity - cancelled : 0 }
  })
  if (split.some(({ returned }) => returned > 0))
    await requireNotReturned(db, orderId, split, units)
  return split
}

/** Refuses to restock units that came back before. */
async function requireNotReturned(
  db: Executor,
  orderId: string,
  lines: readonly SplitLine[],
  units: ReadonlyMap<number, Parameters<typeof unitsToShip>[0]>,
): Promise<void> {
  const back = new Map((await listLinesBack(db, orderId, null)).map((line) => [line.number, line]))
  const exceeding = lines
    .map(({ number, quantity }) => {
      const unit = units.get(number)
      const toShip = unit ? unitsToShip(unit) : 0
      const { shipped = 0, returned = 0 } = back.get(number) ?? {}
      return { number, quantity, restockable: restockableUnits({ toShip, shipped, returned }) }
    })
    .filter(({ quantity, restockable }) => quantity > restockable)
  if (exceeding.length > 0)
    throw refuse("goods_returned", {
      lines: exceeding.map(({ number, restockable }) => ({ number, restockable })),
    })
}
