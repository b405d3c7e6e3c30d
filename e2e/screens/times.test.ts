import { afterAll, expect, test } from "vitest"
import { anOrder, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)
const { shop } = world
const buyer = await shop.customer()
const { orderId } = await anOrder(shop, buyer)
await shop.sql("update orders set created_at = '2026-07-20T23:30:00Z' where id = $1", [orderId])

test.each([
  { timeZone: "America/New_York", says: "20 Jul 2026, 19:30 GMT-4" },
  { timeZone: "Europe/London", says: "21 Jul 2026, 00:30 BST" },
  { timeZone: "UTC", says: "20 Jul 2026, 23:30 UTC" },
])(
  "a time is in the shop's zone, $timeZone, wherever its reader is",
  async ({ timeZone, says }) => {
    await shop.applySettings("shop", { timeZone })
    const { page, complaints, close } = await visitAs(world, buyer, { timezoneId: "Asia/Kolkata" })
    const response = await page.goto(`/dashboard/order/${orderId}`)
    const placed = page.locator("time[datetime='2026-07-20T23:30:00.000Z']").first()
    await expect.poll(() => placed.innerText()).toBe(says)
    // The server renders the same text, so hydration moves nothing.
    expect(await response?.text()).toContain(says)
    expect(complaints).toEqual([])
    await close()
  },
)
