import { ApiError } from "#contract/client.ts"
import type { CallReply, Contract } from "#contract/contract.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { forgetToken, storedOwner, storeToken } from "./token.ts"

/** The identity provider's refusal, in its own words. */
class IdentityError extends Error {
  override name = "IdentityError"
}

const UNREACHABLE = "Sign-in is not answering. Try again."

interface IdentityAnswer {
  /** The password was right, and a code is wanted too. */
  twoFactorRedirect?: boolean
  totpURI?: string
  backupCodes?: string[]
  user?: { email: string }
  url?: string
  message?: string
  fields?: Record<string, string>
}

/**
 * One call of the identity provider, proved by the session cookie. It is made to its end even if the page is
 * left meanwhile. Throws `IdentityError`, or `ApiError` with sentences for fields.
 */
export async function askIdentity(path: string, body?: object): Promise<IdentityAnswer> {
  const init: RequestInit = body
    ? {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }
    : {}
  const response = await fetch(`/api/auth${path}`, init).catch(() => undefined)
  const heard: unknown = await response?.json().catch(() => null)
  const answer = asDeclared<IdentityAnswer | null>(heard)
  if (!response || response.status === 500) throw new IdentityError(UNREACHABLE)
  if (answer?.fields) throw new ApiError(response.status, asDeclared(heard))
  if (!response.ok) throw new IdentityError(answer?.message ?? UNREACHABLE)
  return answer ?? {}
}

/**
 * Proves itself by the session cookie, stores the access token and returns it; undefined when nobody is
 * signed in. The whole page shares one request, however many calls found their token stale.
 */
export function renewToken(email?: string): Promise<string | undefined> {
  renewing ??= requestToken(email).finally(() => {
    renewing = undefined
  })
  return renewing
}
let renewing: Promise<string | undefined> | undefined

async function requestToken(knownEmail?: string): Promise<string | undefined> {
  const email = knownEmail ?? (await askIdentity("/get-session")).user?.email
  if (!email) return undefined
  const response = await fetch(`/user/${encodeURIComponent(email)}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  }).catch(() => undefined)
  if (!response) throw new IdentityError(UNREACHABLE)
  if (response.status === 401) return undefined
  const answer: unknown = await response.json()
  if (!response.ok) throw new ApiError(response.status, asDeclared(answer))
  const { token } = asDeclared<CallReply<Contract["PUT /user/{email}"]>>(answer)
  storeToken(token, email)
  return token
}

/** Whose token the browser holds, fetching one if it holds none. Throws `ApiError` 401 for nobody's. */
export async function tokenOwner(): Promise<string> {
  if (!storedOwner()) await renewToken()
  const owner = storedOwner()
  if (owner) return owner
  throw new ApiError(401, { message: "Nobody is signed in." })
}

/** Says whether a code is wanted still. Throws `IdentityError` with the provider's message. */
export async function signIn(
  email: string,
  password: string,
): Promise<{ secondFactorAsked: boolean }> {
  forgetToken()
  const { user, twoFactorRedirect } = await askIdentity("/sign-in/email", { email, password })
  if (twoFactorRedirect) return { secondFactorAsked: true }
  await renewToken(user?.email)
  return { secondFactorAsked: false }
}

/** Registers and signs in. Throws `IdentityError` with the provider's message. */
export async function register(name: string, email: string, password: string): Promise<void> {
  forgetToken()
  const { user } = await askIdentity("/sign-up/email", { name, email, password })
  await renewToken(user?.email)
}

/** Another service by which people sign in. */
export type SignInService = "google" | "oidc"

interface WaysBack {
  returnPath: string
  /** Where people find out why it came to nothing. */
  errorPath: string
}

/** Hands over to that service, which sends the browser back. */
export async function continueWith(provider: SignInService, ways: WaysBack): Promise<void> {
  forgetToken()
  await leaveFor("/sign-in/social", provider, ways)
}

/** The same, to connect that service to the account that is signed in. */
export const connectService = (
  provider: SignInService,
  password: string | undefined,
  ways: WaysBack,
): Promise<void> => leaveFor("/link-social", provider, ways, { password })

async function leaveFor(
  path: string,
  provider: SignInService,
  { returnPath, errorPath }: WaysBack,
  proof: object = {},
): Promise<void> {
  const request = { provider, callbackURL: returnPath, errorCallbackURL: errorPath, ...proof }
  const { url } = await askIdentity(path, request)
  if (!url) throw new IdentityError(UNREACHABLE)
  location.assign(url)
}

/** Revokes session and access token; the page forgets them even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  forgetToken()
  await askIdentity("/sign-out", {})
}

/** Leaves a session that the shop refused; whether it could still be revoked makes no difference. */
export async function leaveRefusedSession(): Promise<void> {
  try {
    await signOut()
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
  }
}
