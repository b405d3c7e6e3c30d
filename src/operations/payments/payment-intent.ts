import { lockOrder, type OrderRow } from "#db/orders/orders.ts"
import { closePayment, findPayment, type PaymentRow, updatePayment } from "#db/payments/payments.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { orderName } from "#domain/orders/order.ts"
import { cents } from "#domain/pricing/money.ts"
import type { PaymentIntent, PaymentProvider } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import type { Shop } from "../kernel/shop.ts"

export type PaymentDependencies = Pick<Shop, "db" | "payments" | "log" | "counters">

/** Returns the card provider of the shop. Refuses if none is set up. */
export function paymentProvider({ payments }: Pick<Shop, "payments">): PaymentProvider {
  if (!payments) throw refuse("payments_not_offered")
  return payments
}

/**
 * Returns the provider's current intent for a payment. An intent that was begun but not recorded, because of a crash or
 * a concurrent request, is requested again with the same idempotency key. `isNew` means that this request wrote the
 * payment, so no earlier request can exist.
 */
export async function intentOf(
  deps: PaymentDependencies,
  order: OrderRow,
  payment: PaymentRow,
  isNew = false,
): Promise<PaymentIntent | undefined> {
  const provider = paymentProvider(deps)
  if (payment.intentId !== null) return provider.findIntent(payment.intentId)
  const made = await provider.createIntent({
    orderId: order.id,
    userId: order.userId,
    attempt: payment.attempt,
    amountCents: cents(payment.amountCents),
    currency: payment.currency,
    description: runInLanguage(
      languageOf(order.language),
      () => `${order.quantity} × ${orderName(order)}`,
    ),
  })
  // The payment may have ended before this intent existed.
  if (!(await recordIntent(deps, payment, made))) return provider.cancelIntent(made.id)
  return isNew ? made : provider.findIntent(made.id)
}

/** Records the intent of a payment. Returns false if the payment has ended in the meantime. */
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
 * Ends a payment whose intent no provider of the shop knows, such as after a change or removal of keys: it cannot be
 * paid with the present ones. If money arrives for it after all, the intent's id is still recorded.
 */
export async function closeUnknownPayment(
  { db, log }: PaymentDependencies,
  payment: PaymentRow,
): Promise<void> {
  const { id, orderId, intentId } = payment
  log.warn({ orderId, intentId }, "payment_intent_unknown_to_provider")
  await closePayment(db, id)
}
