import { BlockList } from "node:net"
import { Hono } from "hono"
import { expect, test } from "vitest"
import type { AppEnv } from "./app-env.ts"
import { clientAddress } from "./client-address.ts"

const proxies = new BlockList()
proxies.addSubnet("10.0.0.0", 8, "ipv4")
proxies.addSubnet("fd00::", 8, "ipv6")

async function seen(from: string, forwardedFor?: string, trusted = proxies): Promise<string> {
  const app = new Hono<AppEnv>()
  app.get("/", (c) => c.text(clientAddress(c, { trustedProxies: trusted })))
  const headers = new Headers()
  if (forwardedFor !== undefined) headers.set("x-forwarded-for", forwardedFor)
  const env = { incoming: { socket: { remoteAddress: from } } }
  return (await app.request("/", { headers }, env)).text()
}

test("without a trusted proxy, the address is the connection's, whatever the headers say", async () => {
  for (const claim of [undefined, "1.2.3.4", "10.0.0.1, 1.2.3.4", "localhost", "", ",,,"])
    expect(await seen("203.0.113.9", claim)).toBe("203.0.113.9")
  expect(await seen("::ffff:203.0.113.9", "1.2.3.4")).toBe("203.0.113.9")
  expect(await seen("10.0.0.1", "1.2.3.4", new BlockList())).toBe("10.0.0.1")
})

test("behind trusted proxies, the address is the first untrusted one", async () => {
  expect(await seen("10.0.0.1", "203.0.113.9")).toBe("203.0.113.9")
  expect(await seen("10.0.0.1", "203.0.113.9, 10.0.0.2")).toBe("203.0.113.9")
  expect(await seen("::ffff:10.0.0.1", "203.0.113.9")).toBe("203.0.113.9")
  expect(await seen("fd00::1", "2001:db8::7")).toBe("2001:db8::7")
})

test("for a page's own calls, the address is the page visitor's", async () => {
  const app = new Hono<AppEnv>()
  app.get("/", (c) => c.text(clientAddress(c, { trustedProxies: proxies })))
  const headers = { "x-forwarded-for": "1.2.3.4" }
  const answer = await app.request("/", { headers }, { address: "203.0.113.9" })
  expect(await answer.text()).toBe("203.0.113.9")
})

test("addresses forged in front of the proxies are ignored", async () => {
  expect(await seen("10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2")).toBe("203.0.113.9")
  expect(await seen("10.0.0.1", "evil, 10.0.0.2")).toBe("10.0.0.2")
  expect(await seen("10.0.0.1", undefined)).toBe("10.0.0.1")
})
