import type { MiddlewareHandler } from "hono"
import type { AppEnv } from "./app-env.ts"

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Origins besides our own that a page may use. */
export interface Others {
  /** The card provider's script, frames and calls, where it is a real one. */
  cardProvider: boolean
  /** Where live reload listens, while someone works on the pages. */
  socket?: string | undefined
  /** Where pictures may be. */
  pictures: Iterable<string>
}

/** Scripts run by nonce or from ourselves, nothing inline besides; the card provider only where used. */
export function pagePolicy(nonce: string, { cardProvider, socket, pictures }: Others): string {
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

/** Headers of every answer; pages replace the policy with their own. */
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
