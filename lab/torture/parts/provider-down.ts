import { setTimeout as delay } from "node:timers/promises"
import { payAt } from "../ask.ts"
import { openCheckouts } from "../checkouts.ts"
import { waitForRightBooks } from "../compare.ts"
import { Latencies } from "../latencies.ts"
import { atMost, never, type Part } from "../part.ts"
import { openStageShop } from "../stage-shop.ts"

const CHARGED = 20
const ASK_EVERY_MS = 200

export const part: Part = {
  name: "provider-down",
  says: "the card provider is gone for a minute",
  run: async ({ folder, quick, say, report }) => {
    const shop = await openStageShop({ folder })
    try {
      const { customers, partIds, journal } = await openCheckouts(shop, folder)
      await journal.close()
      const headersOf = (turn: number) => ({
        authorization: `Bearer ${customers[turn % customers.length]?.token}`,
      })
      const unaffected = new Latencies()
      const paying = new Latencies()
      const purchase = { purchaseId: partIds[0], quantity: 1 }
      const order = async (turn: number) =>
        String(
          (await unaffected.ask(`${shop.url}/purchase`, "POST", headersOf(turn), purchase))?.body
            .insertedId,
        )
      const openPage = (turn: number, orderId: string) =>
        paying.ask(`${shop.url}/create-payment-intent`, "POST", headersOf(turn), { orderId })

      // Charged just before it went away; nobody tells the shop but its event and the reconciler.
      for (let n = 0; n < CHARGED; n += 1)
        await payAt(shop.cardsUrl, String((await openPage(n, await order(n)))?.body.clientSecret))
      await shop.cards?.kill()
      paying.statuses.clear()
      const end = performance.now() + (quick ? 15_000 : 60_000)
      let silent = 0
      for (let turn = 0; performance.now() < end; turn += 1) {
        const id = await order(turn)
        await unaffected.ask(`${shop.url}/part/${partIds[0]}`, "GET", headersOf(turn))
        await unaffected.ask(`${shop.url}/healthz`, "GET", {})
        const refused = await openPage(turn, id)
        if (refused?.retryAfter === null || refused?.status !== 503) silent += 1
        await unaffected.ask(`${shop.url}/myorder?limit=50`, "GET", headersOf(turn))
        await delay(ASK_EVERY_MS)
      }
      say(`payments while it was gone: ${JSON.stringify(Object.fromEntries(paying.statuses))}`)
      await shop.startCards()
      const { broken, tookMs } = await waitForRightBooks(shop, 120_000)
      const failed = unaffected.count - unaffected.countOf(200)
      const calls = `${unaffected.count} calls`
      report(never(30, "browsing, buying, my orders that failed meanwhile", failed, calls))
      report(never(30, "payments refused but by 503 with Retry-After", silent, "all"))
      report(atMost(30, "charges of before settled after its return", tookMs / 1000, 60, "s"))
      report(never(30, "rules of the books broken", broken.length, `${CHARGED} charges`))
    } finally {
      await shop.close()
    }
  },
}
