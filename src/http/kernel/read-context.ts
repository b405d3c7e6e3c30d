import type { Context } from "hono"
import type { Reader } from "#operations/catalogue/read-catalogue-from.ts"
import type { AppEnv } from "./app-env.ts"
import { type Cookies, cookiesOf } from "./cookies.ts"

/** Of the identity library, with and without TLS. */
const SESSION_COOKIE = /^(?:__Secure-)?shop\./

interface Credentials {
  authorization: string | undefined
  cookies: Cookies
}

/** Whether a cookie is named as a session's is; nothing is proved by that. */
export const carriesSession = (cookies: Cookies): boolean =>
  cookies.keys().some((name) => SESSION_COOKIE.test(name))

/** Whether they may have written something a moment ago, by what they bring; nothing is proved by that. */
export const isSignedIn = ({ authorization, cookies }: Credentials): boolean =>
  authorization !== undefined || carriesSession(cookies)

/** Somebody who is signed in, also when our own page asks for them, or a visitor. */
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
