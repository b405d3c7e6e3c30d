import type { MiddlewareHandler } from "hono"
import { cors } from "hono/cors"
import type { AppEnv } from "./app-env.ts"

const TEN_MINUTES_S = 600

/** Lets pages of these origins call, with credentials, and read whatever is answered; no other hears of it. */
export function allowOrigins(origins: ReadonlySet<string>): MiddlewareHandler<AppEnv> {
  const allow = cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-Match"],
    exposeHeaders: ["Retry-After", "WWW-Authenticate", "X-Request-Id"],
    maxAge: TEN_MINUTES_S,
  })
  return async (c, next) => {
    if (origins.has(c.req.header("origin") ?? "")) {
      c.set("fromOtherOrigin", true)
      return allow(c, next)
    }
    await next()
    c.header("vary", "Origin", { append: true })
  }
}
