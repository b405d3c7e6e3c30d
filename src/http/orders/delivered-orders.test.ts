import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const partId = await shop.part({ price: 10, availableQuantity: 100_000 })
let buyer: Person
let dublin: string
beforeAll(async () => {
  await setWeight(partId, 1000)
})
beforeEach(async () => {
  buyer = await shop.customer()
  dublin = await addressIn({ city: "Dublin", country: "IE" })
  await set(settings)
})
afterAll(() => shop.close())

const settings = {
  charged: true,
  zones: [
    {
      name: "Islands",
      places: ["IE", "FR 20"],
      methods: [
        { name: "Standard", steps: ["2 kg: 5.90", "10 kg: 9.90"], furtherKg: 1, freeFrom: 500 },
        { name: "Express", steps: ["5 kg: 20"] },
      ],
    },
  ],
}
const set = (body: object) => shop.applySettings("delivery", body)
const setWeight = async (id: string, packedWeightG: number) => {
  const params = { id }
  const { version } = await shop.as(shop.admin)("GET /part/{id}", { params })
  await shop.as(shop.admin)("PATCH /part/{id}", { params, body: { packedWeightG, version } })
}
const addressIn = async (where: object, by = buyer) =>
  String(
    (
      await shop.send("POST /address", {
        token: by.token,
        body: { name: "Ada Byron", street: "1 Quay", ...where },
      })
    ).body.insertedId,
  )
const price = (quantity: number, how: object = {}, by: Person | null = buyer) =>
  shop.as(by ?? undefined)("POST /price", { body: { lines: [{ partId, quantity }], ...how } })
const order = (quantity: number, how: object = {}, by = buyer) =>
  shop.send("POST /order", { token: by.token, body: { lines: [{ partId, quantity }], ...how } })
const shown = (id: unknown) => shop.as(buyer)("GET /order/{id}", { params: { id: String(id) } })

