import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { residentMb } from "../resident-mb.ts"
import type { Checkouts } from "./checkouts.ts"
import type { DearQuestion } from "./dear-questions.ts"
import { visitorsCart } from "./one-account.ts"
import { atMost, type Stage } from "./part.ts"
import { openSlowdown } from "./slowdown.ts"
import type { StageShop } from "./stage-shop.ts"
import { askOverAndOver, requestText, type Stranger } from "./stranger.ts"

const CONNECTIONS = 10
const DEAF_CONNECTIONS = 60
const REQUESTS_AT_ONCE = 16
const UNREAD_REQUESTS = 150
const CART_LINES = 5_000
/** A process has 1 GiB in `deploy/`. */
const MAX_MB = 300
const REOPEN_MS = 50

/** Clients that send many requests at once on each connection, with large headers, or read no answer. */
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

/** Sends many requests at once on each connection, reads nothing, and connects again where it is cut off. */
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
