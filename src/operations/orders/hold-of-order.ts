import type { Database } from "#db/connection/client.ts"
import { findHoldFacts } from "#db/orders/orders.ts"
import { type OrderHold, orderHold } from "#domain/orders/order-hold.ts"

type StoredFacts = NonNullable<Awaited<ReturnType<typeof findHoldFacts>>>

/** Until when a stored order is held, by the rule in domain/orders/order-hold.ts. */
export const holdOfOrder = (
  { paidAt, cancellingAt, isProved, transferBalanceCents, ...facts }: StoredFacts,
  unpaidOrderHours: number,
): OrderHold | undefined =>
  orderHold(
    {
      ...facts,
      paid: paidAt !== null,
      partPaid: transferBalanceCents > 0,
      refunded: false,
      cancelling: cancellingAt !== null,
      isProved: isProved === true,
    },
    unpaidOrderHours,
  )

export async function findOrderHold(
  db: Database,
  orderId: string,
  unpaidOrderHours: number,
): Promise<OrderHold | undefined> {
  if (unpaidOrderHours <= 0) return undefined
  const facts = await findHoldFacts(db, orderId)
  return facts && holdOfOrder(facts, unpaidOrderHours)
}
