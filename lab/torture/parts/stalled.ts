import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "#test/free-port.ts"
import { firstAnswer, openCheckouts } from "../checkouts.ts"
import { atMost, never, type Part } from "../part.ts"
import { openStageShop, signal } from "../stage-shop.ts"
import { inWords, takeStock } from "../take-stock.ts"

const STALL_MS = 10_000
const WARM_UP_MS = 2_000

export const stalledPart: Part = {
  name: "stalled",
  says: "PostgreSQL stopped (SIGSTOP) for 10 s under 50 buyers, then let go again",
  run: async ({ folder, say, report }) => {
    const shop = await openStageShop({ folder })
    try {
      const checkouts = await openCheckouts(shop, folder)
      const { buyers, journal } = checkouts
      buyers.go()
      await delay(WARM_UP_MS)
      const pids = shop.serverPids()
      for (const pid of pids) signal(pid, "SIGSTOP")
      const stalled = performance.now()
      const noticed = firstAnswer(shop, checkouts, 503).then((at) => at - stalled)
      await delay(STALL_MS)
      for (const pid of pids) signal(pid, "SIGCONT")
      const released = performance.now()
      const backMs = (await firstAnswer(shop, checkouts, 200)) - released
      await buyers.pause()
      await buyers.tryAgain()
      report(atMost(27, "hang noticed: 503 with Retry-After", (await noticed) / 1000, 2, "s"))
      report(atMost(27, "purchases again after SIGCONT", backMs / 1000, 5, "s"))
      const stock = await takeStock(shop, checkouts)
      say(inWords(stock))
      say(`answers by status: ${JSON.stringify(Object.fromEntries(buyers.statuses))}`)
      const lost = Object.values(stock.losses).flat().length
      report(never(27, "acknowledged and not written", lost, `${stock.acknowledged} orders`))
      report(never(undefined, "books wrong", stock.broken.length, "1 stall"))
      const bugs = buyers.statuses.get(500) ?? 0
      report(never(undefined, "errors of ours (500)", bugs, "all answers"))
      await journal.close()
    } finally {
      await shop.close()
    }
  },
}

const program = join(import.meta.dirname, "../../../src/start.ts")

export const secondStartPart: Part = {
  name: "second-start",
  says: "a second shop is started on the data folder of a first that is selling",
  run: async ({ folder, quick, say, report }) => {
    const shop = await openStageShop({ folder })
    try {
      const checkouts = await openCheckouts(shop, folder)
      const times = quick ? 2 : 10
      checkouts.buyers.go()
      const refusals = []
      for (let time = 0; time < times; time += 1) refusals.push(await startSecond(shop.dataDir))
      await checkouts.buyers.pause()
      say(refusals[0]?.said ?? "")
      const slowest = Math.max(...refusals.map(({ tookMs }) => tookMs)) / 1000
      report(atMost(29, "the second start is refused within", slowest, 3, "s"))
      const holder = `process ${shop.shop?.pid}`
      const nameless = refusals.filter(({ said, code }) => code === 0 || !said.includes(holder))
      report(never(29, "refusals that do not name the holder", nameless.length, `${times} starts`))
      const stock = await takeStock(shop, checkouts)
      say(inWords(stock))
      const lost = Object.values(stock.losses).flat().length
      report(never(29, "acknowledged by the first and lost", lost, `${stock.acknowledged} orders`))
      const cutOff = (checkouts.buyers.statuses.get(0) ?? 0) + stock.broken.length
      report(never(29, "requests of the first disturbed", cutOff, "all"))
      await checkouts.journal.close()
    } finally {
      await shop.close()
    }
  },
}

async function startSecond(dataDir: string) {
  const begun = performance.now()
  const PORT = String(await freePort())
  const env = { ...process.env, DATA_DIR: dataDir, PORT, SEED: "none", DATABASE_URL: "" }
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "ignore", "pipe"] })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")])
  return { said: said.trim(), code: Number(code), tookMs: performance.now() - begun }
}
