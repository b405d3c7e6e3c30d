import type { Context } from "hono"
import type { IdentitySession } from "#operations/kernel/ports.ts"
import type { Identity } from "#operations/sessions/identity.ts"
import type { AppEnv } from "./app-env.ts"
import type { SiteConfig } from "./browser.ts"
import { type Cookies, writeCookies } from "./cookies.ts"

/**
 * The identity session of a page that may use it: of our own, or of an origin that may call. A page of any
 * other could make the browser send the same cookie.
 */
export const identitySessionOf =
  (identity: Identity, { callingOrigins }: SiteConfig) =>
  async (c: Context<AppEnv>): Promise<IdentitySession | undefined> =>
    callingOrigins.has(c.req.header("origin") ?? "")
      ? identity.sessionOf(c.req.raw.headers)
      : undefined

/** Whether these cookies are a session's. Without the shop's own signature the database is not asked. */
export const cookieAuthenticator =
  (identity: Identity) =>
  async (cookies: Cookies): Promise<boolean> =>
    (await identity.sessionOf(new Headers({ cookie: writeCookies(cookies) }))) !== undefined
