import { eraseAccount, listOpenOrdersOf } from "#db/accounts.ts"
import { insertAudit } from "#db/audit-log.ts"
import type { Transaction } from "#db/client.ts"
import { lockUser } from "#db/users.ts"
import { deleteOrder } from "./delete-order.ts"
import type { Identity } from "./identity.ts"
import { refuse } from "./refusal.ts"
import { refuseLastAdministrator } from "./remove-admin.ts"
import { requireProof } from "./require-proof.ts"
import type { Actor, Shop } from "./shop.ts"

/**
 * Closes one's own account, proved by the password or by having signed in just now. Unpaid orders are
 * deleted first, so that their stock goes back. Refused while something paid is on its way, because it could
 * no longer be delivered, and to the only administrator.
 */
export async function closeAccount(
  shop: Shop,
  identity: Identity,
  actor: Actor,
  proof: { password: string | undefined; address: string },
): Promise<void> {
  await requireProof(shop, identity, { ...actor, userId: actor.id, ...proof })
  await shop.db.transaction((tx) => refuseLastAdministrator(tx, actor.id))
  for (const order of await listOpenOrdersOf(shop.db, actor.id)) {
    if (order.paid) throw refuse("orders_under_way")
    await deleteOrder(shop, actor, order.id)
  }
  await shop.db.transaction((tx) => close(tx, actor))
  shop.log.info({ userId: actor.id, address: proof.address }, "account_closed")
}

async function close(tx: Transaction, actor: Actor): Promise<void> {
  if (!(await lockUser(tx, actor.id))) throw refuse("unauthenticated")
  await refuseLastAdministrator(tx, actor.id)
  const open = await listOpenOrdersOf(tx, actor.id)
  if (open.length > 0) throw refuse("orders_under_way")
  await eraseAccount(tx, actor.id, actor.email)
  await insertAudit(tx, {
    actorId: actor.id,
    action: "account.close",
    target: actor.id,
    requestId: actor.requestId,
  })
}
