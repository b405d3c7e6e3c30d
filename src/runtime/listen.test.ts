import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "vitest"
import type { Connection } from "#http/kernel/app-env.ts"
import { freePort } from "#test/free-port.ts"
import { sendBytes } from "#test/security/raw-http.ts"
import { listen } from "./listen.ts"

test("an idle connection outlives the proxies' usual timeout, and ends with the server", async () => {
  const port = await freePort()
  const server = await listen(() => new Response("ok"), { host: "127.0.0.1", port })
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(120)
  const started = performance.now()
  await server.close()
  expect(performance.now() - started).toBeLessThan(60_000)
})

test("a connection opened before the shutdown but not yet accepted is answered", async () => {
  const port = await freePort()
  const server = await listen(() => new Response("ok"), { host: "127.0.0.1", port })
  const request = `GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`
  // The system accepts all at once; the server gets them one after another.
  const answers = Array.from({ length: 200 }, () =>
    sendBytes(`http://127.0.0.1:${port}`, request).catch((error) => ({ status: String(error) })),
  )
  await new Promise((done) => process.nextTick(done))
  const closed = server.close(20_000)
  const received = await Promise.all(answers)
  expect(received.filter(({ status }) => status !== 200)).toEqual([])
  await closed
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

test("a streamed response ends once its client stops reading", async () => {
  let hasEnded = false
  const answer = () => {
    const pull = (stream: ReadableStreamDefaultController) => stream.enqueue(Buffer.alloc(200_000))
    const cancel = () => {
      hasEnded = true
    }
    return new Response(new ReadableStream({ pull, cancel }))
  }
  const port = await freePort()
  const server = await listen(answer, { host: "127.0.0.1", port, maxSilenceMs: 500 })
  const stalled = connect(port, "127.0.0.1").pause()
  stalled.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n")
  await expect.poll(() => hasEnded, { timeout: 10_000 }).toBe(true)
  stalled.destroy()
  await server.close()
})

test("a client that stops reading is disconnected, and a waiting or slow one is not", async () => {
  const port = await freePort()
  const large = Buffer.alloc(50_000_000)
  const answer = async (request: Request) => {
    if (request.url.endsWith("/late")) await delay(2_500)
    return new Response(request.url.endsWith("/large") ? large : "late")
  }
  const server = await listen(answer, { host: "127.0.0.1", port, maxSilenceMs: 1_500 })
  const ask = (path: string) => {
    const socket = connect(port, "127.0.0.1")
    socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    return socket
  }
  const late = text(ask("/late"))
  const stalled = ask("/large").pause()
  await expect.poll(() => server.answering).toBe(2)
  await expect.poll(() => server.answering).toBe(0)
  expect(await late).toContain("late")
  let bytesReceived = 0
  for await (const chunk of ask("/large")) {
    bytesReceived += chunk.length
    if (bytesReceived < 10_000_000) await delay(2)
  }
  expect(bytesReceived).toBeGreaterThan(large.byteLength)
  stalled.destroy()
  await server.close()
})

/** Starts a server that refuses every body unread. */
async function refusingServer(options: { maxLingerMs?: number } = {}) {
  const port = await freePort()
  let bytesRead = () => 0
  const refuse = (_: Request, { incoming }: Connection) => {
    bytesRead = () => incoming.socket.bytesRead ?? 0
    return new Response("too large", { status: 413 })
  }
  const server = await listen(refuse, { host: "127.0.0.1", port, ...options })
  const send = (method: string, bytes: number) => {
    const sender = connect(port, "127.0.0.1").on("error", () => undefined)
    const closed = new Promise((done) => sender.once("close", done))
    let received = ""
    sender.setEncoding("latin1").on("data", (text) => {
      received += text
    })
    sender.write(`${method} / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${bytes}\r\n\r\n`)
    return { sender, closed, received: () => received }
  }
  return { send, bytesRead: () => bytesRead(), close: server.close }
}

test.each(["POST", "GET"])(
  "a large body of %s that nobody reads closes the connection",
  async (method) => {
    const server = await refusingServer()
    const { sender, closed, received } = server.send(method, 100_000_000)
    await expect.poll(received).toContain("413")
    sender.write(Buffer.alloc(100_000_000))
    await closed
    expect(server.bytesRead()).toBeLessThan(10_000_000)
    await server.close()
  },
)

test("a smaller body that nobody reads keeps the connection", async () => {
  const server = await refusingServer({ maxLingerMs: 60_000 })
  // The server library itself ends the connection of a POST after 500 ms.
  const { sender, received } = server.send("GET", 300_000)
  // Browsers read an answer only after they have sent everything.
  sender.pause().write(Buffer.alloc(300_000, "x"))
  await expect.poll(server.bytesRead).toBeGreaterThan(300_000)
  sender.resume()
  await expect.poll(received).toContain("413")
  sender.write(`GET / HTTP/1.1\r\nHost: shop\r\n\r\n`)
  await expect.poll(() => received().match(/too large/g)).toHaveLength(2)
  sender.destroy()
  await server.close()
})
