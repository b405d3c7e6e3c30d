import type { Context } from "hono"
import type { Reader } from "#operations/catalogue/read-catalogue-from.ts"
import type { AppEnv } from "./app-env.ts"
import { readCookies } from "./cookies.ts"

/** Of the identity library, with and without TLS. */
const SESSION_COOKIE = /^(?:__Secure-)?shop\./

interface Credentials {
  authorization?: string | undefined
  cookie?: string | undefined
}

/** Whether a cookie is named as a session's is; nothing is proved by that. */
export const carriesSession = (cookie: string | undefined): boolean =>
  readCookies(cookie)
    .keys()
    .some((name) => SESSION_COOKIE.test(name))

/** Whether they may have written something a moment ago, by what they bring; nothing is proved by that. */
export const isSignedIn = ({ authorization, cookie }: Credentials): boolean =>
  authorization !== undefined || carriesSession(cookie)

/** Somebody who is signed in, also when our own page asks for them, or a visitor. */
export function readContextOf(c: Context<AppEnv>): Reader {
  const credentials = {
    authorization: c.req.header("authorization"),
    cookie: c.req.header("cookie"),
  }
  return {
    isSignedIn: c.env?.viewer !== undefined || isSignedIn(credentials),
    gone: c.req.raw.signal,
  }
}
