import { randomUUID } from "node:crypto"
import type { Browser, Page } from "playwright-core"
import type { BenchShop } from "./bench-shop.ts"
import { atMost, type Figure, median } from "./figure.ts"

const RUNS = 7
const HOVER_MS = 300
const PART_LINK = 'article a[href^="/purchase/"]'

/** From the click on a part at home to its painted purchase page, in a browser that was there before. */
export async function measureNavigation(browser: Browser, shop: BenchShop): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await register(page, shop.url)
    await page.addInitScript(watchHeadings)
    await page.goto(shop.url, { waitUntil: "networkidle" })
    await visitPart(page)
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) times.push(await visitPart(page))
    return [
      atMost({
        name: "Home → purchase of a part, warm, click to painted",
        goal: 100,
        value: median(times),
        unit: " ms",
        from: `median of ${RUNS}, ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`,
      }),
    ]
  } finally {
    await context.close()
  }
}

/** Signs a new customer up from a page of the shop, which leaves the session's cookie. */
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

/** Runs in the page: the time from the last click to the frame in which the main heading is another one. */
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
    // After the frame that shows it.
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
