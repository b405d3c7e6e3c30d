import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

/** Decided by the part as it is now, however it was when it was sold last. */

const shop = await openTestApi({ rateLimitScale: 0 })
const buyer = await shop.customer()
afterAll(() => shop.close())

interface Order {
  purchaseId: string
  quantity: number
  price?: number
}
const order = (body: Order) => shop.as(buyer)("POST /purchase", { body })
const availableOf = async (id: string) =>
  (await shop.as(buyer)("GET /part/{id}", { params: { id } })).availableQuantity
const getOrder = (id: string) => shop.as(buyer)("GET /order/{id}", { params: { id } })
const admin = () => shop.as(shop.admin)
/** Sold once, and then changed by somebody. */
const soldAndChanged = async (change: (id: string) => Promise<unknown>) => {
  const id = await shop.part({ price: 10, availableQuantity: 100 })
  await order({ purchaseId: id, quantity: 1 })
  await change(id)
  return { purchaseId: id, quantity: 2 }
}
const edited = (body: object) => (id: string) =>
  admin()("PATCH /part/{id}", { params: { id }, body: { version: 1, ...body } })

test("a part that was sold before is sold at its new price and by its new name", async () => {
  const body = await soldAndChanged(edited({ price: 12, name: "Anvil 2000" }))
  for (const price of [20, 12])
    await expect(order({ ...body, price })).rejects.toMatchObject({
      status: 409,
      body: { code: "price_changed", price: 24, unitPrice: 12 },
    })
  for (const price of [undefined, 24]) {
    const { insertedId } = await order({ ...body, ...(price && { price }) })
    expect(await getOrder(insertedId)).toMatchObject({ price: 24, productName: "Anvil 2000" })
  }
  expect(await availableOf(body.purchaseId)).toBe(95)
})

test("a part that was sold before has the minimum it has now", async () => {
  const body = await soldAndChanged(edited({ minimumQuantity: 3 }))
  await expect(order(body)).rejects.toMatchObject({ body: { code: "below_minimum" } })
  expect(await order({ ...body, quantity: 3 })).toMatchObject({ success: true })
})

test("a part that was sold before has the stock it has now", async () => {
  const restock = { delta: -98, reason: "correction" as const }
  const body = await soldAndChanged((id) =>
    admin()("POST /part/{id}/stock", { params: { id }, body: restock }),
  )
  await expect(order(body)).rejects.toMatchObject({
    body: { code: "not_available", availableQuantity: 1 },
  })
  expect(await order({ ...body, quantity: 1 })).toMatchObject({ success: true })
})

test("a part that was sold before is not sold when it is no longer made", async () => {
  const body = await soldAndChanged((id) => admin()("DELETE /part/{id}", { params: { id } }))
  await expect(order(body)).rejects.toMatchObject({ status: 404 })
})

test("a part that was sold before is not sold to who wants it at another price, or for more than a card pays", async () => {
  const body = await soldAndChanged(async () => undefined)
  await expect(order({ ...body, price: 9 })).rejects.toMatchObject({
    body: { code: "price_changed", price: 20 },
  })
  await expect(order({ ...body, quantity: 1_000_000 })).rejects.toMatchObject({
    body: { code: "not_available" },
  })
  expect(await availableOf(body.purchaseId)).toBe(99)
})
