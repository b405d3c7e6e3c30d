import { type BlockList, isIP } from "node:net"
import type { Context } from "hono"
import { isLoopback, networkOf, plainAddress } from "#domain/network.ts"
import type { AppEnv, SiteConfig } from "./app-env.ts"

type Proxies = Pick<SiteConfig, "trustedProxies">

/**
 * Returns the client's address: that of the connection or, behind a trusted proxy, the one that the proxy reports.
 * Ignores other X-Forwarded-For values.
 */
export function clientAddress(c: Context<AppEnv>, { trustedProxies }: Proxies): string {
  if (c.env?.address !== undefined) return c.env.address
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim())
  let address = peerAddress(c) || "127.0.0.1"
  while (isTrusted(trustedProxies, address)) {
    const seen = plainAddress(hops.pop() ?? "")
    if (isIP(seen) === 0) break
    address = seen
  }
  return address
}

export const clientNetwork = (c: Context<AppEnv>, proxies: Proxies): string =>
  networkOf(clientAddress(c, proxies))

/** Returns the connection's address; empty for in-process calls. */
const peerAddress = (c: Context<AppEnv>): string =>
  plainAddress(c.env?.incoming?.socket.remoteAddress ?? "")

const isTrusted = (networks: BlockList, address: string): boolean =>
  networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")

/** Reports whether a request came directly from this machine and was meant for it. */
export type IsLocalRequest = (c: Context<AppEnv>) => boolean

/** Headers that direct clients send. Proxies add others, which cannot be listed. */
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
 * Recognizes local requests. No request is local if the shop has a public address or the peer is a trusted proxy.
 * The host name must be local too, because foreign names can point to this machine.
 */
export function recognizeLocalRequests(shop: {
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
