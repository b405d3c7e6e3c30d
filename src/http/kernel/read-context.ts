import type { Context } from "hono"
import type { Reader } from "#operations/catalogue/read-catalogue-from.ts"
import type { AppEnv } from "./app-env.ts"
import { type Cookies, cookiesOf } from "./cookies.ts"

/** Session cookies of the identity library, with and without TLS. */
const SESSION_COOKIE = /^(?:__Secure-)?shop\./

interface Credentials {
  authorization: string | undefined
  cookies: Cookies
}

export const carriesSession = (cookies: Cookies): boolean =>
  cookies.keys().some((name) => SESSION_COOKIE.test(name))

export const isSignedIn = ({ authorization, cookies }: Credentials): boolean =>
  authorization !== undefined || carriesSession(cookies)

/** Returns the context of a signed-in caller or page viewer, or of a visitor. */
export function readContextOf(c: Context<AppEnv>): Reader {
  const credentials = {
    authorization: c.req.header("authorization"),
    cookies: cookiesOf(c.req.raw),
  }
  return {
    isSignedIn: c.env?.viewer !== undefined || isSignedIn(credentials),
    gone: c.req.raw.signal,
  }
}
