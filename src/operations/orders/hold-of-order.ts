import type { Database } from "#db/connection/client.ts"
import { findHoldFacts } from "#db/orders/orders.ts"
import { type OrderHold, orderHold } from "#domain/orders/order-hold.ts"

type StoredFacts = NonNullable<Awaited<ReturnType<typeof findHoldFacts>>>

/** Until when a stored order is held, by the rule in domain/orders/order-hold.ts. */
export const holdOfOrder = (
  { status, paidAt, cancellingAt, createdAt, takesLast, isProved }: StoredFacts,
  unpaidOrderHours: number,
): OrderHold | undefined =>
  orderHold(
    {
      status,
      paid: paidAt !== null,
      refunded: false,
      cancelling: cancellingAt !== null,
      createdAt,
      takesLast,
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
