import { beforeEach, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"

const { shop, buyer, other, get } = await orderTests()

const set = shop.saveSettings

const methods = [
  { name: "Standard", steps: ["2 kg: 5.90", "10 kg: 9.90"], furtherKg: 1, freeFrom: 500 },
]
const charged = { charged: true, zones: [{ name: "Islands", places: ["IE"], methods }] }

beforeEach(async () => {
  await set("delivery", charged)
  await set("order-changes", { cancelling: "until shipped" })
  await shop.send("POST /address", {
    token: buyer().token,
    body: { name: "Ada Byron", street: "1 Quay", city: "Dublin", country: "IE" },
  })
})

/** Orders a part that costs $10.00 and weighs a kilogram. */
async function anOrderOf(quantity: number): Promise<string> {
  const id = await shop.part({ price: 10, availableQuantity: 100 })
  const admin = shop.as(shop.admin)
  const { version } = await admin("GET /part/{id}", { params: { id } })
  await admin("PATCH /part/{id}", { params: { id }, body: { packedWeightG: 1000, version } })
  const lines = [{ partId: id, quantity }]
  return (await shop.as(buyer())("POST /order", { body: { lines } })).insertedId
}
const cancel = async (id: string, quantity: number, more: object = {}, by = buyer()) =>
  shop.send(`POST /order/${id}/cancel`, {
    token: by.token,
    body: { lines: [{ number: 1, quantity }], ...more },
  })
const lastEvent = async (id: string) =>
  (await shop.as(buyer())("GET /order/{id}/history", { params: { id } })).at(-1)

test("an unpaid order that falls below the free-delivery amount is charged delivery, as previewed", async () => {
  const id = await anOrderOf(50)
  expect(await get(id)).toMatchObject({ price: 500, charges: [{ amount: 0 }] })
  // 20 kg: $9.90 for ten, and $1.00 for each further kilogram.
  const outcome = { price: 219.9, amount: 280.1, freeDelivery: { lost: true, delivery: 19.9 } }
  expect((await cancel(id, 30, { preview: true })).body).toMatchObject(outcome)
  expect(await get(id)).toMatchObject({ price: 500 })
  expect(await cancel(id, 30, {}, other)).toMatchObject({ status: 403 })
  expect((await cancel(id, 30)).body).toMatchObject(outcome)
  expect(await get(id)).toMatchObject({
    price: 219.9,
    subtotal: 200,
    charges: [{ kind: "delivery", amount: 19.9, sentence: expect.stringMatching(/^Islands/) }],
  })
  expect(await lastEvent(id)).toMatchObject({ event: "cancelled", freeDelivery: { lost: true } })
  await payOrder(shop, buyer(), id)
  expect(await get(id)).toMatchObject({ paid: true, price: 219.9 })
  await expectBooksRight(shop)
})

test("delivery may cost more than the cancelled units", async () => {
  const id = await anOrderOf(50)
  expect((await cancel(id, 1)).body).toMatchObject({ price: 538.9, amount: 0 })
  expect(await get(id)).toMatchObject({ price: 538.9 })
  await expectBooksRight(shop)
})

test("delivery stays free if enough or nothing is left", async () => {
  const id = await anOrderOf(60)
  const { body } = await cancel(id, 10)
  expect(body).toMatchObject({ price: 500, amount: 100 })
  expect(body).not.toHaveProperty("freeDelivery")
  const { body: whole } = await cancel(id, 50)
  expect(whole).toMatchObject({ whole: true, amount: 500 })
  expect(whole).not.toHaveProperty("freeDelivery")
})

test("a paid order keeps free delivery, and its history says so", async () => {
  const id = await anOrderOf(50)
  await payOrder(shop, buyer(), id)
  const outcome = { price: 500, amount: 300, freeDelivery: { lost: false } }
  expect((await cancel(id, 30, { preview: true })).body).toMatchObject(outcome)
  expect((await cancel(id, 30)).body).toMatchObject(outcome)
  const events = await shop.as(buyer())("GET /order/{id}/history", { params: { id } })
  expect(events.find(({ event }) => event === "cancelled")).toMatchObject({
    freeDelivery: { lost: false },
  })
  await expectBooksRight(shop)
})

test("two concurrent cancellations charge delivery once", async () => {
  const id = await anOrderOf(50)
  const outcomes = await Promise.all([cancel(id, 10), cancel(id, 20)])
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
  const { price, charges = [] } = await get(id)
  // Depends on the weight that is left after the first cancellation.
  expect(charges).toMatchObject([{ kind: "delivery", amount: expect.toBeOneOf([39.9, 29.9]) }])
  expect(price).toBeCloseTo(200 + (charges[0]?.amount ?? 0))
  await expectBooksRight(shop)
})

test("delivery that is no longer free is taxed at the order's original rates", async () => {
  const rates = [{ country: "IE", name: "VAT", percent: 23 }]
  for (const deliveryFollowsGoods of ["always", "never"]) {
    await set("tax", { on: true, country: "IE", rates, deliveryFollowsGoods })
    const id = await anOrderOf(50)
    expect((await cancel(id, 30)).body).toMatchObject({
      freeDelivery: { lost: true, delivery: 19.9 },
    })
    // 23 % of $219.90.
    expect(await get(id)).toMatchObject({ price: 270.48, subtotal: 200 })
    await expectBooksRight(shop)
  }
  await set("tax", { on: false })
})
