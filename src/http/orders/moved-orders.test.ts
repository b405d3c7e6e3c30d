import { beforeEach, describe, expect, test } from "vitest"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"

const { shop, buyer, get } = await orderTests()

const places = {
  hamburg: { street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457", country: "DE" },
  marseille: { street: "4 quai du Port", city: "Marseille", postalCode: "13002", country: "FR" },
  sameTown: { street: "14 quai du Port", city: "Marseille", postalCode: "13002", country: "FR" },
  lyon: { street: "2 quai Perrache", city: "Lyon", postalCode: "69002", country: "FR" },
  zurich: { street: "Seestrasse 5", city: "Zürich", postalCode: "8002", country: "CH" },
  oslo: { street: "Kaigata 1", city: "Oslo", postalCode: "0150", country: "NO" },
}
type Place = keyof typeof places
const liveIn = async (place: Place) =>
  (await shop.as(buyer())("POST /address", { body: { name: "Ada Byron", ...places[place] } }))
    .insertedId
const orderTo = async (place: Place) => {
  const lines = [{ partId: await shop.part({ price: 100 }), quantity: 2 }]
  const body = { lines, addressId: await liveIn(place) }
  return (await shop.as(buyer())("POST /order", { body })).insertedId
}
const move = async (id: string, place: Place) =>
  shop.send(`PUT /order/${id}/details`, {
    token: buyer().token,
    body: { addressId: await liveIn(place) },
  })
const refused = (code: string, more: object = {}) => ({ status: 409, body: { code, ...more } })

const admin = () => shop.admin.token
const setFreight = (id: string, body: object) =>
  shop.send(`PUT /order/${id}/freight`, { token: admin(), body })

beforeEach(() => shop.verifyEmail(buyer()))

describe("an order of a German shop", () => {
  beforeEach(async () => {
    const rates = [{ country: "DE", name: "VAT", percent: 19 }]
    await shop.saveSettings("tax", { on: true, country: "DE", rates })
    return async () => void (await shop.saveSettings("tax", { on: false }))
  })
  const addVatNumber = async () => {
    const { insertedId } = await shop.as(buyer())("POST /tax-id", {
      body: { country: "FR", number: "FR40303265045" },
    })
    await shop.sql("update tax_ids set state = 'valid' where id = $1", [insertedId])
    return insertedId
  }
  const deleteVatNumber = (id: string) =>
    shop.as(buyer())("DELETE /tax-id/{id}", { params: { id } })

  test("that was sold without VAT is not delivered where VAT is due", async () => {
    const number = await addVatNumber()
    const id = await orderTo("marseille")
    expect(await get(id)).toMatchObject({ price: 200 })
    await payOrder(shop, buyer(), id)
    await deleteVatNumber(number)
    expect(await move(id, "hamburg")).toMatchObject(
      refused("charges_would_change", { price: 238, difference: 38 }),
    )
    expect(await move(id, "lyon")).toMatchObject(refused("charges_would_change"))
    expect((await get(id)).shipTo).toContain("Marseille")
  })

  test("that was sold to a firm in the EU does not become an export, nor the other way", async () => {
    await addVatNumber()
    const sale = await orderTo("marseille")
    expect(await move(sale, "zurich")).toMatchObject(refused("charges_would_change"))
    expect((await move(sale, "lyon")).status).toBe(200)
    const sentAbroad = await orderTo("zurich")
    expect(await move(sentAbroad, "marseille")).toMatchObject(refused("charges_would_change"))
    expect((await move(sentAbroad, "oslo")).status).toBe(200)
  })

  test("moves within its town, whatever became of the buyer's number", async () => {
    const number = await addVatNumber()
    const id = await orderTo("marseille")
    await deleteVatNumber(number)
    expect((await move(id, "sameTown")).status).toBe(200)
    expect((await get(id)).shipTo).toContain("14 quai du Port")
  })
})

describe("an order whose delivery staff price", () => {
  beforeEach(async () => {
    const methods = [{ name: "Pallet", agreed: true }]
    const zones = [{ name: "Europe", places: ["DE", "FR", "CH"], methods }]
    await shop.saveSettings("delivery", { charged: true, zones })
    return async () => void (await shop.saveSettings("delivery", {}))
  })

  test("goes to another town until its freight is set, and then within its town only", async () => {
    const id = await orderTo("hamburg")
    expect((await move(id, "marseille")).status).toBe(200)
    expect((await setFreight(id, { amount: 20 })).status).toBe(200)
    expect(await move(id, "zurich")).toMatchObject(refused("order_address_fixed"))
    expect((await move(id, "sameTown")).status).toBe(200)
    await payOrder(shop, buyer(), id)
    expect(await move(id, "zurich")).toMatchObject(refused("order_address_fixed"))
    expect(await get(id)).toMatchObject({
      price: 220,
      shipTo: expect.stringContaining("14 quai du Port"),
    })
  })

  test("goes to the address of its phone order", async () => {
    const addressId = await liveIn("hamburg")
    const lines = [{ partId: await shop.part({ price: 100 }), quantity: 1 }]
    const body = { email: buyer().email, lines, addressId, deliveryPrice: 7 }
    const placed = await shop.send("POST /order/for", { token: admin(), body })
    expect(placed.status).toBe(200)
    expect(await move(String(placed.body.insertedId), "zurich")).toMatchObject(
      refused("order_address_fixed"),
    )
  })

  test("gets its freight at the address that staff saw", async () => {
    const id = await orderTo("hamburg")
    const seen = async () => (await get(id, shop.admin)).revision ?? 0
    const revision = await seen()
    expect((await move(id, "zurich")).status).toBe(200)
    expect(await setFreight(id, { amount: 20, revision })).toMatchObject({
      status: 409,
      body: { code: "order_changed", revision: await seen() },
    })
    expect(await get(id)).toMatchObject({ freightDue: true })
    expect((await setFreight(id, { amount: 20, revision: await seen() })).status).toBe(200)
  })
})
