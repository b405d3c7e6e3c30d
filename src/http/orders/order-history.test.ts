import { afterAll, beforeAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { openTestApi, type Person, type TestShop } from "#test/test-shop.ts"

let shop: TestShop
let buyer: Person
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const anOrder = async () => {
  const body = { purchaseId: await shop.part(), quantity: 2 }
  return (await shop.as(buyer)("POST /purchase", { body })).insertedId
}
const historyOf = (id: string, by = buyer) =>
  shop.as(by)("GET /order/{id}/history", { params: { id } })
const advance = (id: string) => shop.as(shop.admin)("PUT /order/{id}", { params: { id } })

test("an order's history tells each thing that became of it, oldest first", async () => {
  const id = await anOrder()
  await advance(id)
  await payOrder(shop, buyer, id)
  await advance(id)
  const body = { amount: 10, reason: "One came broken." }
  await shop.as(shop.admin)("POST /order/{id}/refund", { params: { id }, body })
  const told = await historyOf(id)
  expect(told.map(({ event }) => event)).toEqual([
    "placed",
    "approved",
    "paid",
    "shipped",
    "refunded",
  ])
  expect(told.at(-1)).toMatchObject({ amount: 10, state: "succeeded" })
})

test("who did it and why is for administrators alone", async () => {
  const id = await anOrder()
  await payOrder(shop, buyer, id)
  const body = { reason: "Fraud suspected." }
  await shop.as(shop.admin)("POST /order/{id}/refund", { params: { id }, body })
  expect(JSON.stringify(await historyOf(id))).not.toMatch(/Fraud|@/)
  expect((await historyOf(id, shop.admin)).at(-1)).toMatchObject({
    event: "refunded",
    by: shop.admin.email,
    reason: "Fraud suspected.",
    amount: 298,
  })
})

test("another customer is not told, and of an order that is not there nobody is", async () => {
  const id = await anOrder()
  await expect(historyOf(id, await shop.customer())).rejects.toMatchObject({ status: 403 })
  await expect(historyOf("0".repeat(24))).rejects.toMatchObject({ status: 404 })
  await shop.as(buyer)("DELETE /order/{id}", { params: { id } })
  await expect(historyOf(id)).rejects.toMatchObject({ status: 404 })
})
