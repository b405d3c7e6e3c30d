import { lockOrder, type OrderRow } from "#db/orders/orders.ts"
import { closePayment, findPayment, type PaymentRow, updatePayment } from "#db/payments/payments.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { orderName } from "#domain/orders/order-name.ts"
import { cents } from "#domain/pricing/money.ts"
import { inLanguage } from "../kernel/in-language.ts"
import type { PaymentIntent, PaymentProvider } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

/** Dependencies for settling a payment. */
export type PaymentDependencies = Pick<Shop, "db" | "payments" | "log" | "counters">

/** The card provider of this shop, or a refusal where none is set up. */
export function paymentProvider({ payments }: Pick<Shop, "payments">): PaymentProvider {
  if (!payments) throw refuse("payments_not_offered")
  return payments
}

/**
 * The provider's intent for this payment, as it is now. One that was begun but not recorded, because the
 * process died or another request is just doing it, is asked for again with the same idempotency key.
 * `begunHere`: this very request wrote the payment, so nobody can have asked before.
 */
export async function intentOf(
  deps: PaymentDependencies,
  order: OrderRow,
  payment: PaymentRow,
  begunHere = false,
): Promise<PaymentIntent | undefined> {
  const provider = paymentProvider(deps)
  if (payment.intentId !== null) return provider.findIntent(payment.intentId)
  const made = await provider.createIntent({
    orderId: order.id,
    userId: order.userId,
    attempt: payment.attempt,
    amountCents: cents(payment.amountCents),
    currency: payment.currency,
    description: inLanguage(
      languageOf(order.language),
      () => `${order.quantity} × ${orderName(order)}`,
    ),
  })
  // The payment may have ended before this intent existed.
  if (!(await recordIntent(deps, payment, made))) return provider.cancelIntent(made.id)
  return begunHere ? made : provider.findIntent(made.id)
}

/** Notes which intent the payment has; false when the payment has ended meanwhile. */
const recordIntent = (
  { db }: PaymentDependencies,
  { id, orderId }: PaymentRow,
  intent: PaymentIntent,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const payment = await findPayment(tx, id)
    if (payment?.intentId === null) await updatePayment(tx, id, { intentId: intent.id })
    if (payment?.state === "creating") await updatePayment(tx, id, { state: "live" })
    return payment?.state === "creating" || payment?.state === "live"
  })

/**
 * Ends a payment whose intent the provider does not know, as after a change of its keys: nobody can pay
 * it under the new ones. Should money come by it after all, the intent's id is still in the books.
 */
export async function abandonUnknown(
  { db, log }: PaymentDependencies,
  payment: PaymentRow,
): Promise<void> {
  const { id, orderId, intentId } = payment
  log.warn({ orderId, intentId }, "payment_intent_unknown_to_provider")
  await closePayment(db, id)
}
