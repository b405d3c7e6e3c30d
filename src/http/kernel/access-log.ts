import type { Context, Next } from "hono"
import type { Log } from "#operations/kernel/shop.ts"
import type { AppEnv, NodeMiddleware } from "./app-env.ts"

const EVENT = "request"

/** Logs requests and results by route, never by address or name. */
export async function logAccess(c: Context<AppEnv>, next: Next): Promise<void> {
  const startedAt = performance.now()
  await next()
  if (c.env?.incoming === undefined) return
  const route = c.get("route") ?? "page or file"
  c.get("log").info({ ...facts(c.req.method, c.res.status, startedAt), route }, EVENT)
}

/** Logs cached responses, which the app does not see. */
export const logCached =
  (answer: NodeMiddleware, log: Log): NodeMiddleware =>
  (request, reply, next) => {
    const startedAt = performance.now()
    let isCached = true
    reply.once("finish", () => {
      if (!isCached) return
      const route = (request.url ?? "").split("?", 1)[0]
      log.info({ ...facts(request.method, reply.statusCode, startedAt), route }, EVENT)
    })
    answer(request, reply, () => {
      isCached = false
      next()
    })
  }

const facts = (method: string | undefined, status: number, startedAt: number) => ({
  method,
  status,
  durationMs: Math.round(performance.now() - startedAt),
})
