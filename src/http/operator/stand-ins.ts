import type { Hono } from "hono"
import { refuse } from "#operations/kernel/refusal.ts"
import { isAdmin } from "#operations/kernel/shop.ts"
import type { Server } from "../kernel/app-env.ts"
import type { IsLocalRequest } from "../kernel/client-address.ts"
import { viewerOf } from "../pages/pages.ts"

export interface StandIns {
  sandboxes: Record<string, Hono>
  isPublic: boolean
}

/** Serves stand-ins on this machine only, because they accept any payment and sign in any user. */
export function serveStandIns(
  { app }: Server,
  { sandboxes, isPublic }: StandIns,
  isLocalRequest: IsLocalRequest,
): void {
  for (const [path, sandbox] of Object.entries(sandboxes)) {
    app.use(`${path}/*`, async (c, next) => {
      if (!isPublic && !isLocalRequest(c)) throw refuse("stand_in_elsewhere")
      await next()
    })
    app.route(path, sandbox)
  }
}

/** Serves the outbox to this machine, and elsewhere only to administrators, because mails contain sign-in links. */
export function serveOutbox(
  server: Server,
  { path, reader, isLocalRequest }: { path: string; reader: Hono; isLocalRequest: IsLocalRequest },
): void {
  server.app.use(`${path}/*`, async (c, next) => {
    c.header("cache-control", "no-store")
    if (!isLocalRequest(c)) {
      const viewer = await viewerOf(server, c)
      if (!viewer) throw refuse("unauthenticated")
      if (!isAdmin(viewer)) throw refuse("forbidden")
    }
    await next()
  })
  server.app.route(path, reader)
}
