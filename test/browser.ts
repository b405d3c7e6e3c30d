import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { inject } from "vitest"
import { openProfile } from "./browser-profiles.ts"
import { launchBrowser } from "./launch-browser.ts"

let browser: Promise<Browser> | undefined

/** Returns the browser of this process, which ends with it. */
export function openBrowser(): Promise<Browser> {
  browser ??= launchBrowser(inject("chromium"))
  return browser
}

export interface Visit {
  page: Page
  /** Console errors, CSP violations and failed requests, in order. */
  complaints: string[]
  close(): Promise<void>
}

/** Warnings of unused prefetches, which depend on the machine's speed. */
const unusedYet = /was preloaded using link preload but not used within a few seconds/

/** Error of reading an answer whose request was aborted. */
const CUT_OFF = "AbortError: BodyStreamBuffer was aborted"
/** The router handles neither of the two promises of an answer that it stops reading (`done` in its turbo-stream). */
const ERRORS_OF_ROUTER = 2

/**
 * Opens a page in an empty browser profile and records its errors. Motion is reduced unless the options say otherwise:
 * no script waits for it, and the check of all pages takes a sixth less time if colors change at once.
 */
export async function visit(browser: Browser, changes: BrowserContextOptions = {}): Promise<Visit> {
  const options = { reducedMotion: "reduce", ...changes } satisfies BrowserContextOptions
  const hasScripts = options.javaScriptEnabled !== false
  const { page, close } = await openProfile(browser, options, (opened) => {
    opened.setDefaultTimeout(90_000)
    if (hasScripts) waitForHydration(opened)
  })
  await slowDown(page)
  const complaints: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !unusedYet.test(message.text()))
      complaints.push(message.text())
  })
  let excused = 0
  const excuse = () => {
    for (let at = complaints.indexOf(CUT_OFF); at >= 0 && excused > 0; excused -= 1) {
      complaints.splice(at, 1)
      at = complaints.indexOf(CUT_OFF)
    }
  }
  page.on("pageerror", (error) => {
    complaints.push(String(error))
    excuse()
  })
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText
    // A newer navigation aborts the one before.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason} ${request.url()}`)
    else if (new URL(request.url()).pathname.endsWith(".data")) excused += ERRORS_OF_ROUTER
    excuse()
  })
  return { page, complaints, close }
}

/** Waits for hydration, since earlier input may be lost. Tests of that use `waitUntil: "commit"`. */
function waitForHydration(page: Page): void {
  const hydrated = page.locator("html[data-hydrated], html:not(:has(script[type=module]))")
  const { goto, reload } = page
  page.goto = async (address, how) => {
    const answer = await goto.call(page, address, how)
    if (how?.waitUntil !== "commit") await hydrated.waitFor({ state: "attached" })
    return answer
  }
  page.reload = async (how) => {
    const answer = await reload.call(page, how)
    await hydrated.waitFor({ state: "attached" })
    return answer
  }
}

/** `SLOW_BROWSER=20` makes pages 20 times slower, which shows missing waits. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.SLOW_BROWSER ?? 1)
  if (rate === 1) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate })
}
