import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { inject } from "vitest"
import { launchBrowser } from "./launch-browser.ts"

/** A headless Chromium, the one found for this run. */
export const openBrowser = (): Promise<Browser> => launchBrowser(inject("chromium"))

export interface Visit {
  page: Page
  /** Console errors, CSP violations and failed requests, in order. */
  complaints: string[]
  close(): Promise<void>
}

/** A fresh visitor with a clean profile, whose page is watched for anything that goes wrong in it. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText
    // A navigation that overtakes another one aborts it; that is no failure.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason} ${request.url()}`)
  })
  return { page, complaints, close: () => context.close() }
}
