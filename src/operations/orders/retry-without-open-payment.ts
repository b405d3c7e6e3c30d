import { findOrder } from "#db/orders/orders.ts"
import { refuse } from "../kernel/refusal.ts"
import type { PaymentDependencies } from "../payments/payment-intent.ts"
import { endPayment } from "./cancel-order.ts"

/**
 * Thrown if a card payment may still charge the present total of an order. The payment is ended outside the
 * transaction.
 */
export class OpenPaymentError extends Error {}

/** Limits the delay that a buyer causes by reopening the payment page. */
const MAX_ATTEMPTS = 3

/**
 * Runs work on an order. If an open card payment prevents it, ends the payment, which may pay the order, and retries.
 */
export async function retryWithoutOpenPayment<Done>(
  deps: PaymentDependencies,
  orderId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof OpenPaymentError)) throw error
      const order = await findOrder(deps.db, orderId)
      if (order) await endPayment(deps, order)
    }
  throw refuse("payment_provider_unavailable")
}
