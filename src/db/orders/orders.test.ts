import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, type TestShop } from "#test/test-shop.ts"

let shop: TestShop

beforeAll(async () => {
  shop = await openTestApi()
})
afterAll(() => shop.close())

test("what was ordered, and at what price, stays as it was, whoever writes", async () => {
  const purchaseId = await shop.part({ price: 10, availableQuantity: 10 })
  const body = { purchaseId, quantity: 2 }
  const { insertedId: id } = await shop.as(await shop.customer())("POST /purchase", { body })
  const terms = [
    "unit_price_cents = 1, total_cents = 2",
    "quantity = 1, total_cents = 1000",
    "product_name = 'Another'",
    `part_id = '${await shop.part()}'`,
    `user_id = '${shop.admin.id}'`,
  ]
  for (const change of terms)
    await expect(
      shop.sql(`update orders set ${change} where id = $1`, [id]),
      change,
    ).rejects.toThrow(/cannot change/)
  await shop.sql(
    "update orders set phone = '1', unit_price_cents = unit_price_cents where id = $1",
    [id],
  )
})
