import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { residentMb, startService } from "../program.ts"
import type { Checkouts } from "./checkouts.ts"
import { type DearQuestion, visitorsCart } from "./dear-questions.ts"

import { atMost, type Stage } from "./part.ts"
import { openSlowdown } from "./slowdown.ts"
import type { StageShop } from "./stage-shop.ts"

const autocannon = fileURLToPath(import.meta.resolve("autocannon"))

/** A client that repeats one request on several connections. */
export interface Stranger {
  leave(): Promise<void>
}

const CONNECTIONS = 10
const FOREVER_S = "3600"

/** Repeats a request in a process of its own, so that it does not slow the measurement. */
export function askOverAndOver(url: string, question: DearQuestion, atOnce = 1): Stranger {
  const { method, path, headers = {}, body } = question
  const { kill } = startService({
    program: process.execPath,
    args: [
      autocannon,
      "--connections",
      String(CONNECTIONS),
      "--duration",
      FOREVER_S,
      "--timeout",
      FOREVER_S,
      "--method",
      method,
      "--pipelining",
      String(atOnce),
      ...Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
      ...(body === undefined ? [] : ["--body", body]),
      url + path,
    ],
    folder: import.meta.dirname,
    env: process.env,
  })
  return { leave: kill }
}

/** Repeats a request and disconnects before each answer. */
export function askAndLeave(url: string, question: DearQuestion, afterMs = 50): Stranger {
  const sockets = new Set<Socket>()
  let going = true
  const ask = () => {
    if (!going) return
    const socket = send(url, question)
    sockets.add(socket)
    setTimeout(() => socket.destroy(), afterMs)
    socket.resume().on("close", () => {
      sockets.delete(socket)
      ask()
    })
  }
  for (let n = 0; n < CONNECTIONS; n += 1) ask()
  return {
    leave: async () => {
      going = false
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sends a request on each connection and reads no answer. */
export function askAndTakeNothing(url: string, question: DearQuestion, connections: number) {
  const sockets = Array.from({ length: connections }, () => send(url, question).pause())
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.closed).length,
    leave: async () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function send(url: string, question: DearQuestion): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on("error", () => undefined)
  socket.write(requestText(url, question))
  return socket
}

function requestText(url: string, { method, path, headers = {} }: DearQuestion): string {
  const { host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n")
}

const DEAF_CONNECTIONS = 60
const REQUESTS_AT_ONCE = 16
const UNREAD_REQUESTS = 150
const CART_LINES = 5_000
/** A process has 1 GiB in `deploy/`. */
const MAX_MB = 300
const REOPEN_MS = 50

/** Measures clients that pipeline many requests with large headers, or read no answer. */
export async function measurePipelined(
  stage: Stage,
  shop: StageShop,
  checkouts: Checkouts,
): Promise<void> {
  const isChosen = ({ name }: DearQuestion) => name.includes(stage.only ?? "")
  const cart = await largeCart(shop)
  const slowdown = openSlowdown(stage, shop, checkouts)
  for (const question of largeHeaders().filter(isChosen))
    await slowdown.measure(question.name, () =>
      askOverAndOver(shop.url, question, REQUESTS_AT_ONCE),
    )
  if (isChosen(cart)) {
    await slowdown.measure(cart.name, () => askManyAndTakeNothing(shop.url, cart, CONNECTIONS))
    await measureMemory(stage, shop, cart)
  }
  slowdown.report("pipelined requests")
}

function largeHeaders(): DearQuestion[] {
  const ask = (name: string, headers: Record<string, string>): DearQuestion => ({
    name: `pipelined: ${name}`,
    method: "GET",
    path: "/robots.txt",
    headers,
  })
  const manyCookies = Array.from({ length: 900 }, (_, n) => `c${n}=${n}`).join(";")
  return [
    ask("headers of 7 kB", { "x-long": "x".repeat(7_000) }),
    ask("headers of 10 kB", { "x-long": "x".repeat(10_000) }),
    ask("900 cookies", { cookie: manyCookies.slice(0, 7_500) }),
    ask("a cookie of blanks", { cookie: `a${" ".repeat(7_000)}b=1` }),
  ]
}

async function largeCart({ url }: StageShop): Promise<DearQuestion> {
  const parts: { _id: string }[] = await (await fetch(`${url}/part`)).json()
  const lines = parts.slice(0, CART_LINES).map(({ _id: partId }) => ({ partId, quantity: 1 }))
  const headers = { cookie: await visitorsCart(url, lines) }
  return { name: "pipelined: a large cart, unread", method: "GET", path: "/cart", headers }
}

async function measureMemory(stage: Stage, shop: StageShop, question: DearQuestion) {
  const before = residentMb(shop.shop?.pid)
  const deaf = askManyAndTakeNothing(shop.url, question, DEAF_CONNECTIONS)
  await delay(stage.quick ? 10_000 : 60_000)
  const grown = residentMb(shop.shop?.pid) - before
  await deaf.leave()
  const asked = `${DEAF_CONNECTIONS} × ${UNREAD_REQUESTS} requests for a large cart`
  stage.report(atMost(36, `memory for ${asked}, unread`, grown, MAX_MB, "MB"))
}

/** Pipelines requests, reads nothing, and reconnects after a disconnect. */
function askManyAndTakeNothing(url: string, question: DearQuestion, connections: number): Stranger {
  const { hostname, port } = new URL(url)
  const requests = requestText(url, question).repeat(UNREAD_REQUESTS)
  const sockets = new Set<Socket>()
  let isGoing = true
  const open = () => {
    if (!isGoing) return
    const socket = connect(Number(port), hostname)
    sockets.add(socket)
    socket.on("error", () => undefined)
    socket.on("close", () => {
      sockets.delete(socket)
      setTimeout(open, REOPEN_MS)
    })
    socket.pause().write(requests)
  }
  for (let n = 0; n < connections; n += 1) open()
  return {
    leave: async () => {
      isGoing = false
      for (const socket of sockets) socket.destroy()
    },
  }
}
