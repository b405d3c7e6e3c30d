import { glob } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { openCheckouts } from "../checkouts.ts"
import { never, type Part, type Stage } from "../part.ts"
import { openStageShop } from "../stage-shop.ts"
import { inWords, takeStock } from "../take-stock.ts"
import { runTests } from "../tests-part.ts"

const SKEWS = ["+25h", "-25h"]
const UNDER_LOAD_MS = 5_000

const expiries = [
  { what: "tokens past their life, and idle", file: "test/security/access-matrix.test.ts" },
  {
    what: "unpaid orders past their time",
    file: "src/operations/orders/expire-unpaid-orders.test.ts",
  },
  { what: "events of the provider past their age", file: "src/http/payments/webhook.test.ts" },
]

export const part: Part = {
  name: "clock",
  says: "the shop's clock is a day off from its database's (libfaketime); what expires, expires",
  run: async (stage) => {
    for (const { what, file } of expiries) {
      const outcomes = await runTests([file], stage)
      const failed = outcomes.filter(({ status }) => status !== "passed").length
      stage.report(never(undefined, what, failed, `${outcomes.length} tests failed`))
    }
    const [library] = await Array.fromAsync(glob("/usr/lib/*/faketime/libfaketime.so.1"))
    for (const skew of SKEWS)
      if (library) await sellWithClockOff(stage, library, skew)
      else {
        const found = "not measured: libfaketime is not installed (apt-get install faketime)"
        const what = `sales with the clock ${skew} off`
        stage.report({ what, wanted: "books right", found, met: undefined })
      }
  },
}

async function sellWithClockOff(stage: Stage, library: string, skew: string): Promise<void> {
  const env = { LD_PRELOAD: library, FAKETIME: skew, FAKETIME_DONT_FAKE_MONOTONIC: "1" }
  const folder = join(stage.folder, skew)
  const shop = await openStageShop({ folder, env })
  try {
    const checkouts = await openCheckouts(shop, folder)
    const { buyers, journal } = checkouts
    buyers.go()
    await delay(UNDER_LOAD_MS)
    await buyers.pause()
    const stock = await takeStock(shop, checkouts)
    stage.say(inWords(stock))
    const wrong = Object.values(stock.losses).flat().length + stock.broken.length
    const of = `${stock.acknowledged} orders`
    stage.report(never(undefined, `wrong with the shop's clock ${skew} off`, wrong, of))
    const failed = (buyers.statuses.get(500) ?? 0) + (buyers.statuses.get(503) ?? 0)
    stage.report(never(undefined, "errors with the clock off", failed, of))
    await journal.close()
  } finally {
    await shop.close()
  }
}
