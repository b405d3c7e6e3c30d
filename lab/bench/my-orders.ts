import { setTimeout as delay } from "node:timers/promises"
import { manyCustomers } from "#test/many-customers.ts"
import { Random } from "#test/random.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median, quantile } from "./figure.ts"

const BUYERS = 100
const ORDERS_EACH = 20
const PER_SECOND = 100
const WARM_SECONDS = 2

/** The data of the signed-in page of one's orders, at a hundred requests a second. */
export async function measureMyOrders(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const buyers = await manyCustomers(shop.database, BUYERS)
  await shop.database.pool.query(
    `with placed as (
       insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name)
       select substr(md5(random()::text || u.id || n), 1, 24), u.id, 20, 20000, 1, u.email, u.name
       from users u, generate_series(1, $2) n where u.id = any($1) returning id
     )
     insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
     select placed.id, 1, p.id, p.sku, 'A part', 20, 1000, 20000 from placed, (select id, sku from parts limit 1) p`,
    [buyers.map(({ id }) => id), ORDERS_EACH],
  )
  let next = 0
  const ask = async () => {
    const { token } = buyers[next++ % BUYERS] ?? {}
    const answer = await fetch(`${shop.url}/myorder`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`GET /myorder answered ${answer.status}`)
  }
  await timesOf(ask, WARM_SECONDS)
  const times = await timesOf(ask, seconds)
  return [
    atMost({
      name: `Signed-in data of My Order at ${PER_SECOND}/s, p99`,
      goal: 25,
      value: quantile(times, 0.99),
      unit: " ms",
      from: `median ${median(times).toFixed(1)} ms of ${times.length}, ${times.filter((ms) => !Number.isFinite(ms)).length} failed`,
    }),
  ]
}

/**
 * How long each takes from when it was to be asked, in ms; one that fails never ends. They come as people do who know
 * nothing of each other: at any time, so many a second on average.
 */
async function timesOf(ask: () => Promise<void>, seconds: number): Promise<number[]> {
  const random = new Random(seconds)
  const asked: Promise<number>[] = []
  const endAt = performance.now() + seconds * 1000
  let at = performance.now()
  while (at < endAt) {
    const begunAt = at
    await delay(Math.max(0, begunAt - performance.now()))
    asked.push(
      ask().then(
        () => performance.now() - begunAt,
        () => Number.POSITIVE_INFINITY,
      ),
    )
    at -= (Math.log(1 - random.next()) * 1000) / PER_SECOND
  }
  return Promise.all(asked)
}
