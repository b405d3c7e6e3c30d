import type { Hono } from "hono"
import type { IdentityProvider } from "#operations/kernel/ports.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { isAdmin } from "#operations/kernel/shop.ts"
import type { Server } from "../kernel/app-env.ts"
import type { AtThisMachine } from "../kernel/at-this-machine.ts"
import { viewerOf } from "../pages/pages.ts"

/**
 * Serves the reader of the shop's mail to whoever sits at the machine it runs on, and elsewhere to
 * administrators only: mails hold links that open an account.
 */
export function serveOutbox(
  server: Server,
  identity: IdentityProvider,
  { path, reader, atThisMachine }: { path: string; reader: Hono; atThisMachine: AtThisMachine },
): void {
  server.app.use(`${path}/*`, async (c, next) => {
    c.header("cache-control", "no-store")
    if (!atThisMachine(c)) {
      const viewer = await viewerOf(server, identity, c)
      if (!viewer) throw refuse("unauthenticated")
      if (!isAdmin(viewer)) throw refuse("forbidden")
    }
    await next()
  })
  server.app.route(path, reader)
}