describe("an order with paid delivery", () => {
  test("costs what was shown for its address and method, in every way to order", async () => {
    const priced = await price(3)
    expect(priced).toMatchObject({
      subtotal: 30,
      total: 39.9,
      needsAddress: true,
      addressId: dublin,
      delivery: "standard",
      charges: [
        {
          kind: "delivery",
          name: "Delivery: Standard",
          amount: 9.9,
          sentence: "Islands, up to 10 kg.",
        },
      ],
      deliveryMethods: [
        { id: "standard", name: "Standard", amount: 9.9, sentence: "Islands, up to 10 kg." },
        { id: "express", name: "Express", amount: 20, sentence: "Islands, up to 5 kg." },
      ],
      weight: { grams: 3000, linesWithoutWeight: 0, sentence: "About 3 kg." },
    })
    const listed = await order(3, { expected: { total: 39.9 } })
    const bought = await shop.send("POST /purchase", {
      token: buyer.token,
      body: { purchaseId: partId, quantity: 3, price: 50, delivery: "express", addressId: dublin },
    })
    const cart = await shop.as(buyer)("PATCH /cart", { body: { set: [{ partId, quantity: 3 }] } })
    expect(cart).toMatchObject({ total: 39.9, delivery: "standard" })
    const query = { delivery: "express" }
    const { total, version } = await shop.as(buyer)("GET /cart", { query })
    const ordered = await shop.send("POST /cart/order", {
      token: buyer.token,
      body: { expected: { total, version }, ...query },
    })
    const express = { price: 50, charges: [{ name: "Delivery: Express", amount: 20 }] }
    expect(await shown(listed.body.insertedId)).toMatchObject({ subtotal: 30, price: 39.9 })
    expect(await shown(bought.body.insertedId)).toMatchObject(express)
    expect(await shown(ordered.body.insertedId)).toMatchObject(express)
    const facts = await shop.sql(
      "select facts, amount_cents::integer as cents from order_charges where order_id = $1",
      [String(listed.body.insertedId)],
    )
    expect(facts).toMatchObject([
      {
        cents: 990,
        facts: { method: "standard", zone: "Islands", weightG: 3000, upToG: 10_000 },
      },
    ])
  })

  test("is delivered free above a goods amount", async () => {
    expect(await price(49)).toMatchObject({ total: 490 + 9.9 + 39 })
    expect(await price(50)).toMatchObject({
      total: 500,
      charges: [{ amount: 0, sentence: "Free from $500.00." }],
    })
  })

  test("is delivered by the zone that names its place most precisely, also after one for the EU", async () => {
    const zone = (name: string, place: string) => ({
      name,
      places: [place],
      methods: [{ name, steps: ["10 kg: 5"] }],
    })
    const namesOf = async () => (await price(1)).deliveryMethods?.map(({ name }) => name)
    await set({ ...settings, zones: [zone("Union", "EU")] })
    expect(await namesOf()).toEqual(["Union"])
    await set({ ...settings, zones: [zone("Union", "EU"), zone("Ireland", "IE")] })
    expect(await namesOf()).toEqual(["Ireland"])
    await set(settings)
  })

  test("states the day of arrival from when all lines are available, but not if that is unknown", async () => {
    const methods = [{ name: "Standard", steps: ["10 kg: 9.90"], furtherKg: 1, days: 2 }]
    await set({ ...settings, zones: [{ name: "Islands", places: ["IE"], methods }] })
    const late = await shop.part({ availableQuantity: 0, backorder: "yes" })
    await setWeight(late, 1000)
    const dayOf = async (quantity: number) => {
      const lines = [
        { partId, quantity: 1 },
        { partId: late, quantity },
      ]
      const { deliveryMethods } = await shop.as(buyer)("POST /price", { body: { lines } })
      return deliveryMethods?.[0]?.day
    }
    const body = { quantity: 5, on: "2099-12-03" }
    await shop.as(shop.admin)("POST /part/{id}/batches", { params: { id: late }, body })
    expect(await dayOf(5)).toBe("2099-12-07")
    expect(await dayOf(6)).toBeUndefined()
    const [soon] = (await price(1)).deliveryMethods ?? []
    expect(soon?.day).toMatch(/^2\d{3}-\d\d-\d\d$/)
    expect(soon?.day?.startsWith("2099")).toBe(false)
    const agreed = [{ name: "Pallet", agreed: true, days: 2 }]
    await set({ ...settings, zones: [{ name: "Islands", places: ["IE"], methods: agreed }] })
    const [unpriced] = (await price(1)).deliveryMethods ?? []
    expect(unpriced).toMatchObject({ agreed: true })
    expect(unpriced).not.toHaveProperty("day")
  })

  test("is placed without a delivery price where that is agreed later", async () => {
    expect(await price(6, { delivery: "express" })).toMatchObject({
      total: 60,
      charges: [
        { name: "Delivery by agreement", sentence: "Freight to be agreed: we will contact you." },
      ],
    })
    const light = await shop.part({ price: 1 })
    const lines = [
      { partId, quantity: 1 },
      { partId: light, quantity: 4 },
    ]
    const unknown = await shop.as(buyer)("POST /price", { body: { lines } })
    expect(unknown).toMatchObject({
      total: 14,
      charges: [{ name: "Delivery by agreement" }],
      weight: {
        grams: 1000,
        sentence: "About 1 kg. The weight of 1 line is not known.",
      },
    })
    const placed = await shop.send("POST /order", { token: buyer.token, body: { lines } })
    expect(await shown(placed.body.insertedId)).toMatchObject({
      subtotal: 14,
      price: 14,
      charges: [{ name: "Delivery by agreement", amount: 0 }],
    })
    await set({ ...settings, usualWeightG: 500 })
    const { charges } = await shop.as(buyer)("POST /price", { body: { lines } })
    expect(charges).toMatchObject([
      {
        amount: 9.9,
        sentence:
          "Islands, up to 10 kg. The weight of 1 line is not known. We assume 500 g for each.",
      },
    ])
  })

  test("is accepted only for places the shop delivers to, with a reason otherwise", async () => {
    const paris = await addressIn({ city: "Paris", postalCode: "75001", country: "FR" })
    const refused = await order(1, { addressId: paris })
    expectRefusal(refused, 409)
    const nowhere = "We do not deliver to Paris, France. Choose another address."
    expect(refused.body).toMatchObject({ code: "delivery_unavailable", message: nowhere })
    expect(await price(1, { addressId: paris })).toMatchObject({
      total: 10,
      termsProblem: { code: "delivery_unavailable", message: nowhere },
    })
    const ajaccio = await addressIn({ city: "Ajaccio", postalCode: "20000", country: "FR" })
    expect((await order(1, { addressId: ajaccio })).status).toBe(200)
    const drone = await order(1, { delivery: "drone" })
    expect(drone.body).toMatchObject({
      code: "delivery_unavailable",
      message:
        "This delivery method is not available for this address. Choose Standard or Express.",
    })
  })

  test("may be collected without an address if the buyer asks for that", async () => {
    await set({ ...settings, collection: { offered: true, price: "2.50" } })
    const withoutAddress = await shop.customer()
    const needed = await price(1, {}, withoutAddress)
    expect(needed).toMatchObject({
      total: 10,
      termsProblem: { code: "address_needed" },
      deliveryMethods: [{ id: "collection", amount: 2.5, sentence: "You collect the order." }],
    })
    expectRefusal(await order(1, {}, withoutAddress), 409)
    const collected = await order(1, { delivery: "collection" })
    expect(await shown(collected.body.insertedId)).toMatchObject({
      price: 12.5,
      charges: [{ name: "Collection" }],
      shipTo: "Collection",
    })
    expect((await order(1, { delivery: "collection" }, withoutAddress)).status).toBe(200)
  })

  test("refuses another customer's address", async () => {
    const other = await shop.customer()
    await addressIn({ city: "Cork", country: "IE" }, other)
    expectRefusal(await order(1, { addressId: dublin }, other), 404)
  })

  test("shows a visitor no delivery price, as their place is unknown", async () => {
    const { charges, termsProblem, total } = await price(1, {}, null)
    expect({ charges, termsProblem, total }).toEqual({
      charges: undefined,
      termsProblem: undefined,
      total: 10,
    })
  })
})

