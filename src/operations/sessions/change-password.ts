import { requireGoodPassword } from "../accounts/password-rules.ts"
import { limitAttempts } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import type { Browser, Identity } from "./identity.ts"
import { sessionOf } from "./sign-in.ts"

/** Ends every access token and every session but this one. */
export async function changePassword(
  shop: Shop,
  identity: Identity,
  browser: Browser,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  const session = await sessionOf(identity, browser)
  if (!session) throw refuse("identity_proof_missing")
  const { email, userId } = session
  requireGoodPassword(passwords.newPassword, email)
  await limitAttempts(shop, { email, address: browser.address }, () =>
    identity.changePassword(passwords, browser),
  )
  shop.log.info({ userId, address: browser.address }, "password_changed")
}
