import type { Context } from "hono"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Actor } from "#operations/kernel/shop.ts"
import { findSessionActor, findTokenActor } from "#operations/sessions/access-token.ts"
import type { AppEnv, Server } from "./app-env.ts"

/**
 * Who is calling: our own page on behalf of its viewer, the bearer of a token or, where the call takes one in
 * its place, the owner of an identity session. Throws `unauthenticated`.
 */
export async function actorOf(
  c: Context<AppEnv>,
  server: Server,
  { orSession }: { orSession?: boolean | undefined },
): Promise<Actor> {
  const requestId = c.get("requestId")
  const actor =
    // Absent altogether when the app is called without a server, as tests do.
    c.env?.viewer ??
    (await findTokenActor(server.shop, bearerOf(c))) ??
    (orSession ? await sessionActor(c, server) : undefined)
  if (!actor) throw refuse("unauthenticated")
  c.set("userId", actor.id)
  return { ...actor, requestId }
}

/** Whether somebody says who they are; nothing is proved by that. */
export const isNamed = (c: Context<AppEnv>): boolean =>
  c.env?.viewer !== undefined || c.req.header("authorization") !== undefined

/** Undefined for a visitor. A token that is not valid is refused, so that nobody is taken for one by mistake. */
export const actorOrVisitor = async (
  c: Context<AppEnv>,
  server: Server,
): Promise<Actor | undefined> => (isNamed(c) ? actorOf(c, server, {}) : undefined)

/** Undefined also for whoever brings a token that is not valid: what anybody may ask is answered all the same. */
export const actorIfKnown = async (
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
