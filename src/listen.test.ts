import { expect, test } from "vitest"
import { freePort } from "#test/free-port.ts"
import { listen } from "./listen.ts"

test("an idle connection is kept longer than the usual proxies keep theirs, and ends with the server", async () => {
  const port = await freePort()
  const server = await listen(() => new Response("ok"), { host: "127.0.0.1", port })
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(120)
  const started = performance.now()
  await server.close()
  expect(performance.now() - started).toBeLessThan(5_000)
})
