import { createHmac, randomBytes } from "node:crypto"
import { isAPIError } from "better-auth/api"
import { parseCookies } from "better-auth/cookies"
import { constantTimeEqual } from "better-auth/crypto"
import { z } from "zod"
import type { Browser, Identity, IdentitySession, SignedIn } from "#operations/kernel/identity.ts"
import {
  type IdentityRefusalCode,
  IdentityRefused,
  IdentityUnavailable,
} from "#operations/kernel/ports.ts"
import { ADDRESS_HEADER, type Auth, BASE_PATH } from "./create-auth.ts"

export interface AuthAnswer {
  body: unknown
  /** `Set-Cookie` header values. */
  cookies: string[]
  location: string | null
}

/** Calls an endpoint of Better Auth. Throws `IdentityRefused` for known refusals. */
export type AuthCall = (browser: Browser, route: string, body?: object) => Promise<AuthAnswer>

/** Creates a caller that uses the instance of the browser's origin, so that cookies and redirects stay on it. */
export function authCalls(authOf: (origin: string) => Auth): AuthCall {
  return async (browser, route, body) => {
    const [method = "", path = ""] = route.split(" ")
    const headers = new Headers({
      origin: browser.origin,
      "user-agent": browser.userAgent,
      [ADDRESS_HEADER]: browser.address,
    })
    if (browser.cookie) headers.set("cookie", browser.cookie)
    const init: RequestInit = { method, headers }
    if (body) {
      headers.set("content-type", "application/json")
      init.body = JSON.stringify(body)
    }
    const request = new Request(`${browser.origin}${BASE_PATH}${path}`, init)
    const response = await authOf(browser.origin).handler(request)
    const answer: unknown = await response.json().catch(() => null)
    if (response.status >= 400) throw refusalOf(route, response.status, answer)
    return {
      body: answer,
      cookies: response.headers.getSetCookie(),
      location: response.headers.get("location"),
    }
  }
}

function refusalOf(route: string, status: number, answer: unknown): Error {
  const code = answer && typeof answer === "object" && "code" in answer ? String(answer.code) : ""
  const known = refusalCodes.get(code)
  return known
    ? new IdentityRefused(known)
    : new Error(`${route} of the identity provider answered ${status} ${code}`)
}

/** Maps refusals of Better Auth to the shop's codes. Other errors are bugs or outages. */
const refusalCodes: ReadonlyMap<string, IdentityRefusalCode> = new Map([
  ["INVALID_EMAIL_OR_PASSWORD", "sign_in_failed"],
  ["INVALID_PASSWORD", "wrong_password"],
  ["CREDENTIAL_ACCOUNT_NOT_FOUND", "password_missing"],
  ["USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", "account_exists"],
  ["INVALID_TOKEN", "link_invalid"],
  ["UNAUTHORIZED", "identity_proof_missing"],
  ["INVALID_CODE", "wrong_code"],
  ["INVALID_BACKUP_CODE", "wrong_code"],
  ["INVALID_TWO_FACTOR_COOKIE", "second_factor_expired"],
  ["TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE", "second_factor_expired"],
  ["ACCOUNT_TEMPORARILY_LOCKED", "second_factor_locked"],
  ["TOTP_ALREADY_ENABLED", "second_factor_on"],
  ["TOTP_NOT_ENABLED", "second_factor_off"],
  ["BACKUP_CODES_NOT_ENABLED", "second_factor_off"],
  ["TWO_FACTOR_NOT_ENABLED", "second_factor_off"],
  ["OAUTH_LINK_ERROR", "provider_not_connected"],
  ["PROVIDER_UNREACHABLE", "provider_unreachable"],
  ["PROVIDER_NOT_FOUND", "provider_not_offered"],
])

const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean().nullish().transform(Boolean),
})
const signedInSchema = z.object({ token: z.string(), user: userSchema })
const outcomeSchema = z.object({ twoFactorRedirect: z.boolean().optional() })

/** Response of `get-session`; null if signed out. */
export const currentSchema = z.object({ user: userSchema }).nullable()

export const outcomeOf = ({ body }: AuthAnswer) => outcomeSchema.parse(body ?? {})

/** Returns the session of a cookie, and the cookies that Better Auth sets if it refreshes the session. */
export async function readSession(auth: Auth, cookie: string, { refresh }: { refresh: boolean }) {
  if (!(await isSigned(auth, cookie))) return { found: null, cookies: [] }
  const { response, headers } = await auth.api
    .getSession({
      headers: new Headers({ cookie }),
      query: { disableRefresh: !refresh },
      returnHeaders: true,
    })
    .catch(sayUnavailable)
  return { found: response, cookies: headers.getSetCookie() }
}

