import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import type { Executor } from "#db/connection/client.ts"
import { setShopCurrency } from "#domain/pricing/currency.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { mailText } from "#test/mail-text.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi, openTestShop, type Person, type TestShop } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

/** A process has one currency, so each shop is closed before the next is opened. */
let shop: TestShop
const open = async (openShop = openTestApi) => {
  shop = await openShop({ rateLimitScale: 0 })
}
const close = () => shop.close()
afterAll(() => setShopCurrency("USD"))

const setCurrency = (currency: string) => shop.saveSettings("shop", { name: "Northmere", currency })

const describedCurrency = async () => {
  const { body } = await shop.send("GET /openapi.json")
  return /in the shop's currency, [^:]*/.exec(JSON.stringify(body))?.[0]
}

describe("a shop in euros", () => {
  let buyer: Person
  let partId: string
  let orderId: string
  beforeAll(async () => {
    await open(openTestShop)
    buyer = await shop.customer()
    partId = await shop.part({ name: "Anvil 850", price: 118.5 })
    expect(await describedCurrency()).toContain("USD")
    expect((await setCurrency("EUR")).status).toBe(200)
    await shop.holdMails()
    const body = { purchaseId: partId, quantity: 20 }
    orderId = (await shop.as(buyer)("POST /purchase", { body })).insertedId
  })
  afterAll(close)

  test("prices, sells, charges and refunds in euros", async () => {
    const api = shop.as(buyer)
    await payOrder(shop, buyer, orderId)
    const order = await api("GET /order/{id}", { params: { id: orderId } })
    expect(order).toMatchObject({ price: 2370, currency: "EUR", paid: true })
    const priced = await api("POST /price", { body: { lines: [{ partId, quantity: 2 }] } })
    expect(priced).toMatchObject({ total: 237, currency: "EUR" })
    await shop.as(shop.admin)("POST /order/{id}/refund", {
      params: { id: orderId },
      body: { amount: 100, reason: "One was scratched" },
    })
    const paid = await shop.sql("select currency, amount_cents from payments")
    expect(paid).toEqual([{ currency: "eur", amount_cents: 237_000 }])
    const charged = await shop.sql("select currency, amount, amount_refunded from sandbox.charges")
    expect(charged).toEqual([{ currency: "eur", amount: 237_000, amount_refunded: 10_000 }])
  })

  test("has pages, mails and structured data in euros", async () => {
    const part = await shop.as(buyer)("GET /part/{id}", { params: { id: partId } })
    const page = await (await fetch(`${shop.url}/parts/${part.slug}`)).text()
    const shows = (text: string) => page.includes(text)
    expect(shows("€118.50")).toBe(true)
    expect(shows('"priceCurrency":"EUR"')).toBe(true)
    expect(/\$\d/.exec(page)).toBeNull()
    const [mail] = await shop.sql("select data from mail_outbox where template = 'order-placed'")
    expect(mailText("order-placed", mail?.data, shop.url)).toContain("€2,370.00")
    expect(await shop.as()("GET /site")).toMatchObject({ currency: "EUR" })
  })

  test("states its currency in the description of the API after ten minutes at most", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 })
    expect(await describedCurrency()).toContain("EUR (Euro)")
    vi.useRealTimers()
  })

  test("refuses an unknown currency", async () => {
    expect((await setCurrency("XYZ")).status).toBe(400)
  })

  test("fixes its currency after the first order, and other settings can be saved", async () => {
    const refused = await setCurrency("USD")
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      fields: { currency: "The currency cannot be changed after the first order." },
    })
    expect((await setCurrency("EUR")).status).toBe(200)
  })
})

test("yen have no decimals, also at the card provider", async () => {
  await open()
  expect((await setCurrency("JPY")).status).toBe(200)
  const partId = await shop.part({ name: "Anvil 850", price: 11_800 })
  const buyer = await shop.customer()
  const body = { purchaseId: partId, quantity: 2 }
  const { insertedId } = await shop.as(buyer)("POST /purchase", { body })
  await payOrder(shop, buyer, insertedId)
  expect(await shop.sql("select currency, amount from sandbox.charges")).toEqual([
    { currency: "jpy", amount: 23_600 },
  ])
  await expect(shop.part({ price: 11_800.5 })).rejects.toThrow(
    "Price must be an amount in JPY, such as 118",
  )
  await close()
})

