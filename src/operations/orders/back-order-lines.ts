import { listSupplies } from "#db/catalogue/offered-parts.ts"
import type { Transaction } from "#db/connection/client.ts"
import type { OrderWriting, Wait } from "#db/orders/place-order.ts"
import { promiseLines, waitingOf } from "#domain/stock/promise.ts"

/** What of these lines is not there, where their parts are held until the transaction ends and may be sold beyond their stock. */
export async function listBackOrderLines(
  tx: Transaction,
  lines: OrderWriting["lines"],
): Promise<Wait[]> {
  const backOrdered = lines.flatMap(({ part }) => (part.backorder ? part.id : []))
  if (backOrdered.length === 0) return []
  const supplies = await listSupplies(tx, backOrdered)
  const promises = promiseLines(
    lines.map(({ part, quantity }) => ({ partId: part.id, quantity })),
    new Map(supplies.map((supply) => [supply.id, supply])),
  )
  return promises.flatMap((promise, index) =>
    promise ? [{ number: index + 1, quantity: waitingOf(promise), promise }] : [],
  )
}
