import { randomUUID } from "node:crypto"
import type { Browser, Page } from "playwright-core"
import { z } from "zod"
import { findChromium } from "#test/browser-setup.ts"
import { launchBrowser } from "#test/launch-browser.ts"
import { readWeights, type Weights } from "#test/page-weights.ts"
import { type BenchShop, SETTLE_MS } from "./bench-shop.ts"
import { atMost, type Figure, median, note } from "./figure.ts"

const RUNS = 5
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOW = { cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }

export async function measurePhone(shop: BenchShop): Promise<Figure[]> {
  const browser = await launchBrowser(await findChromium())
  try {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run += 1) visits.push(await visitSlowly(browser, shop.url))
    const of = (read: (visit: Visit) => number) => median(visits.map(read))
    const page = "Home page on a slow phone"
    const kB = (name: string, goal: number, read: (weights: Weights) => number) =>
      atMost({
        name: `Home page, compressed: ${name}`,
        goal,
        value: of(({ weights }) => read(weights)) / 1000,
        unit: " kB",
        digits: 1,
      })
    return [
      atMost({
        name: `${page}: LCP`,
        goal: 1.2,
        value: of((v) => v.lcp) / 1000,
        unit: " s",
        digits: 2,
      }),
      atMost({ name: `${page}: CLS`, goal: 0.01, value: of((v) => v.cls), digits: 3 }),
      atMost({ name: `${page}: TBT`, goal: 100, value: of((v) => v.tbt), unit: " ms" }),
      kB("script", 118, ({ js }) => js),
      kB("HTML", 20, ({ html }) => html),
      kB("CSS", 12, ({ css }) => css),
      kB("fonts", 51, ({ woff2 }) => woff2),
      note("Browser", `Chromium ${browser.version()}, median of ${RUNS}`),
      ...(await measureNavigation(browser, shop)),
    ]
  } finally {
    await browser.close()
  }
}

const paintsSchema = z.object({ lcp: z.number(), cls: z.number(), tbt: z.number() })
type Paints = z.output<typeof paintsSchema>
interface Visit extends Paints {
  weights: Weights
}

async function visitSlowly(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(SCREEN)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPaints)
    const devtools = await context.newCDPSession(page)
    await devtools.send("Network.enable")
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: SLOW.latencyMs,
      downloadThroughput: SLOW.bytesPerSecond,
      uploadThroughput: SLOW.bytesPerSecond,
    })
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpuSlowdown })
    await page.goto(url, { waitUntil: "load", timeout: 60_000 })
    await page.waitForTimeout(SETTLE_MS)
    return { ...(await readPaints(page)), weights: await readWeights(page) }
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 }
  const each = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  each("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime
  })
  each("layout-shift", (shift) => {
    if ("value" in shift && typeof shift.value === "number") seen.cls += shift.value
  })
  each("longtask", ({ duration }) => {
    seen.tbt += duration - 50
  })
  Object.assign(window, { seenPaints: seen })
}

async function readPaints(page: Page): Promise<Paints> {
  const seen: string = await page.evaluate("JSON.stringify(window.seenPaints)")
  return paintsSchema.parse(JSON.parse(seen))
}

const NAVIGATIONS = 7
const HOVER_MS = 300
const PART_LINK = 'article a[href^="/purchase/"]'

/** Measures from the click on a part on the home page until its purchase page is painted, in a warm browser. */
async function measureNavigation(browser: Browser, shop: BenchShop): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await register(page, shop.url)
    await page.addInitScript(watchHeadings)
    await page.goto(shop.url, { waitUntil: "networkidle" })
    await visitPart(page)
    const times: number[] = []
    for (let run = 0; run < NAVIGATIONS; run += 1) times.push(await visitPart(page))
    return [
      atMost({
        name: "Home → purchase of a part, warm, click to painted",
        goal: 100,
        value: median(times),
        unit: " ms",
        from: `median of ${NAVIGATIONS}, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`,
      }),
    ]
  } finally {
    await context.close()
  }
}

/** Registers a customer through a page, whose browser context keeps the session cookie. */
export async function register(page: Page, url: string): Promise<string> {
  const email = `${randomUUID()}@bench.example`
  const answer = await page.request.post(`${url}/api/auth/sign-up/email`, {
    headers: { origin: url },
    data: { name: "A Visitor", email, password: "quiet blue solder" },
  })
  if (!answer.ok()) throw new Error(`Signing up was answered ${answer.status()}`)
  return email
}

async function visitPart(page: Page): Promise<number> {
  const link = page.locator(PART_LINK).first()
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  await link.click()
  await page.waitForURL("**/purchase/**")
  await page.locator("h1").waitFor()
  const ms = Number(await page.evaluate("window.paintedAfterMs"))
  await page.goBack()
  await page.locator(PART_LINK).first().waitFor()
  return ms
}

/** Runs in the page. Measures from the last click until the frame that shows a new main heading. */
function watchHeadings(): void {
  let clickedAt = 0
  let heading = ""
  addEventListener(
    "click",
    (event) => {
      clickedAt = event.timeStamp
      heading = document.querySelector("h1")?.textContent ?? ""
    },
    true,
  )
  const look = () => {
    const now = document.querySelector("h1")?.textContent ?? ""
    if (clickedAt === 0 || now === "" || now === heading) return
    const since = clickedAt
    clickedAt = 0
    // Runs after the frame that shows it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => Object.assign(window, { paintedAfterMs: performance.now() - since })
      port2.postMessage(undefined)
    })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}