test("a number without a unit is searched as it is in a currency without decimals", async () => {
  await open()
  await setCurrency("JPY")
  for (const cores of [8, 24])
    await shop.part({ category: "Processors", price: 50_000, specs: { cores: String(cores) } })
  const found = await shop.as()("GET /catalogue", { query: { q: "processors under 16" } })
  expect(found).toMatchObject({ total: 1, limits: [{ filter: { facet: "cores" } }] })
  await close()
})

test("forints are written without decimals and charged with two", async () => {
  await open()
  await setCurrency("HUF")
  const buyer = await shop.customer()
  const body = { purchaseId: await shop.part({ price: 45_000 }), quantity: 1 }
  const { insertedId } = await shop.as(buyer)("POST /purchase", { body })
  await payOrder(shop, buyer, insertedId)
  const params = { id: insertedId }
  expect(await shop.as(buyer)("GET /order/{id}", { params })).toMatchObject({ price: 45_000 })
  await shop.as(shop.admin)("POST /order/{id}/refund", {
    params,
    body: { amount: 5000, reason: "Scratched" },
  })
  expect(await shop.sql("select amount, amount_refunded from sandbox.charges")).toEqual([
    { amount: 4_500_000, amount_refunded: 500_000 },
  ])
  await close()
})

test("a currency with other decimals is refused while there are prices", async () => {
  await open()
  await shop.part({ price: 118.5 })
  const refused = await setCurrency("JPY")
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain("Prices of products are in USD.")
  await close()
})

test.each([
  [
    "methods",
    "delivery",
    {
      zones: [{ name: "All", places: ["*"], methods: [{ name: "Parcel", steps: ["5 kg: 4.90"] }] }],
    },
  ],
  ["collection", "delivery", { collection: { offered: true, price: 4.9 } }],
  ["fees", "fees", { on: true, fees: [{ name: "WEEE", amount: 4.9, places: ["*"] }] }],
] as const)(
  "a currency with other decimals is refused while %s have prices",
  async (_, group, settings) => {
    await open()
    expect((await shop.saveSettings(group, settings)).status).toBe(200)
    const refused = await setCurrency("JPY")
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      fields: { currency: expect.stringContaining("Prices of delivery and fees are in USD.") },
    })
    await shop.saveSettings(group, {})
    expect((await setCurrency("JPY")).status).toBe(200)
    await close()
  },
)

test("an import whose prices were read in another currency is refused", async () => {
  await open()
  const { dryRun, apply } = importCommands(shop)
  const rowAt = (price: string) => csv("sku,name,price", `I-1,Anvil 850,${price}`)
  const { id } = await dryRun(rowAt("118.50"))
  expect((await setCurrency("JPY")).status).toBe(200)
  await expect(apply(id)).rejects.toMatchObject({ body: { code: "import_currency_changed" } })
  expect(await shop.sql("select 1 from parts")).toEqual([])
  const readAgain = await dryRun(rowAt("11800"))
  expect(await apply(readAgain.id)).toMatchObject({ state: "applied" })
  expect(await shop.sql("select price_cents from parts")).toEqual([{ price_cents: 11_800 }])
  await close()
})

test("a change to other decimals waits for the first product, and is refused", async () => {
  await open()
  const addProduct = (tx: Executor) =>
    tx.execute(`insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, available_quantity, price_cents)
      values (repeat('a', 24), 'A-1', 'anvil', 'Anvil', 'Anvils', 'Anvil', '', 1, 0, 500)`)
  const wait = () => Promise.resolve()
  expect(await whileItWaits(shop, addProduct, () => setCurrency("JPY"), wait)).toMatchObject({
    status: 400,
  })
  await close()
})

test("a first order and a concurrent change of currency are serialized", async () => {
  await open()
  const buyer = await shop.customer()
  const purchaseId = await shop.part({ price: 10 })
  const [saved, placed] = await Promise.all([
    setCurrency("EUR"),
    shop.as(buyer)("POST /purchase", { body: { purchaseId, quantity: 1 } }),
  ])
  const order = await shop.as(buyer)("GET /order/{id}", { params: { id: placed.insertedId } })
  expect(order.currency).toBe(saved.status === 200 ? "EUR" : "USD")
  await close()
})
