import { randomBytes } from "node:crypto"
import { grantAdmin, lockAdministrators, revokeAdmin } from "#db/accounts/profiles.ts"
import { findUserByEmail, hasAdministrator, lockUser } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { isEmailTaken } from "#db/connection/connection-error.ts"
import { adminTransaction, audit, lockAdminRights, systemActor } from "../kernel/as-admin.ts"
import { Refusal, refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { weaknessOf } from "./password-rules.ts"

const DEFAULT_EMAIL = "admin@computer-assembler.example"

/**
 * Ensures that the shop has an administrator. If an account is given, it is created when missing and never changed when
 * present. Otherwise, a shop without an administrator gets one with a random password, which is returned so that it can
 * be shown once.
 */
export async function ensureAdministrator(
  shop: Shop,
  wanted: { email: string; password: string } | undefined,
): Promise<{ email: string; password: string } | undefined> {
  if (wanted) {
    warnOfWeakPassword(shop, wanted)
    if (!(await findUserByEmail(shop.db, wanted.email))) await createOnce(shop, wanted)
    return undefined
  }
  if (await hasAdministrator(shop.db)) return undefined
  if (await findUserByEmail(shop.db, DEFAULT_EMAIL)) return undefined
  const generated = { email: DEFAULT_EMAIL, password: randomBytes(12).toString("base64url") }
  return (await createOnce(shop, generated)) ? generated : undefined
}

/** Only warns: the operator decides, and refusing to start would make the shop no safer. */
function warnOfWeakPassword(shop: Shop, { email, password }: { email: string; password: string }) {
  const weakness = weaknessOf(password, email)
  if (weakness)
    shop.log.warn({ weakness, hint: "Choose another ADMIN_PASSWORD." }, "admin_password_weak")
}

/** Creates the account with its rights in one transaction. Returns false if another process created it first. */
async function createOnce(
  shop: Shop,
  account: { email: string; password: string },
): Promise<boolean> {
  try {
    await shop.db.transaction(async (tx) => {
      const named = { name: "Administrator", ...account }
      const { userId } = await shop.identity.createAccount(named, tx)
      await grantAdmin(tx, userId)
      await audit(tx, systemActor, "user.make_admin", userId, { at: "start" })
    })
    return true
  } catch (error) {
    if (isEmailTaken(error)) return false
    throw error
  }
}

/** Makes a registered account an administrator. Returns false if it already was one. */
export const makeAdmin = (shop: Shop, admin: Actor, email: string): Promise<boolean> =>
  adminTransaction(shop, admin, async (tx) => {
    const user = await findUserByEmail(tx, email)
    // The account may be closed in the meantime.
    if (!user || !(await lockUser(tx, user.id))) throw refuse("user_not_found")
    const granted = await grantAdmin(tx, user.id)
    if (granted) await audit(tx, admin, "user.make_admin", user.id)
    return granted
  })

/** Revokes an administrator's rights; administrators may revoke their own. Returns false if the account had none. */
export const removeAdmin = (shop: Shop, admin: Actor, email: string): Promise<boolean> =>
  shop.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) throw refuse("user_not_found")
    const removed = await revokeRights(tx, user.id).catch(async (error) => {
      // If two administrators remove each other, the second is no longer one: report that instead.
      if (error instanceof Refusal) await lockAdminRights(tx, shop, admin)
      throw error
    })
    if (removed) await audit(tx, admin, "user.remove_admin", user.id)
    // After removing their own rights, the caller would fail this check.
    if (user.id !== admin.id) await lockAdminRights(tx, shop, admin)
    return removed
  })

/** Revokes administrator rights. Returns false if the user had none. Throws `last_administrator`. */
export async function revokeRights(tx: Transaction, userId: string): Promise<boolean> {
  const isAdministrator = await refuseLastAdministrator(tx, userId)
  if (isAdministrator) await revokeAdmin(tx, userId)
  return isAdministrator
}

/** Locks all administrators and returns whether the user is one. Throws `last_administrator` if there is no other. */
export async function refuseLastAdministrator(tx: Transaction, userId: string): Promise<boolean> {
  const administrators = await lockAdministrators(tx)
  if (!administrators.includes(userId)) return false
  if (administrators.length === 1) throw refuse("last_administrator")
  return true
}
