import { expect, test } from "vitest"
import { freePort } from "#test/free-port.ts"
import { sendBytes } from "#test/raw-http.ts"
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

test("who had connected before the end, and was not taken in yet, is answered", async () => {
  const port = await freePort()
  const server = await listen(() => new Response("ok"), { host: "127.0.0.1", port })
  const request = `GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`
  // The system says yes to each at once; the server hears of them one after the other.
  const answers = Array.from({ length: 200 }, () =>
    sendBytes(`http://127.0.0.1:${port}`, request).catch((error) => error.code),
  )
  await new Promise((done) => process.nextTick(done))
  const closed = server.close(1_000)
  const heard = await Promise.all(answers)
  expect(heard.filter(({ status }) => status !== 200)).toEqual([])
  await closed
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})