/** Converts server errors, because Better Auth reports database errors as a failed session. */
function sayUnavailable(error: unknown): never {
  if (isAPIError(error) && error.status === "INTERNAL_SERVER_ERROR")
    throw new IdentityUnavailable(error.message, { cause: error })
  throw error
}

/**
 * Verifies the cookie's signature like Better Auth, in a fifth of the time. Protects against floods of forged cookies.
 */
async function isSigned(auth: Auth, cookie: string): Promise<boolean> {
  const { authCookies, secret } = await auth.$context
  const sent = parseCookies(cookie).get(authCookies.sessionToken.name) ?? ""
  const end = sent.lastIndexOf(".")
  const signature = createHmac("sha256", secret).update(sent.slice(0, end)).digest("base64")
  return constantTimeEqual(sent.slice(end + 1), signature)
}

export interface SessionReader {
  signedIn(answer: AuthAnswer): Promise<SignedIn>
  sessionOf(headers: Headers): Promise<IdentitySession | undefined>
  /** Returns the session that these `Set-Cookie` values start. */
  sessionOfCookies(cookies: string[]): Promise<IdentitySession | undefined>
}

/** Creates readers of sessions. The session token stays here; pages know it only as a cookie. */
export const sessionReader = (auth: Auth): SessionReader => ({
  async signedIn({ body, cookies }: AuthAnswer): Promise<SignedIn> {
    const { token, user } = signedInSchema.parse(body)
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findSession(token)
    if (!found) throw new Error("the session that was just begun is not there")
    return { user, sessionId: found.session.id, cookies }
  },

  async sessionOf(headers) {
    const { found } = await readSession(auth, headers.get("cookie") ?? "", { refresh: false })
    if (!found) return undefined
    return { sessionId: found.session.id, userId: found.user.id, email: found.user.email }
  },

  sessionOfCookies(cookies) {
    const cookie = cookies.map((line) => line.split(";")[0]).join("; ")
    return this.sessionOf(new Headers({ cookie }))
  },
})

const ONE_HOUR_MS = 60 * 60 * 1000
const ONE_DAY_MS = 24 * ONE_HOUR_MS
const VERIFY = "verify-email:"
const RESET = "reset-password:"
const verificationSchema = z.object({ userId: z.string(), email: z.string() })

type MailLinks = Pick<
  Identity,
  "requestReset" | "ownerOfReset" | "issueVerification" | "consumeVerification"
>

/** Implements tokens sent by mail to prove an address. Tokens work once and are stored as digests. */
export const mailLinks = (auth: Auth, call: AuthCall): MailLinks => ({
  async requestReset(email, browser) {
    await call(browser, "POST /request-password-reset", { email })
  },

  async ownerOfReset(token) {
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findVerificationValue(RESET + token)
    const owner = found && (await internalAdapter.findUserById(found.value))
    return owner ? { id: owner.id, email: owner.email } : undefined
  },

  async issueVerification({ id, email }) {
    return issueToken(auth, VERIFY, JSON.stringify({ userId: id, email }), ONE_HOUR_MS)
  },

  async consumeVerification(token) {
    const { internalAdapter } = await auth.$context
    const taken = await internalAdapter.consumeVerificationValue(VERIFY + token)
    if (!taken) throw new IdentityRefused("link_invalid")
    const { userId, email } = verificationSchema.parse(JSON.parse(taken.value))
    const user = await internalAdapter.findUserById(userId)
    if (user?.email !== email) throw new IdentityRefused("link_invalid")
    return { userId }
  },
})

/** Issues a reset token like the library, with a longer lifetime. Expects an `Auth` of the current transaction. */
export const issueReset = (auth: Auth, userId: string, days: number): Promise<string> =>
  issueToken(auth, RESET, userId, days * ONE_DAY_MS)

async function issueToken(
  auth: Auth,
  prefix: string,
  value: string,
  lifetimeMs: number,
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString("base64url")
  const expiresAt = new Date(Date.now() + lifetimeMs)
  await internalAdapter.createVerificationValue({ identifier: prefix + token, value, expiresAt })
  return token
}

/** Sets a new password. Expects an `Auth` of the current transaction. */
export async function resetPassword(
  auth: Auth,
  { email, ...reset }: Parameters<Identity["resetPassword"]>[0],
  browser: Browser,
): Promise<void> {
  await authCalls(() => auth)(browser, "POST /reset-password", reset)
  const { internalAdapter } = await auth.$context
  // Using the mailed link proves the address.
  await internalAdapter.updateUserByEmail(email, { emailVerified: true })
}
