import { findUserByEmail } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { countUnpaidOf, listUnpaidHolders, lockUnpaidOf } from "#db/orders/unpaid-holders.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { inBatches } from "../kernel/in-batches.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { beginCancelling, finishCancelling } from "./cancel-order.ts"

const SHOWN = 50
const CANCELLED_AT_ONCE = 50

/** Buyers by the value of their unpaid orders. */
export const listHolders = (
  { db }: Shop,
  { search, limit = SHOWN }: { search: string | undefined; limit: number | undefined },
) => listUnpaidHolders(db, { search, limit })

/**
 * Cancels an account's unpaid orders, oldest first and so many at a time, each in the two phases of every
 * cancellation, so that a payment just being made wins. Whoever comes may go on with it, however often.
 */
export async function cancelUnpaidOrders(
  shop: Shop,
  admin: Actor,
  email: string,
): Promise<{ cancelled: number; left: number }> {
  const holder = await findUserByEmail(shop.db, email)
  if (!holder) throw refuse("user_not_found")
  const ids = await shop.db.transaction(
    asAdmin(shop, admin, (tx) => beginAll(tx, admin, holder.id)),
  )
  let cancelled = 0
  const down = await inBatches(shop.log, ids, async (id) => {
    if (await finishCancelling(shop, id, admin.requestId)) cancelled += 1
  })
  // The reconciler continues what was begun.
  if (down) throw refuse("payment_provider_unavailable")
  return { cancelled, left: await countUnpaidOf(shop.db, holder.id) }
}

async function beginAll(tx: Transaction, admin: Actor, holderId: string): Promise<string[]> {
  const orders = await lockUnpaidOf(tx, holderId, CANCELLED_AT_ONCE)
  for (const order of orders) await beginCancelling(tx, order, { by: admin.id, reason: "deleted" })
  if (orders.length > 0)
    await audit(tx, admin, "account.cancel_unpaid", holderId, { orders: orders.length })
  return orders.map(({ id }) => id)
}
