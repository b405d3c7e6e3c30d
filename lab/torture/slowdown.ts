import { get } from "node:http"
import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { bodyOf } from "#test/read-json.ts"
import { residentMb, startService } from "../program.ts"
import { Latencies } from "./ask.ts"
import type { Checkouts } from "./checkouts.ts"
import { type ExpensiveRequest, visitorsCart } from "./expensive-requests.ts"
import { atMost, never, type Stage } from "./part.ts"
import type { StageShop } from "./stage-shop.ts"

const autocannon = fileURLToPath(import.meta.resolve("autocannon"))

/** A client that repeats one request on several connections. */
interface Stranger {
  leave(): Promise<void>
}

const CONNECTIONS = 10
const FOREVER_S = "3600"

/** Repeats a request from a separate process, so that the client does not slow the measurement. */
export function requestRepeatedly(url: string, request: ExpensiveRequest, atOnce = 1): Stranger {
  const { method, path, headers = {}, body } = request
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

const LEAVES_AFTER_MS = 50

/** Repeats a request and disconnects before each response. */
export function requestAndDisconnect(url: string, request: ExpensiveRequest): Stranger {
  const sockets = new Set<Socket>()
  let going = true
  const ask = () => {
    if (!going) return
    const socket = send(url, request)
    sockets.add(socket)
    setTimeout(() => socket.destroy(), LEAVES_AFTER_MS)
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

/** Sends a request on each connection and reads no response. */
export function requestWithoutReading(url: string, request: ExpensiveRequest, connections: number) {
  const sockets = Array.from({ length: connections }, () => send(url, request).pause())
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.closed).length,
    leave: async () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function send(url: string, request: ExpensiveRequest): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on("error", () => undefined)
  socket.write(requestText(url, request))
  return socket
}

function requestText(url: string, request: ExpensiveRequest): string {
  const { method, path, headers = {}, body = "" } = request
  const { host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n")
}

const MAX_TIMES = 3
const MAX_PAGE_MS = 1_000
const TRIES = 3
const PAGES = 10
/** Startup time of the stranger's process. */
const STRANGER_START_MS = 800
/** Address in another network than the stranger's, on the same machine. */
const OTHER_ADDRESS = "127.0.0.2"

interface Slowdown {
  /** Measures purchases and pages while a stranger sends requests. */
  measure(name: string, startStranger: () => Stranger): Promise<void>
  report(where: string): void
}

interface SlowdownFigures {
  times: number
  pageMs: number
}

/** Measures how much longer purchases and pages take while a stranger sends requests. */
export function openSlowdown(stage: Stage, shop: StageShop, checkouts: Checkouts): Slowdown {
  const buy = buyer(shop, checkouts, stage.quick)
  const worst = { times: 0, timesBy: "", pageMs: 0, pageMsBy: "" }
  let failed = 0
  let bought = 0
  const compare = async (name: string, startStranger: () => Stranger): Promise<SlowdownFigures> => {
    const alone = await buy()
    const stranger = startStranger()
    await delay(STRANGER_START_MS)
    const disturbed = await buy()
    const pageMs = await slowestPage(shop)
    await stranger.leave()
    await waitUntilIdle(shop)
    failed += disturbed.count - disturbed.countOf(200)
    bought += disturbed.count
    const times = disturbed.quantileMs(0.5) / alone.quantileMs(0.5)
    const ms = [
      alone.quantileMs(0.5),
      disturbed.quantileMs(0.5),
      disturbed.quantileMs(0.95),
      pageMs,
    ]
    stage.say(`${name}: ${ms.map((each) => each.toFixed(1)).join(", ")} ms: × ${times.toFixed(1)}`)
    return { times, pageMs }
  }
  const isMissed = ({ times, pageMs }: SlowdownFigures) => times > MAX_TIMES || pageMs > MAX_PAGE_MS
  stage.say(
    "purchases alone, beside the stranger, the slowest twentieth of these, and another's slowest page",
  )
  return {
    measure: async (name, startStranger) => {
      let best: SlowdownFigures = { times: Infinity, pageMs: Infinity }
      // The best try counts, because other load on the machine varies, but the stranger's does not.
      for (let tries = 0; tries < TRIES && isMissed(best); tries += 1) {
        const found = await compare(name, startStranger)
        best = {
          times: Math.min(best.times, found.times),
          pageMs: Math.min(best.pageMs, found.pageMs),
        }
      }
      if (best.times > worst.times) Object.assign(worst, { times: best.times, timesBy: name })
      if (best.pageMs > worst.pageMs) Object.assign(worst, { pageMs: best.pageMs, pageMsBy: name })
    },
    report: (where) => {
      const purchases = `purchases beside ${where}: ${worst.timesBy}`
      const pages = `others' pages beside ${where}: ${worst.pageMsBy}`
      stage.report(atMost(36, purchases, worst.times, MAX_TIMES, "times as long"))
      stage.report(atMost(36, pages, worst.pageMs, MAX_PAGE_MS, "ms"))
      stage.report(never(36, `purchases that failed beside ${where}`, failed, `${bought}`))
    },
  }
}

/** Returns a function that makes sequential purchases, each as another customer. */
function buyer({ url }: StageShop, { customers, partIds }: Checkouts, quick: boolean) {
  let next = 0
  return async () => {
    const purchases = new Latencies()
    const body = { purchaseId: partIds[0], quantity: 1 }
    for (let n = 0; n < (quick ? 20 : 60); n += 1) {
      next = (next + 1) % customers.length
      const headers = { authorization: `Bearer ${customers[next]?.token}` }
      await purchases.ask(`${url}/purchase`, "POST", headers, body)
    }
    return purchases
  }
}

async function slowestPage({ url }: StageShop): Promise<number> {
  let slowest = 0
  for (let n = 0; n < PAGES; n += 1) {
    const startedAt = performance.now()
    const status = await statusOf(`${url}/parts?q=${"abcdefghij".charAt(n)}`)
    slowest = Math.max(slowest, status === 200 ? performance.now() - startedAt : Infinity)
  }
  return slowest
}

const statusOf = (address: string) =>
  new Promise<number | undefined>((done, fail) => {
    get(address, { localAddress: OTHER_ADDRESS, agent: false }, (reply) => {
      reply.resume().on("end", () => done(reply.statusCode))
    }).on("error", fail)
  })

/** Waits until the shop has finished the stranger's requests. */
async function waitUntilIdle(shop: StageShop): Promise<void> {
  await delay(200)
  await (await fetch(`${shop.url}/readyz`)).text()
}

const STALLED_CONNECTIONS = 60
const REQUESTS_AT_ONCE = 16
const UNREAD_REQUESTS = 150
const CART_LINES = 5_000
/** A process may use 1 GiB in `deploy/`. */
const MAX_MB = 300
const REOPEN_MS = 50

/** Measures clients that pipeline many requests with large headers, or read no response. */
export async function measurePipelined(
  stage: Stage,
  shop: StageShop,
  checkouts: Checkouts,
): Promise<void> {
  const isChosen = ({ name }: ExpensiveRequest) => name.includes(stage.only ?? "")
  const cart = await largeCart(shop)
  const slowdown = openSlowdown(stage, shop, checkouts)
  for (const request of largeHeaders().filter(isChosen))
    await slowdown.measure(request.name, () =>
      requestRepeatedly(shop.url, request, REQUESTS_AT_ONCE),
    )
  if (isChosen(cart)) {
    await slowdown.measure(cart.name, () => pipelineWithoutReading(shop.url, cart, CONNECTIONS))
    await measureMemory(stage, shop, cart)
  }
  for (const request of unreadBodies().filter(isChosen))
    await slowdown.measure(request.name, () =>
      pipelineWithoutReading(shop.url, request, CONNECTIONS, UNREAD_BODIES),
    )
  slowdown.report("pipelined requests")
}

const UNREAD_BYTES = 4_000_000
const UNREAD_BODIES = 2

/** Requests with large bodies that no endpoint reads. */
function unreadBodies(): ExpensiveRequest[] {
  const body = "x".repeat(UNREAD_BYTES)
  const headers = { "content-type": "text/plain", "content-length": String(UNREAD_BYTES) }
  const send = (method: ExpensiveRequest["method"], path: string): ExpensiveRequest => ({
    name: `pipelined: ${method} ${path} with 4 MB`,
    method,
    path,
    headers,
    body,
  })
  return [send("GET", "/robots.txt"), send("POST", "/contact"), send("POST", "/match/file")]
}

function largeHeaders(): ExpensiveRequest[] {
  const ask = (name: string, headers: Record<string, string>): ExpensiveRequest => ({
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

async function largeCart({ url }: StageShop): Promise<ExpensiveRequest> {
  const parts = await bodyOf<{ _id: string }[]>(await fetch(`${url}/part`))
  const lines = parts.slice(0, CART_LINES).map(({ _id: partId }) => ({ partId, quantity: 1 }))
  const headers = { cookie: await visitorsCart(url, lines) }
  return { name: "pipelined: a large cart, unread", method: "GET", path: "/cart", headers }
}

async function measureMemory(stage: Stage, shop: StageShop, request: ExpensiveRequest) {
  const before = residentMb(shop.shop?.pid)
  const stalled = pipelineWithoutReading(shop.url, request, STALLED_CONNECTIONS)
  await delay(stage.quick ? 10_000 : 60_000)
  const grown = residentMb(shop.shop?.pid) - before
  await stalled.leave()
  const description = `${STALLED_CONNECTIONS} × ${UNREAD_REQUESTS} requests for a large cart`
  stage.report(atMost(36, `memory for ${description}, unread`, grown, MAX_MB, "MB"))
}

/** Pipelines requests, reads nothing, and reconnects after a disconnect. */
function pipelineWithoutReading(
  url: string,
  request: ExpensiveRequest,
  connections: number,
  count = UNREAD_REQUESTS,
): Stranger {
  const { hostname, port } = new URL(url)
  const requests = Buffer.from(requestText(url, request).repeat(count))
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
