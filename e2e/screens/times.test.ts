import { afterAll, expect, test } from "vitest"
import { anOrder, openShopBrowser, visitAs } from "../shop-browser.ts"

const world = await openShopBrowser()
afterAll(world.close)

async function anOldOrder() {
  const buyer = await world.shop.customer()
  const { orderId } = await anOrder(world.shop, buyer)
  await world.shop.sql("update orders set created_at = '2026-07-20T23:30:00Z' where id = $1", [
    orderId,
  ])
  return { buyer, path: `/dashboard/order/${orderId}` }
}

test.each([
  { timezoneId: "America/New_York", says: "20 Jul 2026, 19:30 GMT-4" },
  { timezoneId: "Asia/Kolkata", says: "21 Jul 2026, 05:00 GMT+5:30" },
  { timezoneId: "Europe/London", says: "21 Jul 2026, 00:30 BST" },
])("a time is the reader's own in $timezoneId", async ({ timezoneId, says }) => {
  const { buyer, path } = await anOldOrder()
  const { page, complaints, close } = await visitAs(world, buyer, { timezoneId })
  await page.goto(path)
  const placed = page.locator("time[datetime='2026-07-20T23:30:00.000Z']").first()
  await expect.poll(() => placed.innerText()).toBe(says)

  // From the second page on the server knows, and nothing moves.
  const html = await (await page.request.get(path)).text()
  expect(html).toContain(says)
  expect(complaints).toEqual([])
  await close()
})

test("who has no script, or a zone that is none, reads the time in UTC", async () => {
  const { buyer, path } = await anOldOrder()
  for (const zone of ["", "Mars/Olympus", "%00", "x".repeat(2000)]) {
    const headers = { cookie: `${buyer.cookie}; zone=${zone}` }
    const page = await fetch(world.shop.url + path, { headers })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain("20 Jul 2026, 23:30 UTC")
  }
})
