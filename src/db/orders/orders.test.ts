import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi()
afterAll(() => shop.close())

test("the database protects the lines and prices of an order from any change", async () => {
  const purchaseId = await shop.part({ price: 10, availableQuantity: 10 })
  const body = { purchaseId, quantity: 2 }
  const { insertedId: id } = await shop.as(await shop.customer())("POST /purchase", { body })
  const terms = [
    "total_cents = 2",
    "quantity = 1, total_cents = 1000",
    "line_count = 2",
    `user_id = '${shop.admin.id}'`,
  ]
  for (const change of terms)
    await expect(
      shop.sql(`update orders set ${change} where id = $1`, [id]),
      change,
    ).rejects.toThrow(/cannot change/)
  await shop.sql("update orders set phone = '1', total_cents = total_cents where id = $1", [id])
  const lines = ["update order_lines set quantity = 1", "delete from order_lines"]
  for (const change of [...lines, "truncate order_lines cascade"])
    await expect(shop.sql(change), change).rejects.toThrow("order_lines is append-only")
})
