import type { Hono } from "hono"
import type { IdentityProvider } from "#operations/kernel/ports.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { isAdmin } from "#operations/kernel/shop.ts"
import type { Server } from "../kernel/app-env.ts"
import type { IsLocalRequest } from "../kernel/local-requests.ts"
import { viewerOf } from "../pages/pages.ts"

/**
 * Serves the reader of the shop's mail to whoever sits at the machine it runs on, and elsewhere to
 * administrators only: mails hold links that open an account.
 */
export function serveOutbox(
  server: Server,
  identity: IdentityProvider,
  { path, reader, isLocalRequest }: { path: string; reader: Hono; isLocalRequest: IsLocalRequest },
): void {
  server.app.use(`${path}/*`, async (c, next) => {
    c.header("cache-control", "no-store")
    if (!isLocalRequest(c)) {
      const viewer = await viewerOf(server, identity, c)
      if (!viewer) throw refuse("unauthenticated")
      if (!isAdmin(viewer)) throw refuse("forbidden")
    }
    await next()
  })
  server.app.route(path, reader)
}
