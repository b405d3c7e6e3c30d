import type { Context } from "hono"
import { authenticate } from "#operations/access-token.ts"
import type { Actor, Shop } from "#operations/shop.ts"
import type { AppEnv } from "./app-env.ts"

/** Who is calling: our own page on behalf of its viewer, or the bearer of a token. Throws `unauthenticated`. */
export async function actorOf(c: Context<AppEnv>, shop: Shop): Promise<Actor> {
  const requestId = c.get("requestId")
  // Absent altogether when the app is called without a server, as tests do.
  const viewer = c.env?.viewer
  const actor = viewer ?? (await authenticate(shop, bearerOf(c)))
  c.set("userId", actor.id)
  return { ...actor, requestId }
}

export function bearerOf(c: Context<AppEnv>): string | undefined {
  return /^Bearer ([^\s,]+)$/i.exec(c.req.header("authorization") ?? "")?.[1]
}
