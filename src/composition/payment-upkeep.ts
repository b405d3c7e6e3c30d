import { expireUnpaidOrders } from "#operations/orders/expire-unpaid-orders.ts"
import type { PaymentDependencies } from "#operations/payments/payment-provider.ts"
import { reconcilePayments } from "#operations/payments/reconcile-payments.ts"

/** With the time between two rounds less than a minute, by when all must be settled after a breakdown. */
const LEFT_ALONE_MS = 20_000

/**
 * What must happen to payments with nobody asking: the first round takes up all that a process before this
 * one left behind, every later one what had time to end by itself.
 */
export function paymentUpkeep(
  deps: PaymentDependencies,
  unpaidOrderHours: number,
): () => Promise<void> {
  let minimumAgeMs = 0
  return async () => {
    await reconcilePayments(deps, minimumAgeMs)
    minimumAgeMs = LEFT_ALONE_MS
    if (unpaidOrderHours > 0) await expireUnpaidOrders(deps, unpaidOrderHours)
  }
}
