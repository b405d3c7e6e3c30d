import { expect, test } from "vitest"
import { orderTests } from "#test/orders/order-tests.ts"

const { shop, buyer, other, anOrder, aPaidOrder, get, mine, remove } = await orderTests()

const cancelled = "true" as const
const found = (id: string, by = buyer()) =>
  shop.as(by)("GET /order/{id}", { params: { id }, query: { cancelled } })
const historyOf = (id: string, by = buyer()) =>
  shop.as(by)("GET /order/{id}/history", { params: { id }, query: { cancelled } })

test("a deleted order is listed only for those who ask for cancelled orders and may see it", async () => {
  const id = await anOrder()
  const { orderNumber } = await get(id)
  await remove(id)
  await expect(get(id)).rejects.toMatchObject({ status: 404 })
  const ended = {
    _id: id,
    status: "cancelled",
    paid: false,
    cancelled: { at: expect.any(String), by: "buyer" },
  }
  for (const by of [buyer(), shop.admin]) {
    expect(await found(id, by)).toMatchObject(ended)
    expect(await found(orderNumber, by)).toMatchObject(ended)
  }
  expect((await found(id)).lines).toHaveLength(1)
  await expect(found(id, other)).rejects.toMatchObject({ status: 403 })
  await expect(found(orderNumber, other)).rejects.toMatchObject({ status: 404 })
  await expect(historyOf(id, other)).rejects.toMatchObject({ status: 403 })
  expect(await mine()).toEqual([])
})

test("a cancelled order says whether its buyer, the shop or a timeout ended it", async () => {
  const own = await anOrder()
  const staffs = await anOrder()
  const late = await anOrder()
  await remove(own)
  await remove(staffs, shop.admin)
  await shop.sql(
    `update orders set status = 'cancelled', cancelled_from = 'pending', cancelled_at = now(),
      cancelling_at = now(), cancel_reason = 'expired', held_until = '2026-11-27T14:20:00Z' where id = $1`,
    [late],
  )
  const by = async (id: string) => (await found(id)).cancelled?.by
  expect([await by(own), await by(staffs), await by(late)]).toEqual(["buyer", "shop", "time"])
  expect((await historyOf(late)).at(-1)).toMatchObject({
    event: "expired",
    heldUntil: "2026-11-27T14:20:00.000Z",
  })
  expect((await historyOf(staffs)).at(-1)).toEqual({ event: "deleted", at: expect.any(String) })
  expect((await historyOf(staffs, shop.admin)).at(-1)).toMatchObject({ by: shop.admin.email })
})

test("administrators list cancelled orders by status alone", async () => {
  const gone = await anOrder()
  const kept = await anOrder()
  await remove(gone)
  const list = async (status?: "cancelled" | "pending") => {
    const query = { q: buyer().email, ...(status && { status }) }
    const orders = await shop.as(shop.admin)("GET /order", { query })
    return orders.map(({ _id }) => _id)
  }
  expect(await list()).toEqual([kept])
  expect(await list("pending")).toEqual([kept])
  expect(await list("cancelled")).toEqual([gone])
  const query = { q: buyer().email, status: "cancelled" as const }
  expect(await shop.as(shop.admin)("GET /order-count", { query })).toEqual({ count: 1 })
  await expect(shop.as(buyer())("GET /order", { query })).rejects.toMatchObject({ status: 403 })
})

test("an order that is not cancelled looks the same with and without the cancelled filter", async () => {
  const id = await aPaidOrder()
  expect(await found(id)).toEqual(await get(id))
  expect(await found(id)).not.toHaveProperty("cancelled")
})
