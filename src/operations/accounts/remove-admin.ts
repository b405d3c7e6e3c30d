import { lockAdministrators, revokeAdmin } from "#db/accounts/profiles.ts"
import { findUserByEmail } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { audit, lockAdminRights } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** Takes an administrator's rights away, one's own too. False when that account had none. */
export function removeAdmin(shop: Shop, admin: Actor, email: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) throw refuse("user_not_found")
    const removed = await takeRights(tx, user.id).catch(async (error) => {
      // Of two who take each other's, the second is no administrator any more rather than the last one.
      await lockAdminRights(tx, shop, admin)
      throw error
    })
    if (removed) await audit(tx, admin, "user.remove_admin", user.id)
    // Who gave up their own has none left to hold.
    if (user.id !== admin.id) await lockAdminRights(tx, shop, admin)
    return removed
  })
}

/** False when there were none to take. Throws `last_administrator`. */
export async function takeRights(tx: Transaction, userId: string): Promise<boolean> {
  const isAdministrator = await refuseLastAdministrator(tx, userId)
  if (isAdministrator) await revokeAdmin(tx, userId)
  return isAdministrator
}

/** Whether this is an administrator, and until the transaction ends not the only one. Throws `last_administrator`. */
export async function refuseLastAdministrator(tx: Transaction, userId: string): Promise<boolean> {
  const administrators = await lockAdministrators(tx)
  if (!administrators.includes(userId)) return false
  if (administrators.length === 1) throw refuse("last_administrator")
  return true
}
