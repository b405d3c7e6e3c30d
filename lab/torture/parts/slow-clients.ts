import { connect, type Socket } from "node:net"
import { setTimeout as delay } from "node:timers/promises"
import { Latencies } from "../ask.ts"
import { openCheckouts } from "../checkouts.ts"
import { atMost, never, type Part } from "../part.ts"
import { openStageShop } from "../stage-shop.ts"

const SLOW = 500
const DRIP_MS = 500
const ASK_EVERY_MS = 100

export const slowClientsPart: Part = {
  name: "slow-clients",
  says: "500 connections that send their headers or their body a few bytes at a time, and never come to an end",
  run: async ({ folder, quick, say, report }) => {
    const shop = await openStageShop({ folder })
    const sockets: Socket[] = []
    try {
      const { customers, partIds, journal } = await openCheckouts(shop, folder)
      await journal.close()
      const headers = { authorization: `Bearer ${customers[0]?.token}` }
      const { hostname, port } = new URL(shop.url)
      const callsFor = async (ms: number) => {
        const calls = new Latencies()
        for (const end = performance.now() + ms; performance.now() < end; await delay(ASK_EVERY_MS))
          await calls.ask(`${shop.url}/part/${partIds[0]}`, "GET", headers)
        return calls
      }
      const alone = await callsFor(quick ? 5_000 : 10_000)
      say(`without slow connections normal calls take ${Math.round(alone.p99Ms())} ms (p99)`)
      for (let n = 0; n < SLOW; n += 1) sockets.push(drip(hostname, Number(port), n % 2 === 0))
      say(`${SLOW} slow connections are open`)
      const calls = await callsFor(quick ? 5_000 : 30_000)
      const open = sockets.filter((socket) => !socket.destroyed).length
      say(`${open} of them were still open at the end`)
      report(atMost(23, "normal calls among 500 slow ones, p99", calls.p99Ms(), 500, "ms"))
      const failed = calls.count - calls.countOf(200)
      report(never(23, "normal calls that failed", failed, `${calls.count} calls`))
    } finally {
      for (const socket of sockets) socket.destroy()
      await shop.close()
    }
  },
}

const unfinished = {
  headers: "GET /part HTTP/1.1\r\nHost: shop\r\n",
  body: "POST /purchase HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{",
}

function drip(host: string, port: number, inHeaders: boolean): Socket {
  const socket = connect(port, host)
  socket.on("error", () => undefined).on("data", () => undefined)
  socket.write(inHeaders ? unfinished.headers : unfinished.body)
  const timer = setInterval(() => socket.write(inHeaders ? "X-A: b\r\n" : " "), DRIP_MS)
  socket.on("close", () => clearInterval(timer))
  return socket
}
