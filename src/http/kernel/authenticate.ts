import type { Context } from "hono"
import type { Browser, IdentitySession } from "#operations/kernel/identity.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Actor, Shop } from "#operations/kernel/shop.ts"
import { findSessionActor, findTokenActor } from "#operations/sessions/access-token.ts"
import type { AppEnv, Server, SiteConfig } from "./app-env.ts"
import { clientAddress } from "./client-address.ts"
import { type Cookies, cartTokenOf, writeCookies } from "./cookies.ts"

/**
 * Returns the caller: the viewer of the page, the owner of a token or, with `orSession`, the owner of a session.
 * Throws `unauthenticated`.
 */
export async function authenticate(
  c: Context<AppEnv>,
  server: Server,
  { orSession }: { orSession?: boolean | undefined },
): Promise<Actor> {
  const requestId = c.get("requestId")
  const actor =
    // Undefined if the app is called without a server, as in tests.
    c.env?.viewer ??
    (await findTokenActor(server.shop, bearerOf(c))) ??
    (orSession ? await sessionActor(c, server) : undefined)
  if (!actor) throw refuse("unauthenticated")
  c.set("userId", actor.id)
  return { ...actor, requestId }
}

/** Reports whether credentials are present, without checking them. */
const hasCredentials = (c: Context<AppEnv>): boolean =>
  c.env?.viewer !== undefined || c.req.header("authorization") !== undefined

export const actorOrVisitor = async (
  c: Context<AppEnv>,
  server: Server,
): Promise<Actor | undefined> => (hasCredentials(c) ? authenticate(c, server, {}) : undefined)

/** Returns undefined for visitors and for invalid tokens. */
export const findActor = async (
  c: Context<AppEnv>,
  { shop }: Pick<Server, "shop">,
): Promise<Actor | undefined> => c.env?.viewer ?? (await findTokenActor(shop, bearerOf(c)))

async function sessionActor(c: Context<AppEnv>, server: Server): Promise<Actor | undefined> {
  const session = await server.sessionOf(c)
  return session && findSessionActor(server.shop, session)
}

export function bearerOf(c: Context<AppEnv>): string | undefined {
  return /^Bearer ([^\s,]+)$/i.exec(c.req.header("authorization") ?? "")?.[1]
}

/**
 * Reads the identity session for our own pages and allowed origins. Other pages could make the browser send the
 * cookie.
 */
export const identitySessionOf =
  ({ identity }: Pick<Shop, "identity">, { callingOrigins }: SiteConfig) =>
  async (c: Context<AppEnv>): Promise<IdentitySession | undefined> =>
    callingOrigins.has(c.req.header("origin") ?? "")
      ? identity.sessionOf(c.req.raw.headers)
      : undefined

/** Reports whether cookies hold a session. Queries the database only if the signature is valid. */
export const cookieAuthenticator =
  ({ identity }: Pick<Shop, "identity">) =>
  async (cookies: Cookies): Promise<boolean> =>
    (await identity.sessionOf(new Headers({ cookie: writeCookies(cookies) }))) !== undefined

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
  const isPermitted = origin === undefined ? !fromBrowser : origins.has(origin)
  if (!isPermitted) throw refuse("foreign_origin")
}

/**
 * Throws `foreign_origin` unless the request comes from a page of these origins, or from a program, also with a cookie.
 * Browsers always name their page.
 */
export function requirePermittedPage(c: Context<AppEnv>, origins: ReadonlySet<string>): void {
  const origin = c.req.header("origin")
  const isPermitted = origin === undefined ? !c.req.header("sec-fetch-site") : origins.has(origin)
  if (!isPermitted) throw refuse("foreign_origin")
}

export function setCookies<Answer extends { cookies: string[] }>(
  c: Context<AppEnv>,
  answer: Answer,
) {
  for (const cookie of answer.cookies) c.header("set-cookie", cookie, { append: true })
  return answer
}
