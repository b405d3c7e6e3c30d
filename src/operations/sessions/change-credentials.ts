import { deleteSignInMethod, listSignInMethods } from "#db/accounts/accounts.ts"
import { endSessions, findSessionAgeMs } from "#db/accounts/sessions.ts"
import { lockUser } from "#db/accounts/users.ts"
import type { RateCounter } from "#db/connection/rate-limits.ts"
import { requireGoodPassword } from "../accounts/password-rules.ts"
import type {
  Browser,
  IdentitySession,
  ProviderId,
  ProviderRequest,
  SecondFactorCode,
} from "../kernel/identity.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import { IdentityRefused } from "../kernel/ports.ts"
import { digestOf, limitAttempts } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { completeSignIn, requireSession, sessionOf } from "./sign-in.ts"

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
  work: (session: IdentitySession) => Promise<Answer>,
): Promise<Answer> {
  const session = await requireSession(shop, browser)
  await requireProof(shop, { ...session, password, address: browser.address })
  return work(session)
}

/** Changes the password. Ends all access tokens, and all sessions but this one. */
export async function changePassword(
  shop: Shop,
  browser: Browser,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { email, userId, sessionId } = await requireSession(shop, browser)
  requireGoodPassword(passwords.newPassword, email)
  await limitAttempts(shop, { email, address: browser.address }, () =>
    shop.db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await shop.identity.changePassword(passwords, browser, tx)
      await endSessions(tx, userId, { except: sessionId })
    }),
  )
  shop.log.info({ userId, address: browser.address }, "password_changed")
}

/** Returns the provider's address for connecting an identity to the signed-in account. Requires a fresh proof. */
export const beginConnecting = (
  shop: Shop,
  browser: Browser,
  { password, ...request }: Omit<ProviderRequest, "connect"> & { password: string | undefined },
): Promise<{ url: string; cookies: string[] }> =>
  runWithProof(shop, browser, password, () =>
    shop.identity.beginWithProvider({ ...request, connect: true }, browser),
  )

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
    await lockOwnAccount(tx, actor)
    const methods = await listSignInMethods(tx, actor.id)
    if (!methods.some(({ providerId }) => providerId === provider))
      throw refuse("identity_not_connected")
    if (methods.every(({ providerId }) => providerId === provider)) throw refuse("last_way_in")
    await endSessions(tx, actor.id, actor.sessionId ? { except: actor.sessionId } : {})
    return deleteSignInMethod(tx, actor.id, provider)
  })
  shop.log.info({ userId: actor.id, provider, address: proof.address }, "provider_disconnected")
  return count
}

/** Creates a secret for an authenticator app, and recovery codes. A first code then turns the second factor on. */
export const prepareSecondFactor = (
  shop: Shop,
  browser: Browser,
  password: string | undefined,
): Promise<{ uri: string; recoveryCodes: string[] }> =>
  runWithProof(shop, browser, password, () => shop.identity.prepareSecondFactor(password, browser))

/**
 * Accepts a code. The first one turns the second factor on and ends sessions elsewhere, which never passed it. Later
 * ones complete a sign-in.
 */
export async function passSecondFactor(
  shop: Shop,
  browser: Browser,
  code: SecondFactorCode,
): Promise<{ cookies: string[] }> {
  const { address } = browser
  const isSignedIn = (await sessionOf(shop, browser)) !== undefined
  // A signed-in user has nothing to recover.
  if (isSignedIn && code.kind === "recovery") throw refuse("second_factor_on")
  const { session, cookies } = await limitAttempts(shop, { address }, () =>
    shop.identity.passSecondFactor(code, browser),
  )
  if (isSignedIn) {
    await endSessions(shop.db, session.userId, { except: session.sessionId })
    shop.log.info({ userId: session.userId, address }, "second_factor_on")
  } else {
    await completeSignIn(shop, browser, session, code.kind === "app" ? "code" : "recovery code")
    if (code.kind === "recovery")
      shop.log.warn({ userId: session.userId, address }, "recovery_code_used")
  }
  return { cookies }
}

export function disableSecondFactor(
  shop: Shop,
  browser: Browser,
  password: string | undefined,
): Promise<{ cookies: string[] }> {
  return runWithProof(shop, browser, password, async ({ userId }) => {
    const answer = await shop.identity.disableSecondFactor(password, browser)
    shop.log.info({ userId, address: browser.address }, "second_factor_off")
    return answer
  })
}

export const renewRecoveryCodes = (
  shop: Shop,
  browser: Browser,
  password: string | undefined,
): Promise<string[]> =>
  runWithProof(shop, browser, password, () => shop.identity.renewRecoveryCodes(password, browser))

/** Longer than a code of an app is valid, which is a minute and a half. */
const CODE_LIFE_S = 120

/** Returns whether this code of the user is seen for the first time while it is valid. */
export async function isFirstUse(
  rates: RateCounter,
  userId: string,
  code: string,
): Promise<boolean> {
  const once = { name: "secondFactorCode", points: 1, windowSeconds: CODE_LIFE_S }
  return (await rates.consume(once, digestOf(`${userId} ${code}`))) === 0
}
