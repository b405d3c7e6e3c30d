import { afterAll, beforeAll, expect, test } from "vitest"
import { expectBooksRight } from "../books.ts"
import { type Customer, manyCustomers } from "../many-customers.ts"
import { aPart, openTestApi, type TestShop } from "../test-shop.ts"

/** Tests the largest accepted numbers and their sums. */
let shop: TestShop
let buyer: Customer
beforeAll(async () => {
  shop = await openTestApi()
  ;[buyer = shop.admin] = await manyCustomers(shop, 1)
})
afterAll(() => shop.close())

const admin = () => ({ token: shop.admin.token })

test("a price above the card limit is refused", async () => {
  for (const price of [1_000_000, 999_999_999_999.99, "999999999999.99"]) {
    const body = { ...aPart(), minimumQuantity: 1_000_000, price }
    expect(await shop.send("POST /part", { ...admin(), body })).toMatchObject({
      status: 400,
      body: { success: false, code: "total_not_chargeable" },
    })
  }
})

test("an order above the card limit is refused, and its stock stays", async () => {
  const id = await shop.part({ availableQuantity: 1_000_000_000, price: 999_999.99 })
  const body = { purchaseId: id, quantity: 1_000_000_000 }
  expect(await shop.send("POST /purchase", { token: buyer.token, body })).toMatchObject({
    status: 400,
    body: { success: false, code: "total_not_chargeable" },
  })
  const part = await shop.as(buyer)("GET /part/{id}", { params: { id } })
  expect(part.availableQuantity).toBe(1_000_000_000)
})

test("restocking is refused if stock from unpaid orders might no longer fit", async () => {
  const id = await shop.part({ availableQuantity: 1_000_000_000, price: 0.5 })
  const body = { purchaseId: id, quantity: 10 }
  const order = await shop.as(buyer)("POST /purchase", { body })
  const restock = { ...admin(), body: { delta: 10, reason: "restock" } }
  expect(await shop.send(`POST /part/${id}/stock`, restock)).toMatchObject({
    status: 400,
    body: { code: "stock_too_large", availableQuantity: 999_999_990 },
  })
  const params = { id: order.insertedId }
  expect(await shop.as(buyer)("DELETE /order/{id}", { params })).toMatchObject({ deletedCount: 1 })
  await expectBooksRight(shop)
})
