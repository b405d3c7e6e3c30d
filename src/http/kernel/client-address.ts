import { type BlockList, isIP } from "node:net"
import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"

/**
 * Returns the client's address: the connection's own or, behind a trusted proxy, the one it
 * reports. Other X-Forwarded-For values are ignored.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: BlockList): string {
  if (c.env?.address !== undefined) return c.env.address
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim())
  let address = peerAddress(c) || "127.0.0.1"
  while (isTrusted(trustedProxies, address)) {
    const seen = plain(hops.pop() ?? "")
    if (isIP(seen) === 0) break
    address = seen
  }
  return address
}

/** Returns the connection's address; empty for in-process calls. */
export const peerAddress = (c: Context<AppEnv>): string =>
  plain(c.env?.incoming?.socket.remoteAddress ?? "")

export const isTrusted = (networks: BlockList, address: string): boolean =>
  networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")

/** Strips the IPv6 prefix of IPv4 addresses. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "")
