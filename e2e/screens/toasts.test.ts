import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { breakCall } from "../network-faults.ts"
import { anOrder, isFocused, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" })
const shownToasts = (page: Page) => toasts(page).locator("p")
/** The page sets this attribute in the same commit that stops or starts the toasts' timer. */
const paused = (page: Page) => page.locator("[data-paused]")
const untilPaused = (page: Page) => paused(page).waitFor()
const untilRunning = (page: Page) => paused(page).waitFor({ state: "detached" })
const untilGone = (page: Page) => shownToasts(page).waitFor({ state: "detached" })

/** Opens an administrator's page with a stopped clock and one new toast. */
async function pageWithToast() {
  const { orderId } = await anOrder(world.shop, await world.shop.customer())
  const visitor = await visitAs(world, world.shop.admin, { viewport: { width: 1280, height: 800 } })
  const { page } = visitor
  await page.clock.install()
  await page.goto("/dashboard/manageOrder")
  const status = page.locator(`[data-row="${orderId}"]`).getByRole("button", { name: /^Status/ })
  await status.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await status.click()
  await shownToasts(page).waitFor()
  return { ...visitor, status }
}

test("a toast is shown at the top right for five seconds", async () => {
  const { page, close } = await pageWithToast()
  const box = await shownToasts(page).locator("..").boundingBox()
  if (!box) throw new Error("the toast is not on the screen")
  expect(1280 - (box.x + box.width)).toBeLessThanOrEqual(32)
  expect(1280 - (box.x + box.width)).toBeGreaterThanOrEqual(16)
  expect(box.y).toBeLessThan(120)
  await page.clock.runFor(4900)
  await expect.poll(() => shownToasts(page).count()).toBe(1)
  await page.clock.runFor(100)
  await untilGone(page)
  await close()
})

test("a toast's time stops while the pointer is on it", async () => {
  const { page, close } = await pageWithToast()
  await page.clock.runFor(4000)
  await shownToasts(page).hover()
  await untilPaused(page)
  await page.clock.runFor(60_000)
  await expect.poll(() => shownToasts(page).count()).toBe(1)
  await page.mouse.move(10, 700)
  await untilRunning(page)
  await page.clock.runFor(900)
  await expect.poll(() => shownToasts(page).count()).toBe(1)
  await page.clock.runFor(100)
  await untilGone(page)
  await close()
})

test("a toast's time stops while it has the focus; closing it returns the focus without scrolling", async () => {
  const { page, status, close } = await pageWithToast()
  await page.mouse.move(10, 700)
  await page.getByRole("button", { name: "Close notification" }).focus()
  await untilPaused(page)
  await page.clock.runFor(60_000)
  await expect.poll(() => shownToasts(page).count()).toBe(1)
  await page.keyboard.press("Escape")
  await untilGone(page)
  await expect.poll(() => status.evaluate(isFocused)).toBe(true)

  await status.click()
  // The refusal stands above the table and pushes the end of the page down.
  await page.getByRole("main").getByText("Order is not paid").waitFor()
  await shownToasts(page).waitFor()
  await page.setViewportSize({ width: 1280, height: 300 })
  const scrolled = () => page.evaluate(() => scrollY)
  const atEnd = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" })
    // As after a click on plain text.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return scrollY
  })
  expect(atEnd).toBeGreaterThan(300)
  await page.getByRole("button", { name: "Close notification" }).click()
  await untilGone(page)
  expect(await scrolled()).toBe(atEnd)
  expect(await status.evaluate(isFocused)).toBe(false)
  await close()
})

test("success is announced politely, failures assertively; both regions exist before any text", async () => {
  const { page, status, close } = await pageWithToast()
  await expect
    .poll(() => toasts(page).getByRole("status").locator("p").innerText())
    .toBe("Updated Status")
  await breakCall(page, "PUT /order/", { status: 403, code: "forbidden" })
  await status.click()
  await toasts(page).getByRole("alert").getByText("Status Update Failed").waitFor()
  const place = async (role: "alert" | "status") =>
    (await toasts(page).getByRole(role).boundingBox())?.y ?? Number.NaN
  await expect
    .poll(() => place("alert"), { message: "the newest is on top" })
    .toBeLessThan(await place("status"))
  const html = await (await fetch(`${world.shop.url}/blog`)).text()
  const region = /<section aria-label="Notifications"[\s\S]*?<\/section>/.exec(html)?.[0]
  expect(region).toContain('role="status"')
  expect(region).toContain('role="alert"')
  await close()
})
