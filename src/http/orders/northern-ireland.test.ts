import { afterAll, beforeEach, expect, test } from "vitest"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)
let buyer: Person
beforeEach(async () => {
  buyer = await shop.customer()
})

const german = { country: "DE", name: "VAT", percent: 19 }
const set = (body: object) =>
  shop.saveSettings("tax", { on: true, country: "DE", rates: [german], ...body })
const liveAt = (postalCode: string, company = "") =>
  shop.as(buyer)("POST /address", {
    body: { name: "Ada Byron", company, street: "1 Quay", city: "Town", postalCode, country: "GB" },
  })
async function taxOfOrder() {
  const body = { purchaseId: await shop.part({ price: 100 }), quantity: 1 }
  const { insertedId: id } = await shop.as(buyer)("POST /purchase", { body })
  return (await shop.as(buyer)("GET /order/{id}", { params: { id } })).charges
}

test("an order to Belfast is taxed within the EU, an order to London outside it", async () => {
  await set({})
  await liveAt("BT1 5GS")
  expect(await taxOfOrder()).toMatchObject([
    { name: "VAT 19%", amount: 19, sentence: "Place of taxation: Germany." },
  ])
  buyer = await shop.customer()
  await liveAt("SW1A 1AA")
  expect(await taxOfOrder()).toMatchObject([{ name: "Tax", amount: 0 }])
})

test("a Northern Irish company enters its XI number, which VIES confirms", async () => {
  await set({})
  await shop.verifyEmail(buyer)
  await liveAt("SW1A 1AA", "Test firm XI980780684")
  const add = (country: string, number: string) =>
    shop.send("POST /tax-id", { token: buyer.token, body: { country, number } })
  expect((await add("XI", "XI980780685")).status).toBe(400)
  expect((await add("XI", "XI 980 7806 84")).body).toMatchObject({ state: "waiting" })
  await shop.sql("delete from tax_ids where user_id = $1", [buyer.id])
  await shop.sql("delete from addresses where user_id = $1", [buyer.id])
  await liveAt("BT1 5GS", "Test firm XI980780684")
  expect((await add("XI", "XI 980 7806 84")).body).toMatchObject({ state: "valid" })
  expect(await shop.as(buyer)("GET /tax-id")).toMatchObject([
    { kind: "eu_vat", country: "XI", number: "XI980780684" },
  ])
  expect(await taxOfOrder()).toMatchObject([
    { amount: 0, sentence: expect.stringMatching(/article 138.*XI980780684/) },
  ])
})

test("a shop may be in Northern Ireland, and set a rate for it alone", async () => {
  const british = { country: "GB", name: "VAT", percent: 20 }
  const there = { ...british, region: "XI" }
  expect((await set({ rates: [german, there] })).status).toBe(200)
  await liveAt("BT1 5GS")
  expect(await taxOfOrder()).toMatchObject([
    { name: "VAT 20%", sentence: "Place of taxation: Northern Ireland." },
  ])
  const inBelfast = { country: "GB", region: "XI", rates: [british] }
  for (const vatNumber of ["XI980780684", "GB980780684"])
    expect((await set({ ...inBelfast, vatNumber })).status).toBe(200)
  expect((await set({ ...inBelfast, region: "YZ" })).status).toBe(400)
})
