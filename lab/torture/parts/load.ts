import { setTimeout as delay } from "node:timers/promises"
import type { Customer } from "#test/many-customers.ts"
import { randomUpTo } from "#test/torture.ts"
import { median } from "../../bench/figure.ts"
import { residentMb } from "../../program.ts"
import { Latencies, payAt } from "../ask.ts"
import { waitForConsistentBooks } from "../check-after-crash.ts"
import { type Checkouts, openCheckouts } from "../checkouts.ts"
import { atMost, never, type Part } from "../part.ts"
import { openStageShop, type StageShop } from "../stage-shop.ts"

const USERS = 50
const THINK_MS = 500
const WARM_UP = 0.2
const MINUTE_MS = 60_000

export const loadPart: Part = {
  name: "load",
  description:
    "50 users who read, buy, pay and delete, for 30 minutes (--quick: 1, --hours N: N hours)",
  run: async ({ folder, quick, hours, say, report }) => {
    await using shop = await openStageShop({ folder })
    const checkouts = await openCheckouts(shop, folder)
    await checkouts.journal.close()
    const reads = new Latencies()
    const purchases = new Latencies()
    const others = new Latencies()
    const lastMs = (quick ? 1 : 60 * (hours ?? 0.5)) * MINUTE_MS
    const startedAt = performance.now()
    let going = true
    const users = Array.from({ length: USERS }, async (_, n) => {
      const customer = checkouts.customers[n]
      while (going && customer) {
        await act({ shop, checkouts, customer, reads, purchases, others })
        await delay(randomUpTo(2 * THINK_MS))
      }
    })
    const memory: number[] = []
    while (performance.now() - startedAt < lastMs) {
      await delay(Math.min(MINUTE_MS / 6, lastMs / 20))
      memory.push(residentMb(shop.shop?.pid))
    }
    going = false
    await Promise.all(users)
    const { broken } = await waitForConsistentBooks(shop, MINUTE_MS)
    const minutes = Math.round(lastMs / MINUTE_MS)
    const all = [reads, purchases, others]
    const count = all.reduce((sum, calls) => sum + calls.count, 0)
    const errors = all.reduce((sum, calls) => sum + calls.serverErrors + calls.countOf(0), 0)
    const during = `${count} calls in ${minutes} min`
    report(never(31, "5xx or no answer, 50 mixed users", errors, during))
    report(atMost(31, "reads, p99", reads.p99Ms(), 300, "ms"))
    report(atMost(31, "purchases, p99", purchases.p99Ms(), 600, "ms"))
    const warm = memory.slice(Math.floor(memory.length * WARM_UP))
    const third = Math.max(1, Math.floor(warm.length / 3))
    const early = median(warm.slice(0, third))
    const late = median(warm.slice(-third))
    say(
      `resident memory after the first fifth: ${early.toFixed(0)} MB, at the end ${late.toFixed(0)} MB`,
    )
    report(atMost(31, `memory growth over ${minutes} min`, (late / early - 1) * 100, 5, "%"))
    report(never(3, "rules of the books broken", broken.length, during))
  },
}

interface Visit {
  shop: StageShop
  checkouts: Checkouts
  customer: Customer
  reads: Latencies
  purchases: Latencies
  others: Latencies
}

/** Performs a random action: mostly reads, sometimes a purchase. */
async function act({ shop, checkouts, customer, reads, purchases, others }: Visit): Promise<void> {
  const headers = { authorization: `Bearer ${customer.token}` }
  const partId = checkouts.partIds[randomUpTo(checkouts.partIds.length - 1)] ?? ""
  const choice = randomUpTo(9)
  if (choice < 3) await reads.ask(`${shop.url}/part/${partId}`, "GET", headers)
  else if (choice < 7)
    await reads.ask(`${shop.url}/user/${encodeURIComponent(customer.email)}`, "GET", headers)
  else {
    const body = { purchaseId: partId, quantity: 1 }
    const bought = await purchases.ask(`${shop.url}/purchase`, "POST", headers, body)
    const id = String(bought?.body.insertedId)
    if (bought?.status !== 200) return
    if (choice === 9) {
      await others.ask(`${shop.url}/order/${id}`, "DELETE", headers)
      return
    }
    const orderId = { orderId: id }
    const page = await others.ask(`${shop.url}/create-payment-intent`, "POST", headers, orderId)
    if (page?.status !== 200) return
    await payAt(shop.cardsUrl, String(page.body.clientSecret))
    await others.ask(`${shop.url}/order/${id}`, "PATCH", headers, {})
  }
}
