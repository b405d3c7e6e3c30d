import type { BlockList } from "node:net"
import type { Context } from "hono"
import { isLoopback } from "#domain/network.ts"
import type { AppEnv } from "./app-env.ts"
import { isTrusted, peerAddress } from "./client-address.ts"

/** Whether a request came straight from this machine and was meant for it. */
export type IsLocalRequest = (c: Context<AppEnv>) => boolean

/**
 * What browsers and programs write by themselves, the card stand-in's client and Prometheus among them. A proxy adds
 * names of its own, and there are more of those than anybody can list.
 */
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
/** Of browsers alone: what a page asks for and how, what the browser is, what its user prefers. */
const BROWSERS = /^sec-(?:ch|fetch|gpc|purpose)/

/**
 * Never where people come by a public address or through a trusted proxy, as a proxy may hide in the request
 * that it is one. Elsewhere the name asked for counts, too: a foreign page can have its own name point here.
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
