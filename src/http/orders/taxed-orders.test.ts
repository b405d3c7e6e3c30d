import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { addValidTaxId, type TaxId } from "#test/tax-ids.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const part = await shop.part({ price: 100, availableQuantity: 10_000_000 })
let buyer: Person
beforeEach(async () => {
  buyer = await shop.customer()
})
afterAll(() => shop.close())

const german = { country: "DE", name: "VAT", percent: 19 }
const rates = [
  german,
  { ...german, percent: 7, taxClass: "reduced" },
  { country: "FR", name: "TVA", percent: 20 },
  { country: "US", region: "TX", name: "Sales tax", percent: 6.25 },
]
const set = (body: object) => shop.saveSettings("tax", { on: true, country: "DE", rates, ...body })
const places = {
  DE: { street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457", country: "DE" },
  FR: { street: "4 quai du Port", city: "Marseille", postalCode: "13002", country: "FR" },
  JP: { street: "1-1", city: "Chiyoda", region: "13", postalCode: "100-8111", country: "JP" },
  CA: { street: "2 Quay", city: "Oakland", region: "CA", postalCode: "94607", country: "US" },
  NY: { street: "3 Pier", city: "New York", region: "NY", postalCode: "10001", country: "US" },
  IM: { street: "5 Quay", city: "Douglas", postalCode: "IM1 2AB", country: "IM" },
  GG: { street: "6 Quay", city: "St Peter Port", postalCode: "GY1 1AA", country: "GG" },
  MC: { street: "7 quai Louis II", city: "Monaco", postalCode: "98000", country: "MC" },
  TX: { street: "1 Dock", city: "Austin", region: "TX", postalCode: "78701", country: "US" },
}
const liveIn = (place: keyof typeof places) =>
  shop.as(buyer)("POST /address", { body: { name: "Ada Byron", ...places[place] } })
const buy = (body: object = {}) =>
  shop.send("POST /purchase", {
    token: buyer.token,
    body: { purchaseId: part, quantity: 2, ...body },
  })
const chargesOf = async (orderId: unknown) =>
  (
    await shop.sql(
      `select name, amount_cents::int as amount, facts->>'sentence' as sentence from order_charges
        where order_id = $1 order by number`,
      [orderId],
    )
  ).map(({ name, amount, sentence }) => [name, amount, sentence])
const linesOf = (orderId: unknown) =>
  shop.sql("select total_cents::int as total, tax_facts from order_lines where order_id = $1", [
    orderId,
  ])
const totalOf = async (orderId: unknown) =>
  (await shop.sql("select total_cents::int as total from orders where id = $1", [orderId]))[0]
const addTaxId = (taxId: TaxId) => addValidTaxId(shop, buyer, taxId)

test("prices without tax: an order states its tax and the reason, and keeps them", async () => {
  await set({})
  expectRefusal(await buy(), 409)
  await liveIn("DE")
  const placed = await buy()
  expect(placed.status).toBe(200)
  const { insertedId } = placed.body
  expect(await totalOf(insertedId)).toEqual({ total: 23_800 })
  expect(await chargesOf(insertedId)).toEqual([["VAT 19%", 3_800, "Place of taxation: Germany."]])
  expect(await linesOf(insertedId)).toMatchObject([
    {
      total: 20_000,
      tax_facts: {
        addedCents: 3_800,
        netCents: 20_000,
        taxCents: 3_800,
        why: "Place of taxation: Germany.",
        treatment: { kind: "taxed", at: { country: "DE" } },
        takenOff: [],
        taxes: [{ name: "VAT", milliPercent: 19_000, taxCents: 3_800, country: "DE" }],
      },
    },
  ])
  await set({ rates: [] })
  expect(await totalOf(insertedId)).toEqual({ total: 23_800 })
})

test("prices with tax: domestic orders contain the tax, orders abroad leave it out", async () => {
  await set({ pricesInclude: true })
  await liveIn("DE")
  const home = (await buy()).body.insertedId
  expect(await totalOf(home)).toEqual({ total: 20_000 })
  expect(await chargesOf(home)).toEqual([
    ["VAT 19%", 0, "The prices contain $31.93. Place of taxation: Germany."],
  ])
  buyer = await shop.customer()
  await liveIn("JP")
  const abroad = (await buy()).body.insertedId
  expect(await totalOf(abroad)).toEqual({ total: 16_807 })
  expect(await chargesOf(abroad)).toEqual([
    ["VAT 19% in the prices", -3_193, "Not due at the delivery address."],
  ])
})

test("a company of another EU member reverse-charges once its number and address are verified", async () => {
  await set({})
  await liveIn("FR")
  expect(await chargesOf((await buy()).body.insertedId)).toEqual([
    ["TVA 20%", 4_000, "Place of taxation: France."],
  ])
  await addTaxId({ kind: "eu_vat", country: "FR", number: "FR40303265045" })
  expect(await chargesOf((await buy()).body.insertedId), "of an unverified address").toEqual([
    ["TVA 20%", 4_000, "Place of taxation: France."],
  ])
  await shop.verifyEmail(buyer)
  expect(await chargesOf((await buy()).body.insertedId)).toEqual([
    ["Tax", 0, expect.stringMatching(/^Reverse charge: .*article 138.* FR40303265045\.$/)],
  ])
})

test("an exemption certificate counts in its state only", async () => {
  await set({ country: "US", region: "TX" })
  await liveIn("TX")
  await addTaxId({ kind: "us_certificate", country: "US", region: "NY", number: "NY-1" })
  expect(await chargesOf((await buy()).body.insertedId)).toEqual([
    ["Sales tax 6.25%", 1_250, "Place of taxation: TX, United States."],
  ])
  await addTaxId({ kind: "us_certificate", country: "US", region: "TX", number: "01-339" })
  expect(await chargesOf((await buy()).body.insertedId)).toEqual([
    ["Tax", 0, "Exempt by certificate 01-339 for TX."],
  ])
})

test("an exemption certificate leaves an export an export", async () => {
  await set({})
  await liveIn("NY")
  await addTaxId({ kind: "us_certificate", country: "US", region: "NY", number: "EX-99812" })
  expect(await chargesOf((await buy()).body.insertedId)).toEqual([
    ["Tax", 0, "Export: goods delivered there are exempt from tax here."],
  ])
})

test("the Isle of Man is taxed as the United Kingdom and Monaco as France, Guernsey is not", async () => {
  const british = { country: "GB", name: "VAT", percent: 20 }
  await set({ country: "GB", rates: [british, ...rates] })
  const chargedIn = async (place: keyof typeof places) => {
    buyer = await shop.customer()
    await liveIn(place)
    return chargesOf((await buy()).body.insertedId)
  }
  expect(await chargedIn("IM")).toEqual([["VAT 20%", 4_000, "Place of taxation: United Kingdom."]])
  expect(await chargedIn("MC")).toEqual([["TVA 20%", 4_000, "Place of taxation: France."]])
  expect(await chargedIn("GG")).toEqual([
    ["Tax", 0, "Export: goods delivered there are exempt from tax here."],
  ])
})

test("a part's class sets its rate, and a shop without rates says why it collects none", async () => {
  const memory = await shop.part({ price: 50, availableQuantity: 100 })
  const params = { id: memory }
  const { version } = await shop.as(buyer)("GET /part/{id}", { params })
  const body = { taxClass: "reduced", version }
  await shop.send(`PATCH /part/${memory}`, { token: shop.admin.token, body })
  await liveIn("DE")
  const order = {
    lines: [
      { partId: part, quantity: 1 },
      { partId: memory, quantity: 2 },
    ],
  }
  const send = async () =>
    (await shop.send("POST /order", { token: buyer.token, body: order })).body.insertedId
  await set({})
  expect((await chargesOf(await send())).map((charge) => charge.slice(0, 2))).toEqual([
    ["VAT 19%", 1_900],
    ["VAT 7%", 700],
  ])
  const other = { partId: await shop.part({ price: 30 }), quantity: 1 }
  const two = { token: buyer.token, body: { lines: [{ partId: part, quantity: 1 }, other] } }
  const { insertedId } = (await shop.send("POST /order", two)).body
  const net = "select (facts->>'netCents')::int as net from order_charges where order_id = $1"
  expect(await shop.sql(net, [insertedId])).toEqual([{ net: 13_000 }])
  await set({ rates: [], noTax: "No VAT is charged under § 19 UStG." })
  expect(await chargesOf(await send())).toEqual([["Tax", 0, "No VAT is charged under § 19 UStG."]])
})

test("an order at another total is refused; a matching total of the lines is enough", async () => {
  await set({})
  await liveIn("DE")
  expectRefusal(await buy({ price: 220 }), 409)
  expect((await buy({ price: 238 })).status).toBe(200)
  expect((await buy({ price: 200 })).status).toBe(200)
})

test("while rates change, every concurrent order has either the old or the new ones", async () => {
  await liveIn("DE")
  await set({})
  const changes = async () => {
    for (const percent of [20, 19, 20, 19]) await set({ rates: [{ ...german, percent }] })
  }
  const [, ...answers] = await Promise.all([
    changes(),
    ...Array.from({ length: 12 }, () => buy({ quantity: 1 })),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    const [[, amount] = []] = await chargesOf(body.insertedId)
    expect([1_900, 2_000]).toContain(amount)
    expect(await totalOf(body.insertedId)).toEqual({ total: 10_000 + Number(amount) })
    expect(await linesOf(body.insertedId)).toMatchObject([{ tax_facts: { taxCents: amount } }])
  }
})

test("a tax that another process switched on applies here, too", async () => {
  await set({ on: false })
  await liveIn("DE")
  expect(await totalOf((await buy()).body.insertedId)).toEqual({ total: 20_000 })
  await shop.sql(
    `update shop_settings set version = version + 1, value = jsonb_set(value, '{on}', 'true')
      where name = 'tax'`,
  )
  expect(await totalOf((await buy()).body.insertedId)).toEqual({ total: 23_800 })
})

test("delivery is taxed by its class, and a collected order by the shop's own place", async () => {
  await set({ deliveryClass: "reduced", deliveryFollowsGoods: "never" })
  const methods = [{ name: "Standard", steps: ["10 kg: 10"] }]
  const deliver = (body: object) => shop.saveSettings("delivery", body)
  onTestFinished(async () => void (await deliver({})))
  const collection = { offered: true, price: "1" }
  const zones = [{ name: "Germany", places: ["DE"], methods }]
  await deliver({ charged: true, zones, usualWeightG: 500, collection })
  await liveIn("DE")
  const sent = (await buy()).body.insertedId
  expect((await chargesOf(sent)).map((charge) => charge.slice(0, 2))).toEqual([
    ["Delivery: Standard", 1_000],
    ["VAT 19%", 3_800],
    ["VAT 7%", 70],
  ])
  const facts = "select facts->'tax' as tax from order_charges where order_id = $1 and number = 1"
  expect(await shop.sql(facts, [sent])).toMatchObject([{ tax: { netCents: 1_000, taxCents: 70 } }])
  expect(await linesOf(sent)).toMatchObject([{ tax_facts: { taxCents: 3_800 } }])
  buyer = await shop.customer()
  const collected = (await buy({ delivery: "collection" })).body.insertedId
  expect((await chargesOf(collected)).map(([, amount]) => amount)).toEqual([100, 3_800, 7])
  await liveIn("FR")
  expect((await buy()).body.message).toContain("Marseille, France")
})

test("delivery bears no tax in the states that the shop names", async () => {
  const state = { country: "US", name: "Sales tax", percent: 10 }
  const ofStates = {
    country: "US",
    region: "TX",
    rates: [
      { ...state, region: "TX" },
      { ...state, region: "CA" },
    ],
    deliveryFollowsGoods: "always",
  }
  expect((await set({ ...ofStates, untaxedDelivery: ["XX-CA"] })).status).toBe(400)
  await set({ ...ofStates, untaxedDelivery: ["us-ca"] })
  const methods = [{ name: "Standard", steps: ["10 kg: 10"] }]
  onTestFinished(async () => void (await shop.saveSettings("delivery", {})))
  const zones = [{ name: "Home", places: ["US"], methods }]
  await shop.saveSettings("delivery", { charged: true, zones, usualWeightG: 500 })
  for (const { at, tax } of [
    { at: "TX", tax: 2_100 },
    { at: "CA", tax: 2_000 },
  ] as const) {
    buyer = await shop.customer()
    await liveIn(at)
    const { insertedId } = (await buy()).body
    expect((await chargesOf(insertedId)).map(([, amount]) => amount)).toEqual([1_000, tax])
    expect(await totalOf(insertedId)).toEqual({ total: 21_000 + tax })
  }
})

test("a total with tax too large to count to the cent is refused", async () => {
  await set({})
  await liveIn("DE")
  const mostExpensive = await shop.part({ price: 999_999.99 })
  const priced = async (lines: number) =>
    (
      await shop.send("POST /price", {
        token: buyer.token,
        body: { lines: Array(lines).fill({ partId: mostExpensive, quantity: 1_000_000 }) },
      })
    ).body
  expect(await priced(75)).toMatchObject({ charges: [{ amount: 14_249_999_857_500 }] })
  expect(await priced(76)).toMatchObject({ termsProblem: { code: "total_not_chargeable" } })
})

test("with tax switched off again, no address is needed and nothing is charged", async () => {
  await set({ on: false })
  const { insertedId } = (await buy()).body
  expect(await totalOf(insertedId)).toEqual({ total: 20_000 })
  expect(await chargesOf(insertedId)).toEqual([])
  expect(await linesOf(insertedId)).toMatchObject([{ tax_facts: null }])
})
