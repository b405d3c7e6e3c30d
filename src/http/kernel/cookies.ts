import type { Context, Next } from "hono"
import type { AppEnv } from "./app-env.ts"

const NAME = /^[!#$%&'*+\-.^_`|~\w]+$/
const VALUE = /^[!#-+\--:<-[\]-~]*$/

/**
 * The cookies that a request carries, by name, the first of each: the only reading of them there is. What the
 * standard does not allow is dropped, since others may read it differently.
 */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=")
    const name = trimmed(pair.slice(0, equals))
    const value = trimmed(pair.slice(equals + 1)).replace(/^"(.*)"$/, "$1")
    if (equals > 0 && NAME.test(name) && VALUE.test(value) && !cookies.has(name))
      cookies.set(name, value)
  }
  return cookies
}

/** A header that every reader of cookies understands alike. */
export const writeCookies = (cookies: ReadonlyMap<string, string>): string =>
  Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ")

/** Spaces and tabs; `trim` would take what is part of a name, as others read it. */
const trimmed = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, "")

/** Passes on what the shop has read itself, so that nobody after it takes the header for something else. */
export async function normaliseCookies(c: Context<AppEnv>, next: Next): Promise<void> {
  const sent = c.req.header("cookie")
  const read = writeCookies(readCookies(sent))
  if (sent !== undefined && read !== sent) c.req.raw.headers.set("cookie", read)
  await next()
}
