import { type BlockList, isIP } from "node:net"
import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"

/**
 * The address a request came from: the connection's own, or, as long as that is a trusted proxy, the one
 * that proxy saw. What a client writes into X-Forwarded-For by itself is never believed.
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

/** Who is connected, by whatever name they go; empty for a call that came over no network. */
export const peerAddress = (c: Context<AppEnv>): string =>
  plain(c.env?.incoming?.socket.remoteAddress ?? "")

export const isTrusted = (networks: BlockList, address: string): boolean =>
  networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")

/** IPv4 addresses that a dual-stack socket shows as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "")
