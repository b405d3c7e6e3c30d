import type { IncomingMessage } from "node:http"
import type { Context, Next } from "hono"
import { setCookie } from "hono/cookie"
import type { AppEnv } from "./app-env.ts"

const NAME = /^[!#$%&'*+\-.^_`|~\w]+$/
const VALUE = /^[!#-+\--:<-[\]-~]*$/
/** Browsers keep at most 50 cookies. 4 kB is twice what the shop needs. */
const MAX_COOKIES = 50
const MAX_COOKIES_LENGTH = 4096

export type Cookies = ReadonlyMap<string, string>

/**
 * Parses cookies and keeps the first of each name. Drops nonstandard cookies, which other parsers may read
 * differently, and more than a browser keeps.
 */
export function readCookies(header: string | undefined): Cookies {
  const cookies = new Map<string, string>()
  let end = 0
  for (const pair of header?.split(";", MAX_COOKIES) ?? []) {
    end += pair.length
    if (end > MAX_COOKIES_LENGTH) break
    end += 1
    const equals = pair.indexOf("=")
    const name = trimBlanks(pair.slice(0, equals))
    const value = trimBlanks(pair.slice(equals + 1)).replace(/^"(.*)"$/, "$1")
    if (equals > 0 && NAME.test(name) && VALUE.test(value) && !cookies.has(name))
      cookies.set(name, value)
  }
  return cookies
}

const parsed = new WeakMap<IncomingMessage | Request, Cookies>()

/** Returns the cookies of a request. Parses its header once. */
export function cookiesOf(request: IncomingMessage | Request): Cookies {
  const known = parsed.get(request)
  if (known) return known
  const { headers } = request
  const header = headers instanceof Headers ? headers.get("cookie") : headers.cookie
  const cookies = readCookies(header ?? undefined)
  parsed.set(request, cookies)
  return cookies
}

/** Writes a header that every parser reads the same way. */
export const writeCookies = (cookies: Cookies): string =>
  Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ")

/** Trims spaces and tabs only, as cookie parsers do. */
function trimBlanks(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isBlank(text[start])) start += 1
  while (end > start && isBlank(text[end - 1])) end -= 1
  return text.slice(start, end)
}

const isBlank = (character: string | undefined): boolean => character === " " || character === "\t"

/** Replaces the header with the parsed cookies, so that no other code reads it differently. */
export async function normalizeCookies(c: Context<AppEnv>, next: Next): Promise<void> {
  const sent = c.req.header("cookie")
  if (sent !== undefined) {
    const read = writeCookies(cookiesOf(c.req.raw))
    if (read !== sent) c.req.raw.headers.set("cookie", read)
  }
  await next()
}

/** Differs from the names of session cookies, so that shared pages are cached for visitors with a cart. */
const CART_COOKIE = "shop-cart"
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:")
const nameAt = (publicUrl: string) =>
  isSecure(publicUrl) ? `__Secure-${CART_COOKIE}` : CART_COOKIE

export const cartTokenOf = (c: Context<AppEnv>, publicUrl: string): string | undefined =>
  cookiesOf(c.req.raw).get(nameAt(publicUrl))

/** Returns the header for calls that a page makes: the cookie of the cart alone. */
export function cartCookieOf(c: Context<AppEnv>, publicUrl: string): Record<string, string> {
  const token = cartTokenOf(c, publicUrl)
  return token === undefined ? {} : { cookie: `${nameAt(publicUrl)}=${token}` }
}

/** Sets the cookie for thirty days. */
export function setCartToken(c: Context<AppEnv>, publicUrl: string, token: string): void {
  setCookie(c, nameAt(publicUrl), token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(publicUrl),
    maxAge: THIRTY_DAYS_S,
  })
}
