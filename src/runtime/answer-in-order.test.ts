import { connect, type Socket } from "node:net"
import { text } from "node:stream/consumers"
import { afterEach, expect, test } from "vitest"
import { freePort } from "#test/free-port.ts"
import { type Listening, listen } from "./listen.ts"

const MIB = 1024 * 1024
const large = Buffer.alloc(20 * MIB)
let server: Listening
let port: number
let started: string[] = []
let inProgress = 0
let maxInProgress = 0
const sockets: Socket[] = []

async function open(): Promise<void> {
  port = await freePort()
  started = []
  maxInProgress = 0
  server = await listen(answer, { host: "127.0.0.1", port })
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  started.push(pathname)
  inProgress += 1
  maxInProgress = Math.max(maxInProgress, inProgress)
  await new Promise(setImmediate)
  inProgress -= 1
  return new Response(pathname.startsWith("/large") ? large : `<${pathname}>`)
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`
const last = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`
const paths = (count: number, name = "") => Array.from({ length: count }, (_, n) => `/${name}${n}`)

function send(bytes: string, localAddress = "127.0.0.1"): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress })
  socket.on("error", () => undefined)
  socket.write(bytes)
  sockets.push(socket)
  return socket
}
const ask = (path: string, from?: string) => text(send(last(path), from))
/** Sends a few requests and waits for their answers, which proves that earlier data was received. */
const waitForEarlierData = async (from?: string) => {
  for (const path of paths(5, "settle")) await ask(path, from)
}

test("pipelined requests start one after another, and are answered in order", async () => {
  await open()
  const all = paths(200)
  const answers = await text(send(all.slice(0, -1).map(request).join("") + last("/199")))
  expect([...answers.matchAll(/<(.*?)>/g)].map(([, path]) => path)).toEqual(all)
  expect(started).toEqual(all)
  expect(maxInProgress).toBe(1)
})

test("the event loop runs between two requests of a connection", async () => {
  const turns: number[] = []
  let turn = 0
  let isCounting = true
  const countTurns = () => {
    turn += 1
    if (isCounting) setImmediate(countTurns)
  }
  port = await freePort()
  const answerAtOnce = () => {
    turns.push(turn)
    return new Response("")
  }
  server = await listen(answerAtOnce, { host: "127.0.0.1", port })
  countTurns()
  await text(send(request("/").repeat(20) + last("/")))
  isCounting = false
  expect(new Set(turns).size).toBe(21)
})

test("a client that reads nothing has one request in progress, and others are served", async () => {
  await open()
  const stalled = send(paths(150, "large").map(request).join("")).pause()
  await expect.poll(() => started).toEqual(["/large0"])
  await waitForEarlierData("127.0.0.2")
  expect(started.filter((path) => path.startsWith("/large"))).toEqual(["/large0"])
  expect(stalled.destroyed).toBe(false)
})

test("a client that pipelines far too many requests is disconnected", async () => {
  await open()
  const answers = await text(send(Array(300).fill("/").map(request).join("")))
  expect(answers).toBe("")
  expect(started).toEqual(["/"])
  expect(await ask("/next")).toContain("</next>")
})

test("a network that leaves 16 MiB unread gets Retry-After, and others are served", async () => {
  await open()
  send(request("/large")).pause()
  await expect.poll(() => ask("/more")).toMatch(/^HTTP\/1\.1 503 /)
  expect(await ask("/other", "127.0.0.2")).toContain("</other>")
})

test("beyond 64 MiB unread in total the oldest connections are closed", async () => {
  await open()
  const networks = ["127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4"]
  const stalled: Socket[] = []
  for (const network of networks) {
    stalled.push(send(request("/large"), network).pause())
    await expect.poll(() => started.length).toBe(stalled.length)
  }
  await expect.poll(() => server.answering).toBe(3)
  expect(await ask("/other", "127.0.0.5")).toContain("</other>")
  await expect.poll(() => stalled[0]?.resume().destroyed).toBe(true)
})
