import { randomBytes } from "node:crypto"
import { grantAdmin } from "#db/accounts/profiles.ts"
import { findUserByEmail, hasAdministrator } from "#db/accounts/users.ts"
import { isTaken } from "#db/connection/connection-error.ts"
import { audit, systemActor } from "../kernel/as-admin.ts"
import type { IdentityProvider } from "../kernel/ports.ts"
import type { Shop } from "../kernel/shop.ts"
import { weaknessOf } from "./password-rules.ts"

const INVENTED_EMAIL = "admin@computer-assembler.example"

/**
 * Sees to it that somebody can run the shop. With an address given, that account is made if absent and
 * never changed if present; without one, a shop that has no administrator gets one with a random
 * password, which is returned so that it can be shown once.
 */
export async function ensureAdministrator(
  shop: Shop,
  identity: IdentityProvider,
  wanted: { email: string; password: string } | undefined,
): Promise<{ email: string; password: string } | undefined> {
  if (wanted) {
    warnOfWeakPassword(shop, wanted)
    if (!(await findUserByEmail(shop.db, wanted.email))) await createOnce(shop, identity, wanted)
    return undefined
  }
  if (await hasAdministrator(shop.db)) return undefined
  if (await findUserByEmail(shop.db, INVENTED_EMAIL)) return undefined
  const invented = { email: INVENTED_EMAIL, password: randomBytes(12).toString("base64url") }
  return (await createOnce(shop, identity, invented)) ? invented : undefined
}

/** The operator's choice stands; a shop that does not start would be no safer. */
function warnOfWeakPassword(shop: Shop, { email, password }: { email: string; password: string }) {
  const weakness = weaknessOf(password, email)
  if (weakness) shop.log.warn({ weakness }, "ADMIN_PASSWORD is easy to guess: choose another")
}

/** The account and its rights, or neither. Of several processes that start at once, one makes it. */
async function createOnce(
  shop: Shop,
  identity: IdentityProvider,
  account: { email: string; password: string },
): Promise<boolean> {
  try {
    await shop.db.transaction(async (tx) => {
      const named = { name: "Administrator", ...account }
      const { userId } = await identity.createAccount(named, tx)
      await grantAdmin(tx, userId)
      await audit(tx, systemActor, "user.make_admin", userId, { at: "start" })
    })
    return true
  } catch (error) {
    if (isTaken(error, "users_email_key")) return false
    throw error
  }
}
