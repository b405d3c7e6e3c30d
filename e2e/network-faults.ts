import type { Page, Route } from "playwright-core"

/** Makes this call of the page fail until `restore`. */
export async function breakCall(
  page: Page,
  call: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} ${string}`,
  answer: { status: number; code: string; message?: string } | "no answer" = unavailable,
): Promise<{ restore: () => Promise<void> }> {
  const [method, path = ""] = call.split(" ")
  const matches = (url: URL) => url.pathname.startsWith(path)
  const handle = (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    if (answer === "no answer") return route.abort()
    const { status, code, message = "The shop is resting." } = answer
    return route.fulfill({ status, json: { code, message } })
  }
  await page.route(matches, handle)
  return { restore: () => page.unroute(matches, handle) }
}

/** Lets the next call of this kind reach the shop, but loses its reply. */
export async function loseReply(page: Page, method: string, path: string): Promise<void> {
  const matches = (url: URL) => url.pathname === path
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    await route.abort()
    return page.unroute(matches)
  })
}

/** Blocks live updates of a part, so that the page does not see a change that was just made. */
export async function blockLiveUpdates(page: Page, partId: string): Promise<void> {
  await breakCall(page, `GET /part/${partId}/events`, "no answer")
  await breakCall(page, `GET /part/${partId}/stock`, "no answer")
}

/** Holds the next call of this kind back. `sent` resolves once the page has made it; `lose` loses only its reply. */
export async function holdCall(page: Page, method: string, path: string) {
  const sent = Promise.withResolvers<void>()
  const decided = Promise.withResolvers<"release" | "lose">()
  let isHeld = false
  const handle = async (route: Route) => {
    if (isHeld || route.request().method() !== method) return route.fallback()
    isHeld = true
    sent.resolve()
    if ((await decided.promise) === "release") return route.fallback()
    await route.fetch()
    return route.abort()
  }
  await page.route((url) => url.pathname === path, handle)
  return {
    sent: sent.promise,
    release: () => decided.resolve("release"),
    lose: () => decided.resolve("lose"),
  }
}

const unavailable = { status: 503, code: "unavailable" }

/** Filters out the browser's own messages about failed requests, which the test caused. */
export const withoutNetworkErrors = (complaints: string[]): string[] =>
  complaints.filter((line) => !/Failed to load resource|net::ERR_FAILED/.test(line))

/** Filters out the browser's reports of blocked scripts. */
export const withoutBlockedScripts = (complaints: string[]): string[] =>
  complaints.filter((line) => !/^csp .*\.js$/.test(line))
