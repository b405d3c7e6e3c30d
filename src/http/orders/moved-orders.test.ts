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

beforeEach(() => shop.sql("update users set email_verified = true where id = $1", [buyer().id]))

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
