import type { BlockList } from "node:net"
import type { Context } from "hono"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Browser } from "#operations/sessions/identity.ts"
import type { AppEnv } from "./app-env.ts"
import { cartTokenOf } from "./cart-cookie.ts"
import { clientAddress } from "./client-address.ts"

/** What tells our own pages from others, and clients from proxies. */
export interface SiteConfig {
  publicUrl: string
  publicOrigins: ReadonlySet<string>
  /** Those, and the origins whose pages may call with their users' cookies. */
  callingOrigins: ReadonlySet<string>
  trustedProxies: BlockList
}

/** Where this request comes from, as the identity provider is to know it. */
export function browserOf(c: Context<AppEnv>, site: SiteConfig): Browser {
  const origins = [c.req.header("origin") ?? "", new URL(c.req.url).origin]
  return {
    cookie: c.req.header("cookie") ?? "",
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 400),
    address: clientAddress(c, site.trustedProxies),
    cartToken: cartTokenOf(c, site.publicUrl),
    origin: origins.find((origin) => site.publicOrigins.has(origin)) ?? site.publicUrl,
  }
}

/**
 * Throws `foreign_origin` unless the request comes from a page of one of these, or from a program that is no
 * browser and so holds no cookies that somebody else could make it send.
 */
export function requireOrigin(c: Context<AppEnv>, origins: ReadonlySet<string>): void {
  const origin = c.req.header("origin")
  const fromBrowser = c.req.header("cookie") || c.req.header("sec-fetch-site")
  const mayAsk = origin === undefined ? !fromBrowser : origins.has(origin)
  if (!mayAsk) throw refuse("foreign_origin")
}

/**
 * The same for calls that no form can make, by a cookie that comes along from the same site only: every browser
 * says which page they come from, and a program may keep the cookie that it was given.
 */
export function requireOwnPage(c: Context<AppEnv>, origins: ReadonlySet<string>): void {
  const origin = c.req.header("origin")
  const mayAsk = origin === undefined ? !c.req.header("sec-fetch-site") : origins.has(origin)
  if (!mayAsk) throw refuse("foreign_origin")
}

/** Passes on what the browser is to keep. */
export function setCookies<Answer extends { cookies: string[] }>(
  c: Context<AppEnv>,
  answer: Answer,
) {
  for (const cookie of answer.cookies) c.header("set-cookie", cookie, { append: true })
  return answer
}
