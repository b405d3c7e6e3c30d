import { expireUnpaidOrders } from "#operations/expire-unpaid-orders.ts"
import type { PaymentDesk } from "#operations/payment-provider.ts"
import { reconcilePayments } from "#operations/reconcile-payments.ts"

const MINUTE_MS = 60_000

/**
 * What must happen to payments with nobody asking: the first round takes up all that a process before this
 * one left behind, every later one what is older than a minute.
 */
export function paymentUpkeep(
  desk: PaymentDesk,
  unpaidOrderHours: number | undefined,
): () => Promise<void> {
  let minimumAgeMs = 0
  return async () => {
    await reconcilePayments(desk, minimumAgeMs)
    minimumAgeMs = MINUTE_MS
    if (unpaidOrderHours !== undefined) await expireUnpaidOrders(desk, unpaidOrderHours)
  }
}
