import type { IncomingMessage } from "node:http"
import { type Cookies, cookiesOf, writeCookies } from "./cookies.ts"

/** Lists that are the same for everybody, whatever the query or the cookies. */
const LISTS = new Set(["/part", "/category", "/review", "/service", "/professional"])
/** What stays as it is while the shop runs. */
const FIXED = new Set(["/openapi.json", "/docs"])
/** What may be some minutes old, and is dear to make. */
const UNHURRIED = new Set(["/sitemap.xml"])
const UNHURRIED_MS = 10 * 60_000
/** Pages that differ only by the viewer and by these choices, whatever the query. */
const PAGES = new Set(["/", "/blog", "/MyPortfolio"])
const CHOICES = [
  { name: "theme", values: ["light", "dark"] },
  { name: "rows", values: ["compact"] },
]

/** All that a cached response depends on. */
export interface CacheKey {
  url: string
  cookie: string
  /** One that may call. */
  origin: string | undefined
  /** Dear to make, and never shown to somebody who is signed in. */
  isPage: boolean
}

/** Undefined for what is not cached. */
export function cacheKeyOf(
  request: IncomingMessage,
  allowedOrigins: ReadonlySet<string>,
): CacheKey | undefined {
  const { method, url = "/", headers } = request
  if (method !== "GET" && method !== "HEAD") return undefined
  const path = url.split("?", 1)[0] ?? url
  const origin = allowedOrigins.has(headers.origin ?? "") ? headers.origin : undefined
  if (LISTS.has(path) || fixedVersion(path) !== undefined)
    return { url: path, cookie: "", origin, isPage: false }
  if (!PAGES.has(path)) return undefined
  return { url: path, cookie: choicesOf(cookiesOf(request)), origin, isPage: true }
}

/** Of what is not made anew with every change. */
export function fixedVersion(path: string): number | undefined {
  if (FIXED.has(path)) return 0
  return UNHURRIED.has(path) ? Math.floor(Date.now() / UNHURRIED_MS) : undefined
}

/** The only words of a visitor's that may shape what others see. */
function choicesOf(cookies: Cookies): string {
  const made = CHOICES.flatMap(({ name, values }) => {
    const value = cookies.get(name) ?? ""
    return values.includes(value) ? [[name, value] as const] : []
  })
  return writeCookies(new Map(made))
}

export const asRequest = ({ url, cookie, origin }: CacheKey): Request =>
  new Request(`http://localhost${url}`, {
    headers: { ...(cookie && { cookie }), ...(origin && { origin }) },
  })
