import { lockRights } from "#db/accounts/users.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { refuse } from "./refusal.ts"
import type { Actor, Shop } from "./shop.ts"

/**
 * What an administrator does in a transaction. Rights were read when the request began, and may have been taken
 * away while it waited for something; therefore the transaction's last act is to hold them, or to be undone.
 * Last, so that nobody who takes rights away waits for a queue.
 */
export const asAdmin =
  <Done>(
    shop: Pick<Shop, "adminsNeedSecondFactor">,
    admin: Pick<Actor, "id">,
    work: (tx: Transaction) => Promise<Done>,
  ) =>
  async (tx: Transaction): Promise<Done> => {
    const done = await work(tx)
    await lockAdminRights(tx, shop, admin)
    return done
  }

/** Until the transaction ends. Refuses as somebody without rights is refused. */
export async function lockAdminRights(
  tx: Executor,
  shop: Pick<Shop, "adminsNeedSecondFactor">,
  { id }: Pick<Actor, "id">,
): Promise<void> {
  const rights = await lockRights(tx, id)
  if (rights?.role !== "admin") throw refuse("forbidden")
  if (shop.adminsNeedSecondFactor && !rights.secondFactor) throw refuse("second_factor_missing")
}
