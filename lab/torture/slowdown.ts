import { get } from "node:http"
import { setTimeout as delay } from "node:timers/promises"
import { Latencies } from "./ask.ts"
import type { Checkouts } from "./checkouts.ts"
import { atMost, never, type Stage } from "./part.ts"
import type { StageShop } from "./stage-shop.ts"
import type { Stranger } from "./stranger.ts"

const MAX_TIMES = 3
const MAX_PAGE_MS = 1_000
const TRIES = 3
const PAGES = 10
/** Startup time of the stranger's program. */
const COMING_MS = 800
/** Another network than the stranger's, on the same machine. */
const OTHER_ADDRESS = "127.0.0.2"

export interface Slowdown {
  /** Measures purchases and pages beside a stranger. */
  measure(name: string, come: () => Stranger): Promise<void>
  report(where: string): void
}

interface Found {
  times: number
  pageMs: number
}

/** Measures how much longer purchases and pages take beside a stranger. */
export function openSlowdown(stage: Stage, shop: StageShop, checkouts: Checkouts): Slowdown {
  const buy = buyer(shop, checkouts, stage.quick)
  const worst = { times: 0, timesBy: "", pageMs: 0, pageMsBy: "" }
  let failed = 0
  let bought = 0
  const compare = async (name: string, come: () => Stranger): Promise<Found> => {
    const quiet = await buy()
    const stranger = come()
    await delay(COMING_MS)
    const beside = await buy()
    const pageMs = await slowestPage(shop)
    await stranger.leave()
    await settled(shop)
    failed += beside.count - beside.countOf(200)
    bought += beside.count
    const times = beside.quantileMs(0.5) / quiet.quantileMs(0.5)
    const ms = [quiet.quantileMs(0.5), beside.quantileMs(0.5), beside.quantileMs(0.95), pageMs]
    stage.say(`${name}: ${ms.map((each) => each.toFixed(1)).join(", ")} ms: × ${times.toFixed(1)}`)
    return { times, pageMs }
  }
  const isMissed = ({ times, pageMs }: Found) => times > MAX_TIMES || pageMs > MAX_PAGE_MS
  stage.say(
    "purchases alone, beside the stranger, the slowest twentieth of these, and another's slowest page",
  )
  return {
    measure: async (name, come) => {
      let best: Found = { times: Infinity, pageMs: Infinity }
      // Other load on the machine varies, the stranger's does not: the best try counts.
      for (let tries = 0; tries < TRIES && isMissed(best); tries += 1) {
        const found = await compare(name, come)
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

/** Buys one after another, each time as another customer. */
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
    const begun = performance.now()
    const status = await statusOf(`${url}/parts?page=${n + 1}`)
    slowest = Math.max(slowest, status === 200 ? performance.now() - begun : Infinity)
  }
  return slowest
}

const statusOf = (address: string) =>
  new Promise<number | undefined>((done, fail) => {
    get(address, { localAddress: OTHER_ADDRESS, agent: false }, (reply) => {
      reply.resume().on("end", () => done(reply.statusCode))
    }).on("error", fail)
  })

/** Waits until the shop has finished what was requested. */
async function settled(shop: StageShop): Promise<void> {
  await delay(200)
  await (await fetch(`${shop.url}/readyz`)).text()
}
