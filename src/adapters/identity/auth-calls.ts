import type { Browser } from "#operations/kernel/identity.ts"
import { type IdentityRefusalCode, IdentityRefused } from "#operations/kernel/ports.ts"
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
  ["CODE_USED", "code_used"],
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
