import { afterAll, expect, test } from "vitest"
import { dayIn } from "#domain/shop/days.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

const dayAfter = (days: number) => dayIn("UTC", new Date(Date.now() + days * 86_400_000))
const rate = { country: "DE", name: "VAT", percent: 19 }
const save = (rates: object[], place: object = { country: "DE" }) =>
  shop.saveSettings("tax", { on: true, ...place, rates })
const overview = () => shop.as(shop.admin)("GET /overview")

test("a rate of Monaco or the Isle of Man is refused, because others apply there", async () => {
  const refused = await save([rate, { ...rate, country: "MC" }, { ...rate, country: "IM" }])
  expectRefusal(refused, 400)
  expect(refused.body.fields).toEqual({
    "rates.1.country": "The rates of FR apply there. Enter the rate for FR",
    "rates.2.country": "The rates of GB apply there. Enter the rate for GB",
  })
})

test("staff are warned two weeks before the shop's own place has no rate any more", async () => {
  await save([{ ...rate, until: dayAfter(20) }])
  expect(await overview()).not.toHaveProperty("taxRate")
  await save([{ ...rate, until: dayAfter(10) }])
  expect(await overview()).toMatchObject({ taxRate: true })
  await save([
    { ...rate, until: dayAfter(10) },
    { ...rate, percent: 20, from: dayAfter(11) },
  ])
  expect(await overview()).not.toHaveProperty("taxRate")
  await save([{ ...rate, country: "FR", until: dayAfter(-10) }])
  expect(await overview()).not.toHaveProperty("taxRate")
  await save([])
  expect(await overview()).not.toHaveProperty("taxRate")
})

test("a reduced rate of a state remains where a postal code has a rate", async () => {
  const texas = { country: "US", region: "TX", name: "Sales tax" }
  await save(
    [
      { ...texas, percent: 6.25 },
      { ...texas, percent: 2, taxClass: "reduced" },
    ],
    { country: "US", region: "TX" },
  )
  const file = "State,ZipCode,TaxRegionName,EstimatedCombinedRate\nTX,78701,AUSTIN,0.0825\n"
  await shop.send("PUT /tax-rate/postal", { token: shop.admin.token, body: file })
  const buyer = await shop.customer()
  const body = {
    name: "Ada Byron",
    street: "1 Dock",
    city: "Austin",
    region: "TX",
    country: "US",
    postalCode: "78701",
  }
  const { insertedId: addressId } = await shop.as(buyer)("POST /address", { body })
  const parts = [
    await shop.part({ price: 100, taxClass: "standard" }),
    await shop.part({ price: 100, taxClass: "reduced" }),
  ]
  const lines = parts.map((partId) => ({ partId, quantity: 100 }))
  const { charges } = await shop.as(buyer)("POST /price", { body: { lines, addressId } })
  expect(charges).toMatchObject([
    { name: "Sales tax, AUSTIN 8.25%", amount: 825 },
    { name: "Sales tax 2%", amount: 200 },
  ])
})
