import type { Transaction } from "#db/connection/client.ts"
import {
  listOrderCharges,
  listOrderLines,
  lockOrder,
  type OrderRow,
  updateOrder,
} from "#db/orders/orders.ts"
import {
  closePayment,
  findPaymentByIntent,
  type PaymentRow,
  updatePayment,
} from "#db/payments/payments.ts"
import { insertRefund } from "#db/payments/refunds.ts"
import { moveOrderStock } from "#db/stock/move-stock.ts"
import type { PlainMessage } from "#domain/languages/dictionary.ts"
import { buyerTexts, orderAmounts, orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { issueInvoice, tryIssueNow } from "../invoices/issue-invoices.ts"
import { audit, systemActor } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import type { PaymentIntent } from "../kernel/ports.ts"
import { numberedSubject } from "../mail/mail-keys.ts"
import type { PaymentDependencies } from "./payment-intent.ts"

/** `refund_due`: the money arrived and is refunded, because there is no order that it could pay. */
type Settlement = "paid" | "not_paid" | "refund_due"

interface Outcome {
  settlement: Settlement
  /** Log entry to write after the commit. */
  event?: keyof typeof levels
}

type SettlementResult = Outcome & { orderId?: string }

const levels = {
  order_paid: "info",
  order_revived: "warn",
  payment_refund_due: "warn",
  payment_does_not_cover_order: "error",
} as const

interface SettlementInput {
  order: OrderRow
  payment: PaymentRow
  intent: PaymentIntent
}

/**
 * Records the provider's state of an intent, exactly once for any number of callers: the browser's PATCH, the signed
 * webhook and the reconciler. The intent must come from the provider, never from a request.
 */
export async function settleIntent(
  deps: PaymentDependencies,
  intent: PaymentIntent,
): Promise<Settlement> {
  const result = await deps.db.transaction<SettlementResult | undefined>(async (tx) => {
    const known = await findPaymentByIntent(tx, intent.id)
    const order = known && (await lockOrder(tx, known.orderId))
    // Read again, because a concurrent transaction may have settled it or moved it to another order.
    const payment = order && (await findPaymentByIntent(tx, intent.id))
    if (!payment) return { settlement: "not_paid" }
    if (payment.orderId !== order.id) return undefined
    return { orderId: order.id, ...(await settle(tx, deps, { order, payment, intent })) }
  })
  // Starts again, because a second lock in the same transaction could end in a deadlock.
  if (!result) return settleIntent(deps, intent)
  const { settlement, event, orderId } = result
  if (event) {
    deps.counters.add(event)
    deps.log[levels[event]]({ orderId, intentId: intent.id }, event)
  }
  // Runs after the transaction, in which payments would queue for the invoice number.
  if (settlement === "paid" && orderId) await tryIssueNow(deps, issueInvoice, orderId)
  return settlement
}

async function settle(
  tx: Transaction,
  deps: PaymentDependencies,
  input: SettlementInput,
): Promise<Outcome> {
  const { order, payment, intent } = input
  if (payment.state === "succeeded") return { settlement: "paid" }
  if (payment.state === "refund_due" || payment.state === "refunded")
    return { settlement: "refund_due" }
  if (intent.status === "canceled") await closePayment(tx, payment.id)
  if (intent.status !== "succeeded") return { settlement: "not_paid" }

  const isOurs =
    intent.orderId === (payment.madeFor ?? order.id) && intent.livemode === deps.payments?.livemode
  const covers =
    isOurs &&
    intent.amountReceivedCents === order.totalCents &&
    intent.currency === payment.currency
  if (covers && order.cancelledFrom) return reinstateOrder(tx, input, order.cancelledFrom)
  if (covers && !order.paidAt) return markPaid(tx, input)
  if (isOurs)
    await scheduleRefund(
      tx,
      input,
      covers ? "The payment came when the order was paid." : "The payment was of another amount.",
    )
  return covers
    ? { settlement: "refund_due", event: "payment_refund_due" }
    : { settlement: isOurs ? "refund_due" : "not_paid", event: "payment_does_not_cover_order" }
}

async function markPaid(tx: Transaction, { order, payment }: SettlementInput): Promise<Outcome> {
  await updatePayment(tx, payment.id, { state: "succeeded" })
  await markOrderPaid(tx, order, payment)
  return { settlement: "paid", event: "order_paid" }
}

/** Marks an order as paid by a succeeded payment, by card or by bank transfer. */
export async function markOrderPaid(
  tx: Transaction,
  order: OrderRow,
  { attempt, intentId }: PaymentRow,
  overpaidCents = 0,
): Promise<void> {
  const paidAt = new Date()
  await updateOrder(tx, order.id, {
    paidAt,
    cancellingAt: null,
    cancellingBy: null,
    cancelReason: null,
    freightDue: false,
  })
  await audit(tx, systemActor, "order.paid", order.id, {
    ...(intentId === null ? { method: "transfer" } : { transactionId: intentId }),
    totalCents: order.totalCents,
  })
  const lines = await listOrderLines(tx, order.id)
  const charges = await listOrderCharges(tx, order.id)
  await publish(tx, "order.paid", numberedSubject(order.id, attempt), {
    ...orderFacts(order),
    ...buyerTexts(order),
    ...orderAmounts(order, lines, charges),
    transactionId: intentId ?? "",
    paidAt: paidAt.toISOString(),
    overpaidCents: overpaidCents > 0 ? overpaidCents : undefined,
  })
}

/** Reinstates a cancelled order that is paid late, if its goods are still available. Otherwise schedules a refund. */
async function reinstateOrder(
  tx: Transaction,
  late: SettlementInput,
  status: NonNullable<OrderRow["cancelledFrom"]>,
): Promise<Outcome> {
  const { order } = late
  // A closed account receives no delivery.
  const hasBuyer = order.email !== ""
  const short = hasBuyer ? await moveOrderStock(tx, order.id, { reason: "order_revived" }) : []
  if (!hasBuyer || short.length > 0) {
    await scheduleRefund(
      tx,
      late,
      hasBuyer
        ? "The payment came after the order was cancelled, and its stock is gone."
        : "The payment came after the order was cancelled, and its buyer's account is closed.",
    )
    return { settlement: "refund_due", event: "payment_refund_due" }
  }
  await updateOrder(tx, order.id, { status, cancelledAt: null, cancelledFrom: null })
  await audit(tx, systemActor, "order.revive", order.id, { cancelReason: order.cancelReason })
  await markPaid(tx, late)
  return { settlement: "paid", event: "order_revived" }
}

/** Records that the money must be refunded. The reconciler refunds it. */
async function scheduleRefund(
  tx: Transaction,
  { order, payment, intent }: SettlementInput,
  reason: PlainMessage,
) {
  await updatePayment(tx, payment.id, { state: "refund_due" })
  await insertRefund(tx, {
    id: newId(),
    paymentId: payment.id,
    key: `refund:${intent.id}`,
    amountCents: intent.amountReceivedCents,
    reason,
  })
  await audit(tx, systemActor, "order.refund_due", order.id, { intentId: intent.id, reason })
}
