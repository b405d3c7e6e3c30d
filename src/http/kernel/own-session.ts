import type { Context } from "hono"
import type { Identity } from "#operations/accounts/identity.ts"
import type { IdentitySession } from "#operations/kernel/ports.ts"
import type { AppEnv } from "./app-env.ts"
import type { Surroundings } from "./browser.ts"

/**
 * The identity session of a page that may use it: of our own, or of an origin that may call. A page of any
 * other could make the browser send the same cookie.
 */
export const ownSession =
  (identity: Identity, { callingOrigins }: Surroundings) =>
  async (c: Context<AppEnv>): Promise<IdentitySession | undefined> =>
    callingOrigins.has(c.req.header("origin") ?? "")
      ? identity.sessionOf(c.req.raw.headers)
      : undefined
