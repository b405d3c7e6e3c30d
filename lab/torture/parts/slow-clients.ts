import { spawn } from "node:child_process"
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "#test/free-port.ts"
import { Latencies } from "../ask.ts"
import { checkAfterCrash, formatReport } from "../check-after-crash.ts"
import { openCheckouts, timeOfFirstAnswer } from "../checkouts.ts"
import { atMost, never, type Part } from "../part.ts"
import { openStageShop, signal } from "../stage-shop.ts"

const SLOW = 500
const DRIP_MS = 500
const ASK_EVERY_MS = 100

export const slowClientsPart: Part = {
  name: "slow-clients",
  description:
    "500 connections that send their headers or body a few bytes at a time and never finish",
  run: async ({ folder, quick, say, report }) => {
    await using shop = await openStageShop({ folder })
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

const STALL_MS = 10_000
const WARM_UP_MS = 2_000

export const stalledPart: Part = {
  name: "stalled",
  description: "PostgreSQL stopped (SIGSTOP) for 10 s under 50 buyers, then continued",
  run: async ({ folder, say, report }) => {
    await using shop = await openStageShop({ folder })
    const checkouts = await openCheckouts(shop, folder)
    const { buyers, journal } = checkouts
    buyers.go()
    await delay(WARM_UP_MS)
    const pids = shop.serverPids()
    for (const pid of pids) signal(pid, "SIGSTOP")
    const stalled = performance.now()
    const noticed = timeOfFirstAnswer(shop, checkouts, 503).then((at) => at - stalled)
    await delay(STALL_MS)
    for (const pid of pids) signal(pid, "SIGCONT")
    const released = performance.now()
    const backMs = (await timeOfFirstAnswer(shop, checkouts, 200)) - released
    await buyers.pause()
    await buyers.tryAgain()
    report(
      atMost(
        27,
        "time until the hang is answered with 503 and Retry-After",
        (await noticed) / 1000,
        2,
        "s",
      ),
    )
    report(atMost(27, "time until purchases work again after SIGCONT", backMs / 1000, 5, "s"))
    const crash = await checkAfterCrash(shop, checkouts)
    say(formatReport(crash))
    say(`answers by status: ${JSON.stringify(Object.fromEntries(buyers.statuses))}`)
    const lost = Object.values(crash.losses).flat().length
    report(never(27, "acknowledged and not written", lost, `${crash.acknowledged} orders`))
    report(never(undefined, "books wrong", crash.broken.length, "1 stall"))
    const bugs = buyers.statuses.get(500) ?? 0
    report(never(undefined, "internal errors (500)", bugs, "all answers"))
    await journal.close()
  },
}

const program = join(import.meta.dirname, "../../../src/start.ts")

export const secondStartPart: Part = {
  name: "second-start",
  description: "a second shop is started on the data folder of a first that is selling",
  run: async ({ folder, quick, say, report }) => {
    await using shop = await openStageShop({ folder })
    const checkouts = await openCheckouts(shop, folder)
    const times = quick ? 2 : 10
    checkouts.buyers.go()
    const refusals = []
    for (let time = 0; time < times; time += 1) refusals.push(await startSecond(shop.dataDir))
    await checkouts.buyers.pause()
    say(refusals[0]?.output ?? "")
    const slowest = Math.max(...refusals.map(({ tookMs }) => tookMs)) / 1000
    report(atMost(29, "longest time until the second start is refused", slowest, 3, "s"))
    const holder = `process ${shop.shop?.pid}`
    const nameless = refusals.filter(({ output, code }) => code === 0 || !output.includes(holder))
    report(never(29, "refusals that do not name the holder", nameless.length, `${times} starts`))
    const crash = await checkAfterCrash(shop, checkouts)
    say(formatReport(crash))
    const lost = Object.values(crash.losses).flat().length
    report(
      never(
        29,
        "orders acknowledged by the first shop and lost",
        lost,
        `${crash.acknowledged} orders`,
      ),
    )
    const cutOff = (checkouts.buyers.statuses.get(0) ?? 0) + crash.broken.length
    report(never(29, "failed requests to the first shop", cutOff, "all"))
    await checkouts.journal.close()
  },
}

async function startSecond(dataDir: string) {
  const startedAt = performance.now()
  const PORT = String(await freePort())
  const env = { ...process.env, DATA_DIR: dataDir, PORT, SEED: "none", DATABASE_URL: "" }
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "ignore", "pipe"] })
  const [errorOutput, [code]] = await Promise.all([text(child.stderr), once(child, "exit")])
  return { output: errorOutput.trim(), code: Number(code), tookMs: performance.now() - startedAt }
}
