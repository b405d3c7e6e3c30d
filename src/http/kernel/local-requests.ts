import type { BlockList } from "node:net"
import type { Context } from "hono"
import { isLoopback } from "#domain/network.ts"
import type { AppEnv } from "./app-env.ts"
import { isTrusted, peerAddress } from "./client-address.ts"

/** Tells whether a request came directly from this machine and was meant for it. */
export type IsLocalRequest = (c: Context<AppEnv>) => boolean

/** Headers of direct clients. Proxies add others, which cannot be listed. */
const DIRECT_HEADERS = new Set([
  "accept",
  "accept-charset",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cache-control",
  "connection",
  "content-length",
  "content-type",
  "cookie",
  "dnt",
  "downlink",
  "ect",
  "expect",
  "host",
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "keep-alive",
  "origin",
  "pragma",
  "priority",
  "purpose",
  "range",
  "referer",
  "rtt",
  "save-data",
  "stripe-account",
  "stripe-version",
  "te",
  "transfer-encoding",
  "upgrade-insecure-requests",
  "user-agent",
  "x-prometheus-scrape-timeout-seconds",
  "x-stripe-client-telemetry",
  "x-stripe-client-user-agent",
])
/** Headers that only browsers send. */
const BROWSERS = /^sec-(?:ch|fetch|gpc|purpose)/

/**
 * Recognizes local requests. None count behind a public address or trusted proxy. The host name
 * counts, too, as foreign names can point here.
 */
export function recogniseLocalRequests(shop: {
  publicUrl: string
  trustedProxies: BlockList
}): IsLocalRequest {
  const isPublic = !isLoopback(new URL(shop.publicUrl).hostname)
  return (c) => {
    const peer = peerAddress(c)
    return (
      !isPublic &&
      isLoopback(peer) &&
      !isTrusted(shop.trustedProxies, peer) &&
      isLoopback(new URL(c.req.url).hostname) &&
      Object.keys(c.req.header()).every(isDirect)
    )
  }
}

const isDirect = (name: string): boolean => DIRECT_HEADERS.has(name) || BROWSERS.test(name)
