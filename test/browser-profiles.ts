import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"

export interface Profile {
  context: BrowserContext
  page: Page
  close(): Promise<void>
}

/** Emptied profiles of visits that are over, by their options. */
const idle = new Map<string, Set<Profile>>()

/**
 * Opens an empty profile with a page. The first page of a new profile costs twice the processor time of a later one,
 * so a profile is emptied and used again, unless a test left something in it that cannot be removed. `prepare` is
 * called once for each page of the profile.
 */
export async function openProfile(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (page: Page) => void,
): Promise<Profile> {
  const key = JSON.stringify(options)
  const profiles = idle.get(key) ?? new Set()
  idle.set(key, profiles)
  const [kept] = profiles
  if (kept && profiles.delete(kept)) return kept
  const context = await browser.newContext(options)
  context.on("page", prepare)
  const page = await context.newPage()
  const isLasting = watchLasting(context, page)
  const profile = {
    context,
    page,
    close: async () => {
      if (isLasting() || !(await empty(context, page, options))) await context.close()
      else profiles.add(profile)
    },
  }
  context.on("close", () => profiles.delete(profile))
  return profile
}

/** Returns whether anything was done that emptying does not undo, such as another clock. */
function watchLasting(context: BrowserContext, page: Page): () => boolean {
  let isLasting = false
  const note = () => {
    isLasting = true
  }
  for (const target of [page, context])
    before(target, ["addInitScript", "exposeBinding", "exposeFunction"], note)
  before(context, ["newCDPSession", "grantPermissions", "setExtraHTTPHeaders"], note)
  before(context.clock, ["install", "pauseAt", "setFixedTime", "setSystemTime"], note)
  return () => isLasting
}

function before<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  then: () => void,
): void {
  for (const name of names) {
    const method = target[name]
    if (typeof method !== "function") throw new Error(`${String(name)} is not a method`)
    target[name] = new Proxy(method, {
      apply(call, self, values) {
        then()
        return Reflect.apply(call, self, values)
      },
    })
  }
}

const heard = [
  "console",
  "dialog",
  "download",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
] as const

/**
 * Removes what a visit left, on a page of the shop, where the process of the page is kept. Returns false if that is
 * impossible, for example because the shop has stopped.
 */
async function empty(
  context: BrowserContext,
  page: Page,
  { baseURL, viewport, javaScriptEnabled, ...options }: BrowserContextOptions,
): Promise<boolean> {
  if (!baseURL || javaScriptEnabled === false) return false
  for (const event of heard) page.removeAllListeners(event)
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await context.unrouteAll({ behavior: "ignoreErrors" })
    await context.setOffline(options.offline ?? false)
    await page.goto("/robots.txt", { waitUntil: "commit" })
    await page.evaluate(emptyStorage)
  } catch {
    return false
  }
  await context.clearCookies()
  await page.mouse.move(0, 0)
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  const { colorScheme = "light", reducedMotion = "no-preference", forcedColors = "none" } = options
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors })
  return true
}

/** Runs in the page. */
async function emptyStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
}
