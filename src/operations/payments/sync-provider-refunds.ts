import { lockOrder, updateOrder } from "#db/orders/orders.ts"
import { findPaymentByIntent, findSucceededPayment } from "#db/payments/payments.ts"
import { insertRefund, listProviderIds } from "#db/payments/refunds.ts"
import { issueAtOnce, issueCreditNote } from "../invoices/issue-invoices.ts"
import { audit, systemActor } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { publishRefunded } from "./finish-refund.ts"
import { type PaymentDependencies, paymentProvider } from "./payment-provider.ts"

const REASON = "Refunded at the card provider."

/**
 * Writes down what was given back of a paid order at the provider itself, such as in its dashboard, once each.
 * Throws `ProviderUnavailable`.
 */
export async function syncProviderRefunds(
  deps: PaymentDependencies,
  intentId: string,
): Promise<void> {
  const made = await paymentProvider(deps).listRefunds(intentId)
  const foreign = made.filter(({ key, status }) => key === undefined && status === "succeeded")
  const written = await deps.db.transaction(async (tx) => {
    const refundIds: string[] = []
    const payment = await findPaymentByIntent(tx, intentId)
    const order = payment && (await lockOrder(tx, payment.orderId))
    const paidBy = order && (await findSucceededPayment(tx, order.id))
    if (!payment || !order || paidBy?.id !== payment.id) return refundIds
    const known = new Set(await listProviderIds(tx, payment.id))
    let { refundedCents } = order
    for (const { id: providerId, amountCents: given } of foreign) {
      // A refund of the shop's that is still due counts already, and learns that the money is back.
      const amountCents = Math.min(given, order.totalCents - refundedCents)
      if (amountCents === 0 || known.has(providerId)) continue
      const id = newId()
      refundedCents += amountCents
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
      await publishRefunded(tx, order, { id, amountCents, intentId })
      refundIds.push(id)
    }
    await updateOrder(tx, order.id, { refundedCents })
    return refundIds
  })
  for (const id of written) await issueAtOnce(deps, issueCreditNote, id)
}
