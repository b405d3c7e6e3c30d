import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

const set = shop.saveSettings
const list = () => shop.as(shop.admin)("GET /duty")
const find = async (wanted: string) => (await list()).find(({ duty }) => duty === wanted)

test("every duty is off by default; each states its details and since when it applies", async () => {
  expect((await list()).map(({ on, since }) => [on, since])).toEqual(Array(9).fill([false, null]))
  const orderButton = { on: true, countries: ["fr", "DE"] }
  const saved = await set("duties", { orderButton, withdrawal: true })
  expect(saved.status).toBe(200)
  expect(await find("order_button")).toMatchObject({
    group: "duties",
    on: true,
    countries: ["FR", "DE"],
    since: expect.any(String),
  })
  await shop.sql("update shop_settings set changed_at = now() - interval '1 day'")
  const { since } = (await find("withdrawal")) ?? {}
  await set("duties", { withdrawal: true, guarantee: { on: true } })
  expect((await find("withdrawal"))?.since).toBe(since)
  expect(await find("order_button")).toMatchObject({ on: false, since: null })
  expect(Date.parse((await find("guarantee"))?.since ?? "")).toBeGreaterThan(
    Date.parse(since ?? ""),
  )
  await set("duties", { orderButton: { on: true, countries: ["EU"] } })
  expect((await find("order_button"))?.countries).toHaveLength(27)
  expect(await find("withdrawal")).toMatchObject({ on: false })
})

test("fees and tax currency name the countries they apply to", async () => {
  const fee = { name: "WEEE", amount: 1 }
  await set("fees", {
    on: true,
    fees: [
      { ...fee, places: ["DE", "US-CA"] },
      { ...fee, places: ["DE"] },
    ],
  })
  expect(await find("fees")).toMatchObject({ on: true, countries: ["DE", "US"] })
  await set("fees", { on: true, fees: [{ ...fee, places: ["*", "DE"] }] })
  expect(await find("fees")).toMatchObject({ on: true, countries: [] })
  await set("invoices", { country: "CZ", taxCurrency: "CZK" })
  expect(await find("tax_currency")).toMatchObject({ on: true, countries: ["CZ"] })
  await set("tax", { on: true, country: "DE", recheckAtOrder: true })
  expect(await find("vat_checks")).toMatchObject({ on: true })
  expect(await find("delivery_tax")).toMatchObject({ on: true })
})

test("every page knows which duties to display", async () => {
  await set("duties", {
    orderButton: { on: true, countries: [] },
    withdrawal: true,
    guarantee: { on: true, text: "Two years." },
  })
  const site = await shop.as()("GET /site")
  expect(site).toMatchObject({ orderButton: [], withdrawal: true, guarantee: "Two years." })
  expect(site.links).toContainEqual({ label: "Withdraw from a contract", href: "/withdraw" })
  await set("duties", {})
  const without = await shop.as()("GET /site")
  for (const name of ["orderButton", "withdrawal", "guarantee"])
    expect(without).not.toHaveProperty(name)
})

test("a product names its manufacturer, its own or a known one's, and a reduced price", async () => {
  const address = "Tempo AG, Kaistrasse 4, Hamburg, office@tempo.example"
  await set("makers", {
    makers: [{ name: "Tempo", address, responsible: "Tempo EU, Paris" }],
  })
  const again = { makers: [{ name: "Tempo" }, { name: " tempo " }] }
  expect((await set("makers", again)).body).toMatchObject({
    fields: { "makers.1.name": "Choose another Name" },
  })
  const id = await shop.part({ price: 100, manufacturer: "tempo" })
  const own = await shop.part({ manufacturer: "Tempo", responsiblePerson: "Kai, Leith" })
  const bare = await shop.part()
  const patch = async (part: string, body: object) => {
    const { version, slug } = await shop.as(shop.admin)("GET /part/{id}", { params: { id: part } })
    const route = `PATCH /part/${part}`
    await shop.send(route, { token: shop.admin.token, body: { version, ...body } })
    return slug
  }
  const shown = async (part: string) => {
    const slug = await patch(part, {})
    return shop.as()("GET /catalogue/{slug}", { params: { slug } })
  }
  expect(await shown(id)).not.toHaveProperty("safety")
  await set("duties", { makers: true, lowestPrice: true })
  expect((await shown(id)).safety).toEqual({
    manufacturer: "tempo",
    address,
    responsible: "Tempo EU, Paris",
  })
  expect((await shown(own)).safety).toMatchObject({ address, responsible: "Kai, Leith" })
  expect(await shown(bare)).not.toHaveProperty("safety")
  await patch(id, { price: 110 })
  expect(await shown(id)).not.toHaveProperty("reduction")
  await patch(id, { price: 80 })
  expect((await shown(id)).reduction).toEqual({ from: 110, lowest: 100 })
})
