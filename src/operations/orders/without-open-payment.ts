import { findOrder } from "#db/orders/orders.ts"
import { refuse } from "../kernel/refusal.ts"
import type { PaymentDependencies } from "../payments/payment-intent.ts"
import { endPayment } from "./cancel-order.ts"

/** Thrown while an open card payment can still charge the old total; it is ended outside of the transaction. */
export class PaymentInTheWay extends Error {}

/** A buyer who opens the payment page again and again delays nobody else. */
const MAX_ATTEMPTS = 3

/** Repeats work on an order after its open card payment was ended; that may have paid the order. */
export async function withoutOpenPayment<Done>(
  deps: PaymentDependencies,
  orderId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof PaymentInTheWay)) throw error
      const order = await findOrder(deps.db, orderId)
      if (order) await endPayment(deps, order)
    }
  throw refuse("payment_provider_unavailable")
}