test("an order with outdated delivery prices is refused", async () => {
  const { total } = await price(3)
  await set({ ...settings, zones: [{ ...settings.zones[0], methods: higherPrice }] })
  const refused = await order(3, { expected: { total } })
  expectRefusal(refused, 409)
  expect(refused.body).toMatchObject({ code: "price_changed", price: 42 })
})
const higherPrice = [{ name: "Standard", steps: ["10 kg: 12"] }]

test("concurrent orders during a settings change use the old or new prices, never a mixture", async () => {
  const zones = [{ ...settings.zones[0], methods: higherPrice }]
  await order(3)
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => order(3)),
    set({ ...settings, zones }),
    ...Array.from({ length: 6 }, () => order(3)),
  ])
  const ids = answers.flatMap((answer) => (answer ? [String(answer.body.insertedId)] : []))
  expect(ids).toHaveLength(12)
  const rows = await shop.sql(
    `select o.total_cents::integer as total, c.amount_cents::integer as cents
     from orders o join order_charges c on c.order_id = o.id where o.id = any($1)`,
    [ids],
  )
  expect(rows).toHaveLength(12)
  for (const { total, cents } of rows) {
    expect([990, 1200]).toContain(cents)
    expect(total).toBe(3000 + Number(cents))
  }
  expect((await shown((await order(3)).body.insertedId)).price).toBe(42)
})

test("with delivery pricing off, an order costs its goods alone and mentions no delivery", async () => {
  await set({})
  expect(Object.keys(await price(3)).sort()).toEqual(["currency", "lines", "total", "units"])
  const placed = await order(3, { delivery: "express" })
  expect((await shown(placed.body.insertedId)).price).toBe(30)
})
