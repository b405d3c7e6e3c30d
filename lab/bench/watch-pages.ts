import { setTimeout as delay } from "node:timers/promises"
import { manyCustomers } from "#test/many-customers.ts"
import type { BenchShop } from "./bench-shop.ts"

interface Seen {
  checks: number
  /** Looks that showed a stock there never was. */
  wrong: number
  /** How long after the answer to a purchase the stock before it was still shown. */
  oldestMs: number
}

interface Part {
  _id: string
  name: string
  minimumQuantity: number
  availableQuantity: number
}

/** Buys once a second and looks at the home page and the list all the while, as a visitor would. */
export function watchWhileBuying(shop: BenchShop): { end(): Promise<Seen> } {
  const stopping = new AbortController()
  const done = watch(shop, stopping.signal)
  return {
    end: () => {
      stopping.abort()
      return done
    },
  }
}

async function watch(shop: BenchShop, stopping: AbortSignal): Promise<Seen> {
  const [buyer] = await manyCustomers(shop.database, 1)
  const parts: Part[] = await (await fetch(`${shop.url}/part`)).json()
  const home = await (await fetch(shop.url)).text()
  const part = parts
    .filter(({ _id }) => home.includes(purchaseLink(_id)))
    .toSorted((a, b) => b.availableQuantity - a.availableQuantity)[0]
  if (!buyer || !part) throw new Error("The shop has nothing to sell")
  /** What was in stock, and when a purchase that took from it was begun and answered. */
  const stocks = [{ quantity: part.availableQuantity, endedAt: Infinity }]
  const seen: Seen = { checks: 0, wrong: 0, oldestMs: 0 }

  const buy = async () => {
    const quantity = part.minimumQuantity
    const before = stocks.at(-1)
    stocks.push({ quantity: (before?.quantity ?? 0) - quantity, endedAt: Infinity })
    const answer = await fetch(`${shop.url}/purchase`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${buyer.token}` },
      body: JSON.stringify({ purchaseId: part._id, quantity }),
    })
    if (!answer.ok) throw new Error(`A purchase was answered ${answer.status}`)
    if (before) before.endedAt = performance.now()
  }
  const look = async () => {
    const askedAt = performance.now()
    for (const shown of await Promise.all([shownInList(shop, part), shownAtHome(shop, part)])) {
      const stock = stocks.find(({ quantity }) => quantity === shown)
      seen.checks += 1
      if (!stock) seen.wrong += 1
      else seen.oldestMs = Math.max(seen.oldestMs, askedAt - stock.endedAt)
    }
  }
  const repeat = async (work: () => Promise<void>, everyMs: number) => {
    while (!stopping.aborted) {
      await work()
      await delay(everyMs, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  await Promise.all([repeat(buy, 1000), repeat(look, 100)])
  return seen
}

async function shownInList(shop: BenchShop, { _id }: Part): Promise<number | undefined> {
  const parts: Part[] = await (await fetch(`${shop.url}/part`)).json()
  return parts.find((part) => part._id === _id)?.availableQuantity
}

/** The stock on the part's card, which ends with the link to its purchase. */
async function shownAtHome(shop: BenchShop, { _id }: Part): Promise<number | undefined> {
  const html = await (await fetch(shop.url)).text()
  const card = html.slice(0, html.lastIndexOf(purchaseLink(_id)))
  const shown = [...card.matchAll(/([\d,]+) available/g)].at(-1)?.[1]
  return shown === undefined ? undefined : Number(shown.replaceAll(",", ""))
}

const purchaseLink = (id: string) => `href="/purchase/${id}"`
