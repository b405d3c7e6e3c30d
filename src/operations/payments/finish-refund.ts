import { sendRefund as contract } from "#contract/payments/bank-transfers.ts"
import type { Transaction } from "#db/connection/client.ts"
import { findCancelledLines } from "#db/orders/edit-order.ts"
import { cancelUnitsToShip, listCancelledByRefund, listLineUnits } from "#db/orders/line-units.ts"
import {
  findOrder,
  listOrderLines,
  lockOrder,
  type OrderRow,
  updateOrder,
} from "#db/orders/orders.ts"
import { findPaymentByIntent, findSucceededPayment, updatePayment } from "#db/payments/payments.ts"
import {
  type DueRefund,
  findRefund,
  insertRefund,
  listRefundableLines,
  listRefundedUnits,
  listRefundsOf,
  type RefundRow,
  updateRefund,
} from "#db/payments/refunds.ts"
import { reopenReturnOf } from "#db/returns/returns.ts"
import { dropWaiting } from "#db/stock/expected-batches.ts"
import { moveOrderStock, moveStock } from "#db/stock/move-stock.ts"
import type { LineQuantity } from "#domain/orders/shipment.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { movementNotes } from "#domain/stock/stock-level.ts"
import { type NamedUnits, namedUnits, orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { issueCreditNote, tryIssueNow } from "../invoices/issue-invoices.ts"
import { adminTransaction, audit, isRepeated, systemActor } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import {
  type ListedRefund,
  type ProviderRefund,
  type RefundRefusal,
  RefundRefused,
} from "../kernel/ports.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { completeShipping } from "../shipments/ship-order.ts"
import { requireBookedDay } from "./order-payment.ts"
import { type PaymentDependencies, paymentProvider } from "./payment-intent.ts"

type Answer = Pick<ProviderRefund, "status"> & { id: string | null }

/**
 * Asks the provider to make a recorded refund, and records the result; `due` while that is undecided. Throws
 * `ProviderUnavailable` if there is no answer. Safe to repeat: all requests use one key, and a repeated one first
 * checks whether the refund was made.
 */
export async function finishRefund(
  deps: PaymentDependencies,
  id: string,
): Promise<RefundRow["state"]> {
  const refund = await findRefund(deps.db, id)
  if (refund?.state !== "due") return refund?.state ?? "failed"
  // Staff send it and record it.
  if (refund.method === "transfer") return "due"
  const answer = await askProvider(deps, refund)
  const { intentId } = refund
  // The provider may have refused because of refunds that were made there.
  const isRefused = answer.status === "failed" || (answer.status === "succeeded" && !answer.id)
  const made = isRefused && intentId ? await paymentProvider(deps).listRefunds(intentId) : []
  const { state, others } = await deps.db.transaction(async (tx) => ({
    state: await record(tx, refund, answer),
    others: intentId ? await recordProviderRefunds(tx, intentId, made) : [],
  }))
  if (state === "succeeded") await tryIssueNow(deps, issueCreditNote, id)
  for (const other of others) await tryIssueNow(deps, issueCreditNote, other)
  return state
}

/** Result that each refusal means. `unknown_payment` stays pending, because other keys may find the payment again. */
const meaningOf: Record<RefundRefusal, ProviderRefund["status"]> = {
  already_refunded: "succeeded",
  unknown_payment: "pending",
  not_allowed: "failed",
}

async function askProvider(deps: PaymentDependencies, refund: DueRefund): Promise<Answer> {
  const provider = paymentProvider(deps)
  const { id, intentId, key, amountCents, orderId } = refund
  if (intentId === null) throw new Error(`refund ${id} is of a payment without an intent`)
  await updateRefund(deps.db, id, { askedNow: true })
  const before = refund.askedAt && (await provider.listRefunds(intentId))
  const made = before?.find((listed) => listed.key === key)
  if (made) return made
  try {
    return await provider.refundIntent(intentId, amountCents, key)
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    deps.log.error({ refundId: id, orderId, why: error.why }, "refund_refused_by_provider")
    return { id: null, status: meaningOf[error.why] }
  }
}

async function record(
  tx: Transaction,
  due: DueRefund,
  answer: Answer,
): Promise<RefundRow["state"]> {
  const order = await lockOrder(tx, due.orderId)
  const refund = await findRefund(tx, due.id)
  if (!order || !refund) throw new Error(`refund ${due.id} is gone`)
  if (refund.state !== "due") return refund.state
  const state = answer.status === "pending" ? "due" : answer.status
  await updateRefund(tx, refund.id, { state, providerId: answer.id })
  if (state === "succeeded") await concludeRefund(tx, order, refund)
  if (state === "failed") await revertRefund(tx, order, refund)
  return state
}

/** Applies the consequences of a refund that succeeded. */
async function concludeRefund(tx: Transaction, order: OrderRow, refund: DueRefund): Promise<void> {
  if (!refund.paysOrder) {
    await updatePayment(tx, refund.paymentId, { state: "refunded" })
    return publishRefunded(tx, order, refund)
  }
  await restockLines(tx, order, refund)
  const others = await cancelRest(tx, order, refund)
  await restockWholeOrder(tx, order, refund)
  await completeShipping(tx, order, { id: refund.requestedBy })
  const notSent = [...(await listCancelledByRefund(tx, refund.id)), ...others]
  const units = await listLineUnits(tx, order.id)
  await publishRefunded(tx, order, {
    ...refund,
    notSent: await withNames(tx, order.id, notSent),
    isWhole: units.every((line) => line.cancelled - line.undecided === line.quantity),
  })
}

async function withNames(tx: Transaction, orderId: string, units: readonly LineQuantity[]) {
  const lines = units.length > 0 ? await listOrderLines(tx, orderId) : []
  return lines
    .map((line) => ({ ...line, quantity: unitsOf(units, line.number) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Restocks the goods of this refund, whatever happens to the others, because refunded goods are not shipped. Units that
 * it cancelled while they were back-ordered are no longer awaited, and add no stock.
 */
async function restockLines(tx: Transaction, order: OrderRow, refund: DueRefund): Promise<void> {
  const units = await listRefundedUnits(tx, refund.id)
  const cancelled = await listCancelledByRefund(tx, refund.id)
  if (units.length + cancelled.length === 0) return
  // Refunds of earlier releases did not record what they awaited.
  const awaitedOf = (number: number): number =>
    units.find((line) => line.number === number)?.awaited ?? unitsOf(cancelled, number)
  const dropped = await dropWaiting(
    tx,
    order.id,
    cancelled.map(({ number, quantity }) => ({
      number,
      quantity: Math.min(quantity, awaitedOf(number)),
    })),
  )
  const refunded = units.map(({ number, partId, quantity, restock }) => {
    const returned = Math.max(quantity, unitsOf(cancelled, number))
    return { number, partId, units: restock ? returned : awaitedOf(number) }
  })
  // Only a cancelled order has units that were refunded before and that this refund cancels.
  const before = cancelled
    .filter(({ number }) => units.every((line) => line.number !== number))
    .map((line) => ({ ...line, units: line.quantity }))
  await restockUnits(tx, order, refund, { units: [...refunded, ...before], dropped })
}

interface RestockedUnits {
  units: readonly { number: number; partId: string; units: number }[]
  /** Those of them that waited for stock. */
  dropped: readonly LineQuantity[]
}

async function restockUnits(
  tx: Transaction,
  { orderNumber }: OrderRow,
  { requestedBy: actorId }: Pick<DueRefund, "requestedBy">,
  { units, dropped }: RestockedUnits,
): Promise<void> {
  const moves = units
    .map(({ number, partId, units }) => ({ partId, delta: units - unitsOf(dropped, number) }))
    .filter(({ delta }) => delta > 0)
  if (moves.length === 0) return
  await moveStock(tx, moves, {
    reason: "restock",
    actorId,
    note: movementNotes.refunded(orderNumber),
  })
}

const unitsOf = (lines: readonly LineQuantity[], number: number): number =>
  lines.reduce((sum, line) => sum + (line.number === number ? line.quantity : 0), 0)

/**
 * If the order is refunded in full and no refund of it can fail, drops its waiting units and its units to ship: until
 * then, the order might still be shipped. If the last refund restocks its lines, restocks those of these units that
 * earlier refunds named and left to be sent. Returns these units.
 */
async function cancelRest(
  tx: Transaction,
  order: OrderRow,
  { paymentId, requestedBy }: DueRefund,
): Promise<LineQuantity[]> {
  if (order.refundedCents !== order.totalCents) return []
  const refunds = await listRefundsOf(tx, paymentId)
  if (refunds.some(({ state }) => state === "due")) return []
  const dropped = await dropWaiting(tx, order.id)
  const before = await listLineUnits(tx, order.id)
  const rest = await cancelUnitsToShip(tx, { orderId: order.id, cancelledBy: requestedBy })
  const last = refunds.findLast(({ state }) => state === "succeeded")
  const lastUnits = last ? await listRefundedUnits(tx, last.id) : []
  if (!last || !lastUnits.some(({ restock }) => restock)) return rest
  const refunded = await listRefundableLines(tx, order.id)
  const cancelled = new Map(before.map((line) => [line.number, line.cancelled]))
  const units = (await listOrderLines(tx, order.id)).map(({ number, partId }) => {
    const left = (refunded.get(number)?.before ?? 0) - (cancelled.get(number) ?? 0)
    return { number, partId, units: Math.min(left, unitsOf(rest, number)) }
  })
  await restockUnits(tx, order, last, { units, dropped })
  return rest
}

/** If the order is refunded in full, restocks all goods, if requested, once no refund of the order can fail. */
async function restockWholeOrder(
  tx: Transaction,
  order: OrderRow,
  { paymentId }: DueRefund,
): Promise<void> {
  if (order.refundedCents !== order.totalCents) return
  const refunds = await listRefundsOf(tx, paymentId)
  const lastRestockRequest = refunds.findLast((made) => made.restock && made.state === "succeeded")
  if (!lastRestockRequest) return
  // After a failed refund, the next one decides again whether the goods are restocked.
  const preventsRestock = ({ state, updatedAt }: RefundRow) =>
    state === "due" || (state === "failed" && updatedAt > lastRestockRequest.createdAt)
  if (refunds.some(preventsRestock)) return
  await moveOrderStock(tx, order.id, {
    reason: "refund_return",
    actorId: lastRestockRequest.requestedBy,
  })
}

/** Reverts a failed refund: the amount counts as not refunded, and the goods stay with the order. */
async function revertRefund(tx: Transaction, order: OrderRow, refund: DueRefund): Promise<void> {
  const { id, amountCents, paysOrder } = refund
  if (paysOrder)
    await updateOrder(tx, order.id, { refundedCents: order.refundedCents - amountCents })
  await reopenReturnOf(tx, id)
  await audit(tx, systemActor, "order.refund_failed", order.id, { refundId: id, amountCents })
}

const REASON = "Refunded at the card provider."

/**
 * Records refunds of a paid order that were made at the provider itself, once each, and returns their ids. One that
 * exceeds what is left waits until the shop's own due refunds are decided.
 */
export async function recordProviderRefunds(
  tx: Transaction,
  intentId: string,
  made: readonly ListedRefund[],
): Promise<string[]> {
  const foreign = made.filter(({ key, status }) => key === undefined && status === "succeeded")
  const payment = foreign.length > 0 ? await findPaymentByIntent(tx, intentId) : undefined
  const order = payment && (await lockOrder(tx, payment.orderId))
  const paidBy = order && (await findSucceededPayment(tx, order.id))
  if (!payment || !order || paidBy?.id !== payment.id) return []
  const recorded = await listRefundsOf(tx, payment.id)
  const known = new Set(recorded.map(({ providerId }) => providerId))
  const isUndecided = recorded.some(({ state }) => state === "due")
  const refundIds: string[] = []
  let { refundedCents } = order
  for (const { id: providerId, amountCents: given } of foreign) {
    const amountCents = Math.min(given, order.totalCents - refundedCents)
    const waits = isUndecided && amountCents < given
    if (amountCents === 0 || waits || known.has(providerId)) continue
    const id = newId()
    refundedCents += amountCents
    await updateOrder(tx, order.id, { refundedCents })
    await insertRefund(tx, {
      id,
      paymentId: payment.id,
      key: `provider:${providerId}`,
      amountCents,
      reason: REASON,
      state: "succeeded",
      providerId,
    })
    const detail = { refundId: id, providerId, amountCents, reason: REASON }
    await audit(tx, systemActor, "order.refund", order.id, detail)
    const refund = await findRefund(tx, id)
    if (refund) await concludeRefund(tx, { ...order, refundedCents }, refund)
    refundIds.push(id)
  }
  return refundIds
}

/** Publishes that money was refunded, by the shop or directly at the provider. */
export async function publishRefunded(
  tx: Transaction,
  order: OrderRow,
  refund: Pick<DueRefund, "id" | "amountCents" | "intentId"> & {
    messageToBuyer?: string | null
    reference?: string
    /** Units that this refund took out of the delivery. */
    notSent?: NamedUnits[]
    /** Whether nothing of the order is or will be sent. */
    isWhole?: boolean
  },
): Promise<void> {
  const { notSent = [] } = refund
  const cancelled = await findCancelledLines(tx, refund.id)
  await publish(tx, "order.refunded", refund.id, {
    ...orderFacts(order),
    amountCents: refund.amountCents,
    transactionId: refund.intentId ?? "",
    reference: refund.intentId === null && refund.reference ? refund.reference : undefined,
    cancelled: cancelled && namedUnits(cancelled),
    notSent: !cancelled && notSent.length > 0 ? namedUnits(notSent) : undefined,
    isWhole: refund.isWhole || undefined,
    words: refund.messageToBuyer || undefined,
  })
}

const refuse = refuseFor(contract.refusals)

interface SentRefund {
  orderId: string
  refundId: string
  bookedOn: string
  reference: string
}

/**
 * Records that staff sent a refund of an order paid by bank transfer. It then counts like a refund by the card
 * provider. `isDone` is true if this call recorded it, or the same administrator's earlier one with the same values;
 * `refundedCents` is the sum for the order.
 */
export async function sendRefund(
  shop: Shop,
  admin: Actor,
  { orderId, refundId, bookedOn, reference }: SentRefund,
): Promise<{ isDone: boolean; refundedCents: Cents }> {
  const isDone = await adminTransaction(shop, admin, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw refuse("order_not_found")
    const refund = await findRefund(tx, refundId)
    if (refund?.orderId !== orderId || refund.method !== "transfer")
      throw refuse("refund_not_found")
    const { amountCents } = refund
    const detail = { refundId, amountCents, bookedOn, reference }
    if (refund.state !== "due") return isRepeated(tx, admin, "order.refund_sent", orderId, detail)
    await requireBookedDay(tx, order, bookedOn)
    await updateRefund(tx, refundId, { state: "succeeded", sentOn: bookedOn, reference })
    await concludeRefund(tx, order, { ...refund, reference })
    await audit(tx, admin, "order.refund_sent", orderId, detail)
    return true
  })
  if (isDone) await tryIssueNow(shop, issueCreditNote, refundId)
  const order = await findOrder(shop.db, orderId)
  return { isDone, refundedCents: cents(order?.refundedCents ?? 0) }
}
