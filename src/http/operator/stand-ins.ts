import type { Hono } from "hono"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Server } from "../kernel/app-env.ts"
import type { IsLocalRequest } from "../kernel/local-requests.ts"

export interface StandIns {
  /** Each by the path it lives under. */
  sandboxes: Record<string, Hono>
  forStrangers: boolean
}

/** Serves stand-ins for services we do not own to whoever sits at this machine: they pay and sign in anybody. */
export function serveStandIns(
  { app }: Server,
  { sandboxes, forStrangers }: StandIns,
  isLocalRequest: IsLocalRequest,
): void {
  for (const [path, sandbox] of Object.entries(sandboxes)) {
    app.use(`${path}/*`, async (c, next) => {
      if (!forStrangers && !isLocalRequest(c)) throw refuse("stand_in_elsewhere")
      await next()
    })
    app.route(path, sandbox)
  }
}
