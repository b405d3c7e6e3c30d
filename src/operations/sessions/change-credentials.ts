import { deleteSignInMethod, listSignInMethods } from "#db/accounts/accounts.ts"
import { endSessions, findSessionAgeMs } from "#db/accounts/sessions.ts"
import { lockUser } from "#db/accounts/users.ts"
import { requireGoodPassword } from "../accounts/password-rules.ts"
import type { Browser, ProviderId } from "../kernel/identity.ts"
import { IdentityRefused } from "../kernel/ports.ts"
import { limitAttempts } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { requireSession } from "./sign-in.ts"

const FRESH_MS = 10 * 60 * 1000

interface IdentityProof {
  userId: string
  email: string
  sessionId?: string | null
  password: string | undefined
  address: string
}

/**
 * Protects critical actions from other people at an open screen: requires the password, or a sign-in within the last
 * ten minutes.
 */
export async function requireProof(
  shop: Shop,
  { userId, email, sessionId, password, address }: IdentityProof,
): Promise<void> {
  if (password === undefined) {
    const ageMs = sessionId ? await findSessionAgeMs(shop.db, sessionId) : undefined
    if (ageMs === undefined || ageMs > FRESH_MS) throw refuse("sign_in_again")
    return
  }
  await limitAttempts(shop, { email, address }, async () => {
    if (!(await shop.identity.passwordMatches(userId, password)))
      throw new IdentityRefused("wrong_password")
  })
}

/** Runs work for a signed-in user with a fresh proof. */
export async function runWithProof<Answer>(
  shop: Shop,
  browser: Browser,
  password: string | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const session = await requireSession(shop, browser)
  await requireProof(shop, { ...session, password, address: browser.address })
  return work()
}

/** Changes the password. Ends all access tokens, and all sessions but this one. */
export async function changePassword(
  shop: Shop,
  browser: Browser,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { email, userId } = await requireSession(shop, browser)
  requireGoodPassword(passwords.newPassword, email)
  await limitAttempts(shop, { email, address: browser.address }, () =>
    shop.identity.changePassword(passwords, browser),
  )
  shop.log.info({ userId, address: browser.address }, "password_changed")
}

/**
 * Disconnects a provider from the user's own account, unless it is the only way to sign in. Ends sessions elsewhere,
 * which may have begun through it.
 */
export async function disconnectIdentity(
  shop: Shop,
  actor: Actor,
  { provider, ...proof }: { provider: ProviderId; password: string | undefined; address: string },
): Promise<number> {
  await requireProof(shop, { ...actor, userId: actor.id, ...proof })
  const count = await shop.db.transaction(async (tx) => {
    if (!(await lockUser(tx, actor.id))) throw refuse("unauthenticated")
    const ways = await listSignInMethods(tx, actor.id)
    if (!ways.some(({ providerId }) => providerId === provider))
      throw refuse("identity_not_connected")
    if (ways.every(({ providerId }) => providerId === provider)) throw refuse("last_way_in")
    await endSessions(tx, actor.id, actor.sessionId ? { except: actor.sessionId } : {})
    return deleteSignInMethod(tx, actor.id, provider)
  })
  shop.log.info({ userId: actor.id, provider, address: proof.address }, "provider_disconnected")
  return count
}
