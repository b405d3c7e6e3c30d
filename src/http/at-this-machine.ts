import type { Context } from "hono"
import type { AppEnv } from "./app-env.ts"

const passedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"]

/**
 * Straight from this machine and meant for it. The name asked for counts too: a foreign page can have its
 * own name point here.
 */
export function atThisMachine(c: Context<AppEnv>): boolean {
  const peer = c.env?.incoming?.socket.remoteAddress ?? ""
  const { hostname } = new URL(c.req.url)
  return (
    /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(peer) &&
    /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(hostname) &&
    !passedOn.some((header) => c.req.header(header) !== undefined)
  )
}
