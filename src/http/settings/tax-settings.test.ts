import { afterAll, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const { admin } = shop
afterAll(() => shop.close())

const put = (body: object) => shop.saveSettings("tax", body)
const read = async () => (await shop.as(admin)("GET /settings/tax")).settings
const german = { country: "DE", name: "VAT", percent: 19 }

test("a shop charges no tax by default, and keeps the saved settings", async () => {
  expect(await read()).toMatchObject({ on: false, rates: [], pricesInclude: false })
  const canary = { country: "es", region: "gc", name: "IGIC", percent: "7", insteadOfCountry: true }
  const rates = [
    { ...german, until: "2026-12-31" },
    { ...german, percent: 20, from: "2027-01-01" },
    { ...german, percent: 7, taxClass: "reduced" },
    { country: "US", region: "NY", name: "Sales tax", percent: "8.875" },
    canary,
  ]
  const settings = { on: true, country: "DE", vatNumber: "DE 136695976", rates }
  expect(await put(settings)).toMatchObject({ status: 200 })
  const kept = await read()
  expect(kept.rates[3]).toEqual({
    country: "US",
    region: "NY",
    name: "Sales tax",
    percent: 8.875,
    taxClass: "standard",
    from: "",
    until: "",
    insteadOfCountry: false,
  })
  expect(kept.rates[4]).toMatchObject({ country: "ES", region: "GC", percent: 7 })
  expect(await put(kept)).toMatchObject({ status: 200 })
  expect(await read()).toEqual(kept)
})

test.each([
  [{ on: true }, { country: "Country is Required" }],
  [{ country: "XX" }, { country: "There is no country XX" }],
  [{ country: "DE", region: "BY" }, { region: "DE has no regions in addresses. Leave it empty" }],
  [
    { country: "DE", vatNumber: "DE136695977" },
    { vatNumber: "DE does not issue VAT numbers of this form. Check the digits" },
  ],
  [
    { rates: [{ country: "US", region: "ZZ", name: "Tax", percent: 1 }] },
    { "rates.0.region": "US has no region ZZ. Examples: AL, AK, AS, AZ" },
  ],
  [
    { rates: [{ ...german, percent: 0 }] },
    {
      "rates.0.percent":
        "A rate of 0 % cannot be entered. Leave it out, or give the parts the class zero",
    },
  ],
  [
    {
      rates: [
        { ...german, percent: "7.1234" },
        { ...german, percent: "" },
      ],
    },
    {
      "rates.0.percent": "Percent must be above 0 and at most 100, with three decimals at most",
      "rates.1.percent": "Percent must be above 0 and at most 100, with three decimals at most",
    },
  ],
  [
    { rates: [{ ...german, from: "2026-02-01", until: "2026-01-31" }] },
    { "rates.0.until": "The last day must not be before the first" },
  ],
  [
    { rates: [{ ...german, from: "2026-02-30" }] },
    { "rates.0.from": "From day must be a day, such as 2026-01-31" },
  ],
  [
    { rates: [german, { ...german, region: "", from: "2026-07-01" }] },
    { "rates.1.from": "Rate 1 applies to the same place and class on some of these days" },
  ],
  [
    { rates: [{ ...german, insteadOfCountry: true }] },
    { "rates.0.region": "Region is Required if its rate replaces the country's" },
  ],
  [{ rates: [{ name: "VAT", percent: 1 }] }, { "rates.0.country": "Country is Required" }],
])("%j is refused with a message for its field", async (body, fields) => {
  const before = await read()
  const answer = await put(body)
  expectRefusal(answer, 400)
  expect(answer.body).toMatchObject({ code: "invalid_input", fields })
  expect(await read()).toEqual(before)
})
