import {
  confirmAddress,
  lockUser,
  removeUnconfirmedData,
  type UnconfirmedData,
} from "#db/accounts/users.ts"
import type { Executor } from "#db/connection/client.ts"
import { networkOf } from "#domain/network.ts"
import { requireGoodPassword } from "../accounts/password-rules.ts"
import type { Browser, IdentityUser } from "../kernel/identity.ts"
import { IdentityRefused } from "../kernel/ports.ts"
import { consumeLimit, limitAttempts, resetSignInLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { pageLanguage, queueMail } from "../mail/mail-outbox.ts"

const RESET_MINUTES = 60

/**
 * Mails a link to the address if it has an account; the response is the same if not. Limits requests per address,
 * whether or not it has an account. Requests of a stranger reach its owner as mails, too.
 */
export async function requestNewPassword(
  shop: Shop,
  browser: Browser,
  email: string,
): Promise<void> {
  await consumeLimit(shop, "mailFromAddress", networkOf(browser.address))
  await consumeLimit(shop, "passwordResetOfAccount", email)
  await shop.identity.requestReset(email, browser)
}

export const mailPasswordReset = (
  db: Executor,
  publicUrl: string,
  { name, email }: { name: string; email: string },
  token: string,
): Promise<void> =>
  queueMail(db, {
    to: email,
    template: "password-reset",
    data: { name, link: `${publicUrl}/reset-password?token=${token}`, minutes: RESET_MINUTES },
    language: pageLanguage(),
  })

/**
 * Sets a new password by a mailed token, once. Ends all sessions, tokens and other such links, and unlocks a locked
 * account. Requests for the same account are serialized, so that only one of two links is used. Returns how many postal
 * addresses and tax ids were removed, because a stranger may have entered them.
 */
export async function chooseNewPassword(
  shop: Shop,
  browser: Browser,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<UnconfirmedData> {
  const { address } = browser
  const { userId, removed } = await limitAttempts(shop, { address }, async () => {
    const owner = await shop.identity.ownerOfReset(token)
    if (!owner) throw new IdentityRefused("link_invalid")
    const { id, email } = owner
    requireGoodPassword(newPassword, email)
    const removed = await shop.db.transaction(async (tx) => {
      if (!(await lockUser(tx, id))) throw new IdentityRefused("link_invalid")
      const removed = await removeUnconfirmedData(tx, id)
      await shop.identity.resetPassword({ email, token, newPassword }, browser, tx)
      return removed
    })
    await resetSignInLimit(shop, email)
    return { userId: id, removed }
  })
  shop.log.info({ userId, address }, "password_reset")
  return removed
}

/** Welcomes a new account with a link that proves the address. */
export async function mailVerification(shop: Shop, user: IdentityUser): Promise<void> {
  const token = await shop.identity.issueVerification(user)
  await queueMail(shop.db, {
    to: user.email,
    template: "welcome-verify",
    data: { name: user.name, link: `${shop.publicUrl}/verify-email?token=${token}` },
    language: pageLanguage(),
  })
}

/** Mails a new link to the signed-in user to prove the address. */
export async function mailVerificationAgain(shop: Shop, browser: Browser): Promise<void> {
  const { user } = await shop.identity.currentUser(browser)
  if (!user) throw refuse("identity_proof_missing")
  if (user.emailVerified) throw refuse("email_verified")
  await consumeLimit(shop, "verificationOfAccount", user.email)
  await mailVerification(shop, user)
}

/**
 * Confirms an address by a mailed token. Someone who is not signed in to the account may not be the one who registered
 * it: then no provider can join it.
 */
export async function verifyEmail(shop: Shop, browser: Browser, token: string): Promise<void> {
  const { user } = await shop.identity.currentUser(browser)
  const { userId } = await limitAttempts(shop, { address: browser.address }, () =>
    shop.identity.consumeVerification(token),
  )
  await confirmAddress(shop.db, userId, { signedIn: user?.id === userId })
  shop.log.info({ userId, address: browser.address }, "email_verified")
}
