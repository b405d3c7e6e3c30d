import { normalizeEmail } from "#contract/kernel/fields.ts"
import { ownPath } from "#contract/kernel/own-path.ts"
import { deleteSession, trimSessions } from "#db/accounts/sessions.ts"
import {
  findPasswordHash,
  findUserByEmail,
  lockUser,
  setFirstLanguage,
  setLanguage,
} from "#db/accounts/users.ts"
import { DEFAULT_LANGUAGE, readLanguagePath } from "#domain/languages/languages.ts"
import { networkOf } from "#domain/network.ts"
import { requireGoodPassword } from "../accounts/password-rules.ts"
import { mergeCarts } from "../cart/change-cart.ts"
import type {
  Browser,
  Credentials,
  IdentitySession,
  NewAccount,
  ProviderId,
  ProviderOutcome,
  ProviderRequest,
  SecondFactorRequest,
  SignedIn,
} from "../kernel/identity.ts"
import { IdentityRefused } from "../kernel/ports.ts"
import { consumeLimit, limitAttempts, tryConsumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { pageLanguage, queueMail } from "../mail/mail-outbox.ts"
import { mailVerification } from "./mail-links.ts"

/** Limit of an account's sessions, because a client may sign in for each request. */
const MAX_SESSIONS = 100

/** Signs in by password. An unknown address gets the same refusal as a wrong password. */
export async function signIn(
  shop: Shop,
  browser: Browser,
  credentials: Credentials,
): Promise<SignedIn | SecondFactorRequest> {
  const { email } = credentials
  const signedIn = await limitAttempts(shop, { email, address: browser.address }, () =>
    signInByPassword(shop, credentials, browser),
  )
  if (signedIn.user) await completeSignIn(shop, browser, sessionIds(signedIn), "password")
  else await endPreviousSession(shop, browser)
  return signedIn
}

/**
 * Refuses if another process changes the password at the same moment. Otherwise the new session would outlive the
 * change, which ends all sessions.
 */
async function signInByPassword(
  shop: Shop,
  credentials: Credentials,
  browser: Browser,
): Promise<SignedIn | SecondFactorRequest> {
  const { email } = credentials
  const checked = await findPasswordHash(shop.db, email)
  const signedIn = await shop.identity.signIn(credentials, browser)
  const { user } = signedIn
  if (!user) return signedIn
  const isValid = await shop.db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    if ((await findPasswordHash(tx, email)) === checked) return true
    await deleteSession(tx, signedIn.sessionId)
    return false
  })
  if (!isValid) throw new IdentityRefused("sign_in_failed")
  return signedIn
}

/** Creates an account and signs it in. If the address has an account, its owner gets a mail, at most once a day. */
export async function register(
  shop: Shop,
  browser: Browser,
  account: NewAccount & Credentials,
): Promise<SignedIn> {
  requireGoodPassword(account.password, account.email)
  await consumeLimit(shop, "registration", networkOf(browser.address))
  // Limited, because the owner of the address did not ask for these mails.
  const mayMail = () => tryConsumeLimit(shop, "registrationMail", account.email)
  const signedIn = await shop.identity.register(account, browser).catch(async (error) => {
    const owner = await findUserByEmail(shop.db, account.email)
    if (!owner) throw error
    if (await mayMail()) await mailAccountExists(shop, owner)
    throw new IdentityRefused("account_exists")
  })
  const language = pageLanguage()
  if (language) await setLanguage(shop.db, signedIn.user.id, language)
  await completeSignIn(shop, browser, sessionIds(signedIn), "registration")
  if (await mayMail()) await mailVerification(shop, signedIn.user)
  return signedIn
}

function mailAccountExists(
  shop: Shop,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  return queueMail(shop.db, {
    to: email,
    template: "account-exists",
    data: { name, link: `${shop.publicUrl}/login` },
    dedupeKey: `account-exists:${id}:${today}`,
  })
}

/**
 * Completes every kind of sign-in: logs it and merges the visitor's cart. Ends the earlier session of this browser, and
 * the oldest beyond the limit.
 */
