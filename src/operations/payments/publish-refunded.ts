import type { Transaction } from "#db/connection/client.ts"
import { findCancelledBy } from "#db/orders/order-changes.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import type { DueRefund } from "#db/payments/refunds.ts"
import { namedUnits, orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"

/** The money is back, by a refund of the shop or one made at the provider. */
export async function publishRefunded(
  tx: Transaction,
  order: OrderRow,
  refund: Pick<DueRefund, "id" | "amountCents" | "intentId"> & {
    words?: string | null
    reference?: string
  },
): Promise<void> {
  const cancelled = await findCancelledBy(tx, refund.id)
  await publish(tx, "order.refunded", refund.id, {
    ...orderFacts(order),
    amountCents: refund.amountCents,
    transactionId: refund.intentId ?? "",
    ...(refund.intentId === null && refund.reference && { reference: refund.reference }),
    ...(cancelled && { cancelled: namedUnits(cancelled) }),
    ...(refund.words && { words: refund.words }),
  })
}
