import type { MiddlewareHandler } from "hono"
import { cors } from "hono/cors"
import type { AppEnv } from "./app-env.ts"

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

export interface ForeignOrigins {
  /** Allows the real card provider's scripts, frames and calls. */
  cardProvider: boolean
  /** Address of live reload, in development. */
  socket?: string | undefined
  pictures: Iterable<string>
}

/**
 * Builds the policy. Scripts need a nonce or come from our own origin. The card provider is allowed only where it
 * is used.
 */
export function pagePolicy(
  nonce: string,
  { cardProvider, socket, pictures }: ForeignOrigins,
): string {
  const stripe = cardProvider ? " https://js.stripe.com https://*.js.stripe.com" : ""
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${stripe}`,
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    "font-src 'self'",
    `connect-src 'self'${cardProvider ? " https://api.stripe.com" : ""}${socket ? ` ${socket}` : ""}`,
    `frame-src 'self'${stripe}${cardProvider ? " https://hooks.stripe.com" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

/** Sets the headers of every response. Pages replace the policy. */
export function securityHeaders(behindTls: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (headers.get("content-type") === "application/json")
      headers.set("content-type", "application/json; charset=utf-8")
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", API_POLICY)
    headers.set("x-content-type-options", "nosniff")
    headers.set("referrer-policy", "strict-origin-when-cross-origin")
    headers.set("cross-origin-opener-policy", "same-origin")
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()")
    if (behindTls) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains")
  }
}

const TEN_MINUTES_S = 600

/** Lets pages of these origins call with credentials and read responses. */
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
