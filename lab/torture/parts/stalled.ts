import { setTimeout as delay } from "node:timers/promises"
import { openCheckouts } from "../checkouts.ts"
import { firstAnswer } from "../first-answer.ts"
import { atMost, never, type Part } from "../part.ts"
import { openStageShop, signal } from "../stage-shop.ts"
import { inWords, takeStock } from "../take-stock.ts"

const STALL_MS = 10_000
const WARM_UP_MS = 2_000

export const part: Part = {
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
