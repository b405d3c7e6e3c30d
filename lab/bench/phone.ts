import type { Browser, Page } from "playwright-core"
import { findChromium } from "#test/browser-setup.ts"
import { launchBrowser } from "#test/launch-browser.ts"
import { readWeights, type Weights } from "#test/page-weights.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median, note } from "./figure.ts"
import { measureNavigation } from "./navigation.ts"

const RUNS = 5
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOW = { cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }
/** How long after loading to wait for late shifts and late script. */
const SETTLE_MS = 3_000

/** The home page on a slow phone, what it weighs, and how fast the next page follows. */
export async function measurePhone(shop: BenchShop): Promise<Figure[]> {
  const browser = await launchBrowser(await findChromium())
  try {
    const visits: Visit[] = []
    const empty: Visit[] = []
    // In turns, so that whatever else the machine does meets both.
    for (let run = 0; run < RUNS; run += 1) {
      visits.push(await visitSlowly(browser, shop.url))
      empty.push(await visitSlowly(browser, `${shop.url}/no-such-page`))
    }
    const of = (read: (visit: Visit) => number) => median(visits.map(read))
    const emptyTbt = median(empty.map(({ tbt }) => tbt))
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
      note(
        `${page}: TBT beside a page without content`,
        besideEmpty(
          of(({ tbt }) => tbt),
          emptyTbt,
        ),
      ),
      kB("script", 110, ({ js }) => js),
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

/** How much of it is the home page's own, and how much that of the shop's frame and framework on this machine. */
const besideEmpty = (home: number, empty: number): string =>
  `${Math.round(home)} ms and ${Math.round(empty)} ms${empty > 0 ? `, × ${(home / empty).toFixed(1)}` : ""}`

interface Visit {
  lcp: number
  cls: number
  tbt: number
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

/** Runs in the page, before anything of it. */
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

async function readPaints(page: Page): Promise<Omit<Visit, "weights">> {
  const seen: string = await page.evaluate("JSON.stringify(window.seenPaints)")
  return JSON.parse(seen)
}
