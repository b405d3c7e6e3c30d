import type { Context } from "hono"
import type { Browser } from "#operations/kernel/identity.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { AppEnv, SiteConfig } from "./app-env.ts"
import { clientAddress } from "./client-address.ts"
import { cartTokenOf } from "./cookies.ts"

export function browserOf(c: Context<AppEnv>, site: SiteConfig): Browser {
  const origins = [c.req.header("origin") ?? "", new URL(c.req.url).origin]
  return {
    cookie: c.req.header("cookie") ?? "",
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 400),
    address: clientAddress(c, site),
    cartToken: cartTokenOf(c, site.publicUrl),
    origin: origins.find((origin) => site.publicOrigins.has(origin)) ?? site.publicUrl,
  }
}

/**
 * Throws `foreign_origin` unless the request comes from one of these origins, or from a program that sends no
 * cookies.
 */
export function requireOrigin(c: Context<AppEnv>, origins: ReadonlySet<string>): void {
  const origin = c.req.header("origin")
  const fromBrowser = c.req.header("cookie") || c.req.header("sec-fetch-site")
  const mayAsk = origin === undefined ? !fromBrowser : origins.has(origin)
  if (!mayAsk) throw refuse("foreign_origin")
}

/**
 * Throws `foreign_origin` unless the request comes from our own page. Browsers always name their page. Programs may
 * send a cookie of their own.
 */
export function requireOwnPage(c: Context<AppEnv>, origins: ReadonlySet<string>): void {
  const origin = c.req.header("origin")
  const mayAsk = origin === undefined ? !c.req.header("sec-fetch-site") : origins.has(origin)
  if (!mayAsk) throw refuse("foreign_origin")
}

export function setCookies<Answer extends { cookies: string[] }>(
  c: Context<AppEnv>,
  answer: Answer,
) {
  for (const cookie of answer.cookies) c.header("set-cookie", cookie, { append: true })
  return answer
}
