import { fork } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import type { BenchShop } from "./bench-shop.ts"
import { atLeast, atMost, type Figure } from "./figure.ts"
import { putLoad } from "./load.ts"
import { watchWhileBuying } from "./watch-pages.ts"

const ACCEPT = { "accept-encoding": "br" }
const PATHS = ["/", "/part"]
const load = { connections: 50, pipelining: 4, headers: ACCEPT }

/** Visitors' pages and lists against a bare server that sends the same bytes, with and without purchases. */
export async function measurePages(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of PATHS) {
    const bare = await openBareTwin(shop.url + path)
    try {
      await putLoad({ ...load, url: shop.url + path, seconds: 1 })
      // In turns, so that whatever else the machine does slows both down.
      const still = await inTurns(bare.url, shop.url + path, seconds)
      figures.push(ratio(`${path} for visitors, against bare Node`, 0.8, still))
      const watch = watchWhileBuying(shop)
      const moving = await inTurns(bare.url, shop.url + path, seconds)
      const seen = await watch.end()
      figures.push(
        ratio(`${path} while a purchase a second changes stock`, 0.6, moving),
        atMost({
          name: `${path}: oldest stock shown meanwhile`,
          goal: 1000,
          // A stock there never was is older than any.
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

async function inTurns(bareUrl: string, shopUrl: string, seconds: number): Promise<Turns> {
  const sums: Turns = { bare: 0, shop: 0, failed: 0 }
  for (let turn = 0; turn < 2; turn += 1) {
    const bare = await putLoad({ ...load, url: bareUrl, seconds })
    const shop = await putLoad({ ...load, url: shopUrl, seconds })
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

/** Takes the shop's own answer, compressed, and serves it from a process of its own. */
async function openBareTwin(url: string): Promise<{ url: string; close(): void }> {
  const asked = request(url, { headers: ACCEPT }).end()
  const [answer] = await once(asked, "response")
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
