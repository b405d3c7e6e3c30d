import { IdentityRefused } from "#operations/kernel/ports.ts"
import type { Browser } from "#operations/sessions/identity.ts"
import { ADDRESS_HEADER, type Auth, BASE_PATH } from "./create-auth.ts"
import { refusalCodes } from "./refusal-codes.ts"

export interface AuthAnswer {
  body: unknown
  /** Set-Cookie lines. */
  cookies: string[]
  /** Where a redirect leads. */
  location: string | null
}

/** One request to an endpoint of Better Auth. Throws `IdentityRefused`. */
export type AuthCall = (browser: Browser, route: string, body?: object) => Promise<AuthAnswer>

/** The instance of the browser's own origin answers, so that cookies and redirects stay there. */
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
  const known = refusalCodes[code]
  return known
    ? new IdentityRefused(known)
    : new Error(`${route} of the identity provider answered ${status} ${code}`)
}
