import { fork } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"
import { manyCustomers } from "#test/many-customers.ts"
import { bodyOf } from "#test/read-json.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atLeast, atMost, type Figure } from "./figure.ts"
import { runLoad } from "./load.ts"

const ACCEPT = { "accept-encoding": "br" }
const PATHS = ["/", "/part"]
const load = { connections: 50, pipelining: 4, headers: ACCEPT }

/** Compares pages and lists with a bare server that sends the same bytes, with and without concurrent purchases. */
export async function measurePages(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of PATHS) {
    const bare = await openBareServer(shop.url + path)
    try {
      await runLoad({ ...load, url: shop.url + path, seconds: 1 })
      // Alternates between both servers, so that other load affects both equally.
      const still = await measureInTurns(bare.url, shop.url + path, seconds)
      figures.push(ratio(`${path} for visitors, against bare Node`, 0.8, still))
      const watch = watchWhileBuying(shop)
      const moving = await measureInTurns(bare.url, shop.url + path, seconds)
      const seen = await watch.end()
      figures.push(
        ratio(`${path} while a purchase a second changes stock`, 0.6, moving),
        atMost({
          name: `${path}: oldest stock shown meanwhile`,
          goal: 1000,
          // A stock that never existed counts as infinitely old.
          value: seen.wrong > 0 ? Number.POSITIVE_INFINITY : seen.oldestMs,
          unit: " ms",
          from: `${seen.checks} looks, ${seen.wrong} wrong`,
        }),
      )
    } finally {
      bare.close()
    }
  }
  return figures
}

interface Turns {
  bare: number
  shop: number
  failed: number
}

async function measureInTurns(bareUrl: string, shopUrl: string, seconds: number): Promise<Turns> {
  const sums: Turns = { bare: 0, shop: 0, failed: 0 }
  for (let turn = 0; turn < 2; turn += 1) {
    const bare = await runLoad({ ...load, url: bareUrl, seconds })
    const shop = await runLoad({ ...load, url: shopUrl, seconds })
    sums.bare += bare.perSecond / 2
    sums.shop += shop.perSecond / 2
    sums.failed += shop.failed
  }
  return sums
}

const ratio = (name: string, goal: number, { bare, shop, failed }: Turns): Figure =>
  atLeast({
    name,
    goal,
    value: shop / bare,
    digits: 2,
    from: `${whole(shop)} of ${whole(bare)}/s${failed > 0 ? `, ${failed} failed` : ""}`,
  })

const whole = (value: number) => Math.round(value).toLocaleString("en-US")

/** Serves a copy of the shop's compressed response from another process. */
async function openBareServer(url: string): Promise<{ url: string; close(): void }> {
  const outgoing = request(url, { headers: ACCEPT }).end()
  const [answer] = await once(outgoing, "response")
  const body = (await buffer(answer)).toString("base64")
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(
      ([name]) => !["connection", "keep-alive", "content-length", "date"].includes(name),
    ),
  )
  const child = fork(join(import.meta.dirname, "bare-server.ts"))
  child.send({ body, headers })
  const [address] = await once(child, "message")
  return { url: `http://127.0.0.1:${address.port}/`, close: () => child.disconnect() }
}

interface StockChecks {
  checks: number
  /** Number of checks that showed a stock that never existed. */
  wrong: number
  /** Maximum time that a page still showed the stock from before a purchase. */
  oldestMs: number
}

interface Part {
  _id: string
  name: string
  minimumQuantity: number
  availableQuantity: number
}

/** Buys once a second while it checks the home page and the list. */
function watchWhileBuying(shop: BenchShop): { end(): Promise<StockChecks> } {
  const stopping = new AbortController()
  const done = watch(shop, stopping.signal)
  return {
    end: () => {
      stopping.abort()
      return done
    },
  }
}

async function watch(shop: BenchShop, stopping: AbortSignal): Promise<StockChecks> {
  const [buyer] = await manyCustomers(shop.database, 1)
  const parts = await bodyOf<Part[]>(await fetch(`${shop.url}/part`))
  const home = await (await fetch(shop.url)).text()
  const part = parts
    .filter(({ _id }) => home.includes(purchaseLink(_id)))
    .toSorted((a, b) => b.availableQuantity - a.availableQuantity)[0]
  if (!buyer || !part) throw new Error("The shop has nothing to sell")
  /** Stock levels, each with the time when the purchase that reduced it was confirmed. */
  const stocks = [{ quantity: part.availableQuantity, endedAt: Infinity }]
  const seen: StockChecks = { checks: 0, wrong: 0, oldestMs: 0 }

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
  const parts = await bodyOf<Part[]>(await fetch(`${shop.url}/part`))
  return parts.find((part) => part._id === _id)?.availableQuantity
}

/** Reads the stock from the part's card, which ends with the purchase link. */
async function shownAtHome(shop: BenchShop, { _id }: Part): Promise<number | undefined> {
  const html = await (await fetch(shop.url)).text()
  const card = html.slice(0, html.lastIndexOf(purchaseLink(_id)))
  const shown = [...card.matchAll(/([\d,]+) available/g)].at(-1)?.[1]
  return shown === undefined ? undefined : Number(shown.replaceAll(",", ""))
}

const purchaseLink = (id: string) => `href="/purchase/${id}"`
