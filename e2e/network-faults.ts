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

/** A path, or a pattern of path and query. */
type Path = string | RegExp

/** Passes the next call of this kind to `handle`. */
async function onNextCall(
  page: Page,
  method: string,
  path: Path,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isHandled = false
  const matches = ({ pathname, search }: URL) =>
    typeof path === "string" ? pathname === path : path.test(pathname + search)
  await page.route(matches, (route) => {
    if (isHandled || route.request().method() !== method) return route.fallback()
    isHandled = true
    return handle(route)
  })
}

/** Lets the next call of this kind reach the shop, but loses its reply. */
export const loseReply = (page: Page, method: string, path: Path): Promise<void> =>
  onNextCall(page, method, path, async (route) => {
    await route.fetch()
    await route.abort()
  })

/** Blocks live updates of a part, so that the page does not see a change that was just made. */
export async function blockLiveUpdates(page: Page, partId: string): Promise<void> {
  await breakCall(page, `GET /part/${partId}/events`, "no answer")
  await breakCall(page, `GET /part/${partId}/stock`, "no answer")
}

/** Holds the next call of this kind back. `sent` resolves once the page has made it; `lose` loses only its reply. */
export async function holdCall(page: Page, method: string, path: Path) {
  const sent = Promise.withResolvers<void>()
  const decided = Promise.withResolvers<"release" | "lose">()
  await onNextCall(page, method, path, async (route) => {
    sent.resolve()
    if ((await decided.promise) === "release") return route.fallback()
    await route.fetch()
    return route.abort()
  })
  return {
    sent: sent.promise,
    release: () => decided.resolve("release"),
    lose: () => decided.resolve("lose"),
  }
}

/** Holds the next reply of this path back. `written` resolves once the shop has written it. */
export async function holdReply(page: Page, path: Path) {
  const written = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await onNextCall(page, "GET", path, async (route) => {
    const response = await route.fetch()
    written.resolve()
    await released.promise
    return route.fulfill({ response })
  })
  return { written: written.promise, release: released.resolve }
}

const unavailable = { status: 503, code: "unavailable" }

/** Filters out the browser's own messages about failed requests, which the test caused. */
export const withoutNetworkErrors = (complaints: string[]): string[] =>
  complaints.filter((line) => !/Failed to load resource|net::ERR_FAILED/.test(line))

/** Filters out the browser's reports of blocked scripts. */
export const withoutBlockedScripts = (complaints: string[]): string[] =>
  complaints.filter((line) => !/^csp .*\.js$/.test(line))
