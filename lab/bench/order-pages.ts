import type { Browser, Page } from "playwright-core"
import { findChromium } from "#test/browser-setup.ts"
import { launchBrowser } from "#test/launch-browser.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median, note } from "./figure.ts"
import { register } from "./navigation.ts"

const RUNS = 5
const FRAMES = 200
const ROWS = ".order-lines tbody tr"

/** The page of the order that has so many lines, as an administrator opens it and scrolls through it. */
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
    const loads: Load[] = []
    for (let run = 0; run < RUNS; run += 1) loads.push(await load(page, path, lines))
    const frames = await framesOfScrolling(page)
    const clicks: number[] = []
    for (let run = 0; run < RUNS; run += 1) clicks.push(await click(page, shop.url, id))
    const opens = `Order of ${lines} lines opens in the administrator's page`
    const of = (read: (one: Load) => number) => median(loads.map(read))
    return [
      atMost({
        name: `${opens}, by address`,
        goal: 1000,
        unit: " ms",
        value: of(({ painted }) => painted),
        from: `painted, median of ${RUNS}`,
      }),
      atMost({
        name: `${opens}, by a click in the list`,
        goal: 1000,
        unit: " ms",
        value: median(clicks),
        from: `painted, median of ${RUNS}`,
      }),
      note(`${opens}: all of them are there`, `${of(({ whole }) => whole).toFixed(0)} ms`),
      note("Frame while it is scrolled, 95 of 100 and longest", frames),
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

interface Load {
  /** Until the first of its lines are on the screen, and until the last is in the page, in milliseconds. */
  painted: number
  whole: number
}

async function load(page: Page, path: string, lines: number): Promise<Load> {
  await page.goto(path, { waitUntil: "commit" })
  await page.waitForFunction(
    ([rows, count]) => document.querySelectorAll(String(rows)).length === count,
    [ROWS, lines],
  )
  const whole = await page.evaluate(() => performance.now())
  await page.waitForLoadState("networkidle")
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  )
  return { painted, whole }
}

async function click(page: Page, url: string, id: string): Promise<number> {
  await page.goto(`${url}/dashboard/manageOrder?q=${id}`, { waitUntil: "networkidle" })
  const begunAt = await page.evaluate(() => performance.now())
  await page.locator(`a[href^="/dashboard/order/${id}?list="]`).first().click()
  await page.locator(ROWS).first().waitFor()
  return (await page.evaluate(afterFrame)) - begunAt
}

const afterFrame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
  })

/** First by a wheel's steps, then in leaps from the beginning to the end. */
const framesOfScrolling = (page: Page): Promise<string> =>
  page.evaluate(async (count) => {
    const times: number[] = []
    const end = document.documentElement.scrollHeight
    for (let frame = 0; frame < count; frame += 1) {
      const begunAt = performance.now()
      const isLeap = frame >= count / 2
      scrollTo(0, isLeap ? (end * (2 * frame - count)) / count : frame * 120)
      await new Promise(requestAnimationFrame)
      times.push(performance.now() - begunAt)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.ceil(share * count) - 1] ?? 0)
    return `${at(0.95)} and ${at(1)} ms`
  }, FRAMES)