export async function completeSignIn(
  shop: Shop,
  browser: Browser,
  { userId, sessionId }: { userId: string; sessionId: string },
  by: "password" | "registration" | "code" | "recovery code" | ProviderId,
): Promise<void> {
  await endPreviousSession(shop, browser)
  await trimSessions(shop.db, userId, MAX_SESSIONS)
  await mergeCarts(shop, browser.cartToken, userId)
  shop.log.info({ userId, sessionId, by, address: browser.address }, "signed_in")
}

/** Ends the session of these headers. The returned headers remove its cookie. */
export async function signOut(shop: Shop, headers: Headers): Promise<Headers> {
  const session = await shop.identity.sessionOf(headers)
  const answer = await shop.identity.signOut(headers)
  if (session) shop.log.info({ userId: session.userId }, "signed_out")
  return answer
}

async function endPreviousSession(shop: Shop, browser: Browser): Promise<void> {
  const earlier = await sessionOf(shop, browser)
  if (earlier) await deleteSession(shop.db, earlier.sessionId)
}

const sessionIds = ({ user, sessionId }: SignedIn) => ({ userId: user.id, sessionId })

export const sessionOf = async (
  { identity }: Pick<Shop, "identity">,
  { cookie }: Browser,
): Promise<IdentitySession | undefined> =>
  cookie ? identity.sessionOf(new Headers({ cookie })) : undefined

/** Returns the session of a signed-in user. */
export async function requireSession(shop: Shop, browser: Browser): Promise<IdentitySession> {
  const session = await sessionOf(shop, browser)
  if (!session) throw refuse("identity_proof_missing")
  return session
}

/** Returns the provider's address for signing in. Limited, because each begun sign-in is stored for a while. */
export async function beginSignIn(
  shop: Shop,
  browser: Browser,
  request: Omit<ProviderRequest, "connect">,
): Promise<{ url: string; cookies: string[] }> {
  await consumeLimit(shop, "providerSignInOfAddress", networkOf(browser.address))
  return shop.identity.beginWithProvider({ ...request, connect: false }, browser)
}

/** Completes a sign-in at the provider, and returns the page to go to. */
export async function finishSignIn(
  shop: Shop,
  browser: Browser,
  { provider, query }: { provider: ProviderId; query: string },
): Promise<Pick<ProviderOutcome, "path" | "cookies">> {
  const outcome = await shop.identity.finishWithProvider(provider, query, browser)
  const { cookies, session, error, secondFactorAsked } = outcome
  const path = ownPath(outcome.path) ?? "/"
  const { address } = browser
  if (error) {
    shop.log.warn({ provider, reason: error, address }, "provider_sign_in_failed")
    return { path: addParameter(path, "error", error), cookies }
  }
  if (secondFactorAsked) {
    await endPreviousSession(shop, browser)
    return { path: `/login?step=code&from=${encodeURIComponent(path)}`, cookies }
  }
  const { language } = readLanguagePath(path)
  if (session && language !== DEFAULT_LANGUAGE)
    await setFirstLanguage(shop.db, session.userId, language)
  if (session) await completeSignIn(shop, browser, session, provider)
  else shop.log.info({ provider, address }, "provider_connected")
  return { path, cookies }
}

/**
 * Signs in by an ID token of a configured provider, in place of a browser's cookie. Throws `forbidden` if it names
 * another address than `email`, whether or not that has an account. Limited, because a token can be sent again.
 */
export async function signInByIdToken(
  shop: Shop,
  browser: Browser,
  { token, email }: { token: string; email: string },
): Promise<SignedIn> {
  await consumeLimit(shop, "providerSignInOfAddress", networkOf(browser.address))
  const proved = await shop.identity.readIdToken(token)
  if (!proved) throw refuse("identity_proof_missing")
  if (normalizeEmail(proved.email) !== email) throw refuse("forbidden")
  const signedIn = await shop.identity.signInByIdToken(proved.provider, token, browser)
  if (!signedIn.user) throw refuse("second_factor_needed")
  await completeSignIn(shop, { ...browser, cookie: "" }, sessionIds(signedIn), proved.provider)
  return signedIn
}

function addParameter(path: string, name: string, value: string): string {
  const url = new URL(path, "http://shop.invalid")
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
