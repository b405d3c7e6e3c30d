import type { BlockList } from "node:net"
import type { Context } from "hono"
import { isLoopback } from "#domain/network.ts"
import type { AppEnv } from "./app-env.ts"
import { isTrusted, peerAddress } from "./client-address.ts"

/** Whether a request came straight from this machine and was meant for it. */
export type IsLocalRequest = (c: Context<AppEnv>) => boolean

/** What proxies and networks of delivery write, each in its own way. */
const PASSED_ON =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|x-client-ip|true-client-ip|cdn-loop|cf-.+)$/

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
      !Object.keys(c.req.header()).some((name) => PASSED_ON.test(name))
    )
  }
}
