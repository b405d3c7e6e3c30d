import { ApiError, languageHeaders } from "#contract/client.ts"
import type { CallReply, Contract } from "#contract/contract.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { t } from "#domain/languages/translate.ts"
import { forgetToken, storedOwner, storeToken } from "./browser-storage.ts"

class IdentityError extends Error {
  override name = "IdentityError"
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** Reports whether a mailed link was refused because it was used, has expired or is damaged. */
export const isBadLink = (failure: unknown): boolean =>
  failure instanceof IdentityError && failure.status === 400

const unreachableText = () => t("Sign-in is not answering. Try again.")

interface IdentityAnswer {
  twoFactorRedirect?: boolean
  totpURI?: string
  backupCodes?: string[]
  user?: { email: string }
  url?: string
  addressesRemoved?: number
  taxIdsRemoved?: number
  message?: string
  fields?: Record<string, string>
}

/**
 * Calls the identity API with the session cookie. Keeps a POST alive if the user leaves the page. Throws
 * `IdentityError` or `ApiError` with field messages.
 */
async function callIdentity(path: string, body?: object): Promise<IdentityAnswer> {
  const init: RequestInit = body
    ? {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json", ...languageHeaders() },
        body: JSON.stringify(body),
      }
    : { headers: languageHeaders() }
  const response = await fetch(`/api/auth${path}`, init).catch(() => undefined)
  const reply: unknown = await response?.json().catch(() => null)
  const answer = asDeclared<IdentityAnswer | null>(reply)
  if (!response || response.status === 500) throw new IdentityError(unreachableText())
  if (answer?.fields) throw new ApiError(response.status, asDeclared(reply))
  if (!response.ok) throw new IdentityError(answer?.message ?? unreachableText(), response.status)
  return answer ?? {}
}

/**
 * Gets a new access token with the session cookie, stores and returns it; undefined if signed out. Concurrent calls
 * share one request.
 */
export function renewToken(email?: string): Promise<string | undefined> {
  renewing ??= requestToken(email).finally(() => {
    renewing = undefined
  })
  return renewing
}
let renewing: Promise<string | undefined> | undefined

async function requestToken(knownEmail?: string): Promise<string | undefined> {
  const email = knownEmail ?? (await callIdentity("/get-session")).user?.email
  if (!email) return undefined
  const response = await fetch(`/user/${encodeURIComponent(email)}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...languageHeaders() },
    body: JSON.stringify({ email }),
  }).catch(() => undefined)
  if (!response) throw new IdentityError(unreachableText())
  if (response.status === 401) return undefined
  const answer: unknown = await response.json()
  if (!response.ok) throw new ApiError(response.status, asDeclared(answer))
  const { token } = asDeclared<CallReply<Contract["PUT /user/{email}"]>>(answer)
  storeToken(token, email)
  return token
}

/** Gets a new token after a successful call. If this fails, later calls get one. */
async function replaceToken(email?: string): Promise<void> {
  forgetToken()
  await renewToken(email).catch(() => undefined)
}

/** Returns the token's owner, fetching a token if there is none. Throws `ApiError` 401. */
export async function tokenOwner(): Promise<string> {
  if (!storedOwner()) await renewToken()
  const owner = storedOwner()
  if (owner) return owner
  throw new ApiError(401, { message: t("You are not signed in.") })
}

/** Signs in; `secondFactorAsked` if a code is still needed. Throws `IdentityError`. */
export async function signIn(
  email: string,
  password: string,
): Promise<{ secondFactorAsked: boolean }> {
  forgetToken()
  const { user, twoFactorRedirect } = await callIdentity("/sign-in/email", { email, password })
  if (twoFactorRedirect) return { secondFactorAsked: true }
  await replaceToken(user?.email)
  return { secondFactorAsked: false }
}

export async function register(name: string, email: string, password: string): Promise<void> {
  forgetToken()
  const { user } = await callIdentity("/sign-up/email", { name, email, password })
  await replaceToken(user?.email)
}

export type SignInProvider = "google" | "oidc"

interface ReturnPaths {
  returnPath: string
  errorPath: string
}

export async function signInByProvider(
  provider: SignInProvider,
  returnPaths: ReturnPaths,
): Promise<void> {
  forgetToken()
  await redirectToProvider("/sign-in/social", provider, returnPaths)
}

export const connectProvider = (
  provider: SignInProvider,
  password: string | undefined,
  returnPaths: ReturnPaths,
): Promise<void> => redirectToProvider("/link-social", provider, returnPaths, { password })

async function redirectToProvider(
  path: string,
  provider: SignInProvider,
  { returnPath, errorPath }: ReturnPaths,
  proof: object = {},
): Promise<void> {
  const request = { provider, callbackURL: returnPath, errorCallbackURL: errorPath, ...proof }
  const { url } = await callIdentity(path, request)
  if (!url) throw new IdentityError(unreachableText())
  location.assign(url)
}

/** Revokes the session and its token. Deletes the stored token even if the server is unreachable. */
export async function signOut(): Promise<void> {
  forgetToken()
  await callIdentity("/sign-out", {})
}

/** Signs out after the server refused the session; ignores a failed revocation. */
export async function leaveRefusedSession(): Promise<void> {
  try {
    await signOut()
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
  }
}

/** Calls about the password and the e-mail address. Each throws the API's refusal. */

export const requestPasswordReset = (email: string) =>
  callIdentity("/request-password-reset", { email })

export const resetPassword = (token: string, newPassword: string) =>
  callIdentity("/reset-password", { token, newPassword })

export const verifyEmail = (token: string) => callIdentity("/verify-email", { token })

export const sendVerificationEmail = () => callIdentity("/send-verification-email", {})

/** Changes the password. This ends other sessions and all tokens; this page then gets a new token. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await callIdentity("/change-password", { currentPassword, newPassword })
  await replaceToken()
}

export type CodeKind = "app" | "recovery"

/** Completes a sign-in with a code. If already signed in, turns the second factor on. */
export async function passSecondFactor(code: string, kind: CodeKind): Promise<void> {
  const call = kind === "app" ? "verify-totp" : "verify-backup-code"
  await callIdentity(`/two-factor/${call}`, { code })
  await replaceToken()
}

/** Returns the TOTP secret as a URI, and the recovery codes. The server shows them only once. */
export async function prepareSecondFactor(password: string | undefined) {
  const { totpURI = "", backupCodes = [] } = await callIdentity("/two-factor/enable", { password })
  return { totpURI, backupCodes }
}

export async function disableSecondFactor(password: string | undefined): Promise<void> {
  await callIdentity("/two-factor/disable", { password })
  await replaceToken()
}

export async function renewRecoveryCodes(password: string | undefined): Promise<string[]> {
  const { backupCodes = [] } = await callIdentity("/two-factor/generate-backup-codes", { password })
  return backupCodes
}
