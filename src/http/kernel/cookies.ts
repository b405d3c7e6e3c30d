import type { IncomingMessage } from "node:http"
import type { Context, Next } from "hono"
import type { AppEnv } from "./app-env.ts"

const NAME = /^[!#$%&'*+\-.^_`|~\w]+$/
const VALUE = /^[!#-+\--:<-[\]-~]*$/
/** Browsers hold 50 cookies of a site, and 4 kB is twice what the shop's own ever need. */
const MAX_COOKIES = 50
const MAX_COOKIES_LENGTH = 4096

export type Cookies = ReadonlyMap<string, string>

/**
 * The cookies that a header carries, by name, the first of each: the only reading of them there is. Drops what the
 * standard does not allow, since others may read it differently, and what is more than a browser keeps.
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

/** The cookies of a request, which parses its header once, however often they are asked for. */
export function cookiesOf(request: IncomingMessage | Request): Cookies {
  const known = parsed.get(request)
  if (known) return known
  const { headers } = request
  const header = headers instanceof Headers ? headers.get("cookie") : headers.cookie
  const cookies = readCookies(header ?? undefined)
  parsed.set(request, cookies)
  return cookies
}

/** A header that every reader of cookies understands alike. */
export const writeCookies = (cookies: Cookies): string =>
  Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ")

/** Spaces and tabs; `trim` would take what is part of a name, as others read it. */
function trimBlanks(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isBlank(text[start])) start += 1
  while (end > start && isBlank(text[end - 1])) end -= 1
  return text.slice(start, end)
}

const isBlank = (character: string | undefined): boolean => character === " " || character === "\t"

/** Passes on what the shop has read itself, so that nobody after it takes the header for something else. */
export async function normaliseCookies(c: Context<AppEnv>, next: Next): Promise<void> {
  const sent = c.req.header("cookie")
  if (sent !== undefined) {
    const read = writeCookies(cookiesOf(c.req.raw))
    if (read !== sent) c.req.raw.headers.set("cookie", read)
  }
  await next()
}
