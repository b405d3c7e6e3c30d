import { beforeEach, describe, expect, test } from "vitest"
import { LANGUAGE_HEADER } from "#domain/languages/languages.ts"
import { expectBooksRight } from "#test/books.ts"
import { orderTests } from "#test/orders/order-tests.ts"

const { shop, buyer, get } = await orderTests()
await shop.holdMails()

const { token } = shop.admin
const GERMAN = { [LANGUAGE_HEADER]: "de" }
const put = shop.applySettings
const delivery = {
  charged: true,
  zones: [
    {
      name: "Islands",
      places: ["GB"],
      methods: [
        { name: "Pallet", agreed: true },
        { name: "Crane", agreed: true },
        { name: "Van", steps: ["1 kg 4.00", "9 kg 6.00"] },
      ],
    },
  ],
  collection: { offered: true },
  usualWeightG: 400,
}
const tax = { on: true, country: "GB", rates: [{ country: "GB", name: "VAT", percent: 10 }] }
const noCharges = { delivery: {}, tax: {}, fees: {} }

beforeEach(async () => {
  for (const [name, body] of Object.entries({ ...noCharges, delivery })) await put(name, body)
  const address = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
  await shop.as(buyer())("POST /address", { body: { ...address, country: "GB" } })
})

/** Orders two units at $10.00. */
async function anOrder(details: object = {}, headers: Record<string, string> = {}) {
  const body = { lines: [{ partId: await shop.part({ price: 10 }), quantity: 2 }], ...details }
  const answer = await shop.send("POST /order", { token: buyer().token, body, headers })
  expect(answer).toMatchObject({ status: 200 })
  return String(answer.body.insertedId)
}
/** Edits the order as it is now. */
async function edit(id: string, body: object) {
  const { revision = 0 } = await get(id, shop.admin)
  return shop.send(`POST /order/${id}/edit`, { token, body: { revision, ...body } })
}
const setFreight = (id: string, amount: number) =>
  shop.send(`PUT /order/${id}/freight`, { token, body: { amount } })
const chargesOf = async (id: string) => (await get(id)).charges ?? []
const oneMore = { lines: [{ number: 1, quantity: 3 }] }

describe("delivery of an edited order", () => {
  test("is to be agreed again once staff take back its freight", async () => {
    const id = await anOrder()
    await setFreight(id, 30)
    expect((await edit(id, { deliveryPrice: null })).status).toBe(200)
    expect(await get(id)).toMatchObject({ price: 20, freightDue: true })
    expect((await edit(id, oneMore)).status).toBe(200)
    expect(await get(id)).toMatchObject({ price: 30, freightDue: true })
    await setFreight(id, 5)
    expect(await get(id)).toMatchObject({ price: 35 })
    expect((await edit(id, { delivery: "van" })).status).toBe(200)
    expect(await get(id)).toMatchObject({ price: 36 })
    await put("delivery", { ...delivery, usualWeightG: 200 })
    await edit(id, { lines: [{ number: 1, quantity: 4 }] })
    expect(await get(id)).toMatchObject({ price: 44 })
    await expectBooksRight(shop)
  })

  test("has a mail for each freight that staff set", async () => {
    const id = await anOrder()
    await setFreight(id, 30)
    await edit(id, { delivery: "crane" })
    await setFreight(id, 40)
    const key = `order-freight:${id}:%`
    const select = "select data from mail_outbox where dedupe_key like $1 order by id"
    const mails = await shop.sql(select, [key])
    expect(mails).toMatchObject([{ data: { totalCents: 5000 } }, { data: { totalCents: 6000 } }])
    expect(mails[0]?.data).not.toHaveProperty("revision")
    const history = await shop.as(shop.admin)("GET /order/{id}/history", {
      params: { id },
      query: { all: "true" },
    })
    expect(history.filter(({ mail }) => mail?.template === "order-freight")).toHaveLength(2)
  })

  test("changes its method and agreed price even if the amount stays the same", async () => {
    const id = await anOrder()
    expect(await edit(id, { delivery: "crane" })).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await get(id)).toMatchObject({ price: 20, freightDue: true })
    expect(await edit(id, { deliveryPrice: 0 })).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await get(id)).not.toHaveProperty("freightDue")
    expect(await edit(id, { deliveryPrice: 0 })).toMatchObject({ body: { modifiedCount: 0 } })
  })

  test("cannot become a collection, nor the other way round", async () => {
    const refused = { status: 409, body: { code: "delivery_unavailable" } }
    const delivered = await anOrder()
    expect(await edit(delivered, { delivery: "collection" })).toMatchObject(refused)
    const collected = await anOrder({ delivery: "collection" })
    expect(await edit(collected, { delivery: "van" })).toMatchObject(refused)
    await put("tax", tax)
    expect((await edit(collected, { ...oneMore, delivery: "collection" })).status).toBe(200)
    expect(await get(collected)).toMatchObject({
      shipTo: "Collection",
      price: 33,
      charges: [{ name: "Collection", amount: 0 }, { name: "VAT 10%" }],
    })
  })
})

describe("charges of an edited order", () => {
  test("stay in its language, and refusals are in the administrator's", async () => {
    await put("tax", tax)
    const id = await anOrder({ delivery: "van" }, GERMAN)
    expect((await edit(id, oneMore)).status).toBe(200)
    expect(await chargesOf(id)).toMatchObject([{ name: "Lieferung: Van" }, { kind: "tax" }])
    expect(await edit(id, { delivery: "drone" })).toMatchObject({
      body: { message: expect.stringContaining("not available for this address") },
    })
  })

  test("are only what staff set if it goes to no stored address", async () => {
    for (const [name, body] of Object.entries(noCharges)) await put(name, body)
    const body = { email: buyer().email, deliveryPrice: 7 }
    const lines = [{ partId: await shop.part({ price: 10 }), quantity: 2 }]
    const { insertedId: id } = await shop.as(shop.admin)("POST /order/for", {
      body: { ...body, lines },
    })
    await put("tax", tax)
    expect((await edit(id, oneMore)).status).toBe(200)
    expect(await get(id)).toMatchObject({ price: 37, charges: [{ kind: "delivery", amount: 7 }] })
  })

  test("include a fee for an added part even if it had none before", async () => {
    await put("delivery", {})
    const fees = [{ name: "Screen fee", places: ["GB"], amount: 2, category: "Monitors" }]
    await put("fees", { on: true, fees })
    const id = await anOrder()
    expect(await chargesOf(id)).toEqual([])
    const partId = await shop.part({ price: 5, category: "Monitors" })
    expect((await edit(id, { lines: [{ partId, quantity: 3 }] })).status).toBe(200)
    expect(await get(id)).toMatchObject({ price: 41, charges: [{ name: "Screen fee", amount: 6 }] })
  })

  test("stay as they are if nothing else is edited, although the tax rate has changed", async () => {
    await put("tax", tax)
    const id = await anOrder({ delivery: "van" })
    const { price, revision = 0, charges } = await get(id, shop.admin)
    await put("tax", { ...tax, rates: [{ country: "GB", name: "VAT", percent: 20 }] })
    for (const preview of [true, false]) {
      const { body } = await edit(id, { lines: [], reason: "Hello", preview })
      expect(body).toMatchObject({ price: { before: price, after: price }, charges, revision })
    }
    expect((await get(id, shop.admin)).price).toBe(price)
  })
})
