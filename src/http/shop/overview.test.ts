import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { mergeOrderTotals } from "#db/orders/order-totals.ts"
import { readConfig } from "#runtime/config.ts"
import { expectBooksRight } from "#test/books.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)

const overview = () => shop.as(shop.admin)("GET /overview")

test("a new shop has thirty days of zeros", async () => {
  const { days, ...totals } = await overview()
  const work = { freight: 0, disputes: 0, refunds: 0, lowStock: 0, backup: false }
  const none = { orders: 0, revenue: 0, unpaidCount: 0, unpaidTotal: 0, lowStock: [] }
  expect(totals).toEqual({ ...none, work })
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ orders: 0, revenue: 0 })
  expect(new Set(days.map(({ day }) => day)).size).toBe(30)
})

test("orders count when placed and money when paid; refunds are not revenue", async () => {
  const buyer = await shop.customer()
  const part = await shop.part({ price: 10.5 })
  const scarce = await shop.part({ name: "Scarce", minimumQuantity: 5, availableQuantity: 9 })
  const place = async (quantity: number) => {
    const body = { purchaseId: part, quantity }
    return (await shop.as(buyer)("POST /purchase", { body })).insertedId
  }
  const paid = await place(2)
  await place(3)
  const deleted = await place(4)
  await payOrder(shop, buyer, paid)
  await shop.as(buyer)("DELETE /order/{id}", { params: { id: deleted } })
  await shop.as(shop.admin)("POST /order/{id}/refund", {
    params: { id: paid },
    body: { amount: 1, reason: "A scratch." },
  })
  const { days, ...totals } = await overview()
  expect(totals).toEqual({
    orders: 2,
    revenue: 20,
    unpaidCount: 1,
    unpaidTotal: 31.5,
    lowStock: [{ _id: scarce, name: "Scarce", available: 9, minimum: 5 }],
    work: { freight: 0, disputes: 0, refunds: 0, lowStock: 1, backup: false },
  })
  expect(days.at(-1)).toMatchObject({ orders: 2, revenue: 21 })
  expect(days.slice(0, -1).every(({ orders, revenue }) => orders === 0 && revenue === 0)).toBe(true)
})

test("events thirty days ago leave the chart, but not the totals", async () => {
  const before = await overview()
  await shop.sql("update orders set created_at = created_at - interval '30 days'")
  const { days, orders } = await overview()
  expect(orders).toBe(before.orders)
  expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(0)
})

test("totals are the same before and after aggregation, also by concurrent jobs and purchases", async () => {
  const buyer = await shop.customer()
  const part = await shop.part({ availableQuantity: 100 })
  const buy = () => shop.as(buyer)("POST /purchase", { body: { purchaseId: part, quantity: 1 } })
  await Promise.all(Array.from({ length: 5 }, buy))
  const before = await overview()
  const merge = () => mergeOrderTotals(shop.db)
  await Promise.all([merge(), merge(), buy(), merge(), buy(), merge()])
  const after = await overview()
  expect(after.orders).toBe(before.orders + 2)
  expect(after.unpaidCount).toBe(before.unpaidCount + 2)
  await merge()
  expect({ ...(await overview()), lowStock: [] }).toEqual({ ...after, lowStock: [] })
  const [kept] = await shop.sql(
    "select max(count)::int as most from (select count(*) from order_totals group by day) days",
  )
  expect(kept).toEqual({ most: 1 })
  await expectBooksRight(shop)
})

test("the count of orders keeps an order that is removed from the list, and says how many are", async () => {
  const buyer = await shop.customer()
  const api = shop.as(shop.admin)
  const place = async () => {
    const body = { purchaseId: await shop.part(), quantity: 1 }
    return (await shop.as(buyer)("POST /purchase", { body })).insertedId
  }
  const id = await place()
  await payOrder(shop, buyer, id)
  const params = { params: { id } }
  const before = await overview()
  const listed = (await api("GET /order")).length
  expect(before.orders).toBe(listed)
  await api("DELETE /order/{id}", params)
  expect((await api("GET /order")).length).toBe(listed - 1)
  expect(await overview()).toEqual({ ...before, removed: 1 })
  await mergeOrderTotals(shop.db)
  await api("POST /order/{id}/restore", params)
  expect(await overview()).toEqual(before)
  await expectBooksRight(shop)
})

test("a hidden order no longer waits for payment; no order row can be deleted", async () => {
  const { unpaidCount } = await overview()
  await shop.sql(
    "update orders set deleted_at = now() where paid_at is null and status <> 'cancelled'",
  )
  expect(unpaidCount).toBeGreaterThan(0)
  expect(await overview()).toMatchObject({ unpaidCount: 0, unpaidTotal: 0 })
  await expect(shop.sql("delete from orders")).rejects.toThrow("orders are never removed")
  await expectBooksRight(shop)
})

test("health of a shop without a data folder, whose data are elsewhere, names no disk", async () => {
  const { pictureStore } = readConfig({ IMAGE_STORE: "imgbb", IMGBB_KEY: "a key" })
  const dataDir = join(tmpdir(), "no-data-folder")
  const elsewhere = await openTestApi({ dataDir, pictureStore, sandbox: false })
  const { status, body } = await elsewhere.send("GET /shop-health", {
    token: elsewhere.admin.token,
  })
  await elsewhere.close()
  expect({ status, disk: body.disk }).toEqual({ status: 200, disk: undefined })
})
