import { setTimeout as delay } from "node:timers/promises"
import type { Browser, Page } from "playwright-core"
import { findChromium } from "#test/browser-setup.ts"
import { launchBrowser } from "#test/launch-browser.ts"
import { manyCustomers } from "#test/many-customers.ts"
import { Random } from "#test/random.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median, quantile } from "./figure.ts"
import { register } from "./phone.ts"

const BUYERS = 100
const ORDERS_EACH = 20
const PER_SECOND = 100
const WARM_SECONDS = 2

/** Measures My Order's data at 100 requests per second. */
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
 * Sends requests at random times, like independent users, and measures each from its scheduled time. A failed request
 * counts as infinite.
 */
async function timesOf(ask: () => Promise<void>, seconds: number): Promise<number[]> {
  const random = new Random(seconds)
  const requests: Promise<number>[] = []
  const endAt = performance.now() + seconds * 1000
  let at = performance.now()
  while (at < endAt) {
    const startedAt = at
    await delay(Math.max(0, startedAt - performance.now()))
    requests.push(
      ask().then(
        () => performance.now() - startedAt,
        () => Number.POSITIVE_INFINITY,
      ),
    )
    at -= (Math.log(1 - random.next()) * 1000) / PER_SECOND
  }
  return Promise.all(requests)
}

const RUNS = 5
const ROWS = ".order-lines tbody tr"

/** Measures how fast the administrator's page of a large order opens. */
export async function measureOrderPage(shop: BenchShop, lines: number): Promise<Figure[]> {
  const { rows } = await shop.database.pool.query(
    "select id from orders where line_count = $1 order by created_at desc limit 1",
    [lines],
  )
  const id = String(rows[0]?.id)
  const browser = await launchBrowser(await findChromium())
  try {
    const page = await administratorsPage(browser, shop)
    const path = `${shop.url}/dashboard/order/${id}`
    const loads: number[] = []
    for (let run = 0; run < RUNS; run += 1) loads.push(await paintedAfter(page, path, lines))
    const clicks: number[] = []
    for (let run = 0; run < RUNS; run += 1) clicks.push(await click(page, shop.url, id))
    const opens = `Order of ${lines} lines opens in the administrator's page`
    return [
      atMost({
        name: `${opens}, by address`,
        goal: 1000,
        unit: " ms",
        value: median(loads),
        from: `painted, median of ${RUNS}`,
      }),
      atMost({
        name: `${opens}, by a click in the list`,
        goal: 1000,
        unit: " ms",
        value: median(clicks),
        from: `painted, median of ${RUNS}`,
      }),
    ]
  } finally {
    await browser.close()
  }
}

async function administratorsPage(browser: Browser, shop: BenchShop): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const email = await register(page, shop.url)
  const promote =
    "update profiles set role = 'admin' where user_id = (select id from users where email = $1)"
  await page.goto(shop.url, { waitUntil: "networkidle" })
  await shop.database.pool.query(promote, [email])
  return page
}

/** Loads the page and returns its first contentful paint in milliseconds. */
async function paintedAfter(page: Page, path: string, lines: number): Promise<number> {
  await page.goto(path, { waitUntil: "commit" })
  await page.waitForFunction(
    ([rows, count]) => document.querySelectorAll(String(rows)).length === count,
    [ROWS, lines],
  )
  await page.waitForLoadState("networkidle")
  return page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  )
}

async function click(page: Page, url: string, id: string): Promise<number> {
  await page.goto(`${url}/dashboard/manageOrder?q=${id}`, { waitUntil: "networkidle" })
  const startedAt = await page.evaluate(() => performance.now())
  await page.locator(`a[href^="/dashboard/order/${id}?list="]`).first().click()
  await page.locator(ROWS).first().waitFor()
  return (await page.evaluate(afterFrame)) - startedAt
}

const afterFrame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
  })
