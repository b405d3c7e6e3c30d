import { expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"

const { payments, shop, buyer, orderOf, reason } = await refundTests()

const german = { country: "DE", name: "VAT", percent: 19 }
const rates = [german, { ...german, percent: 7, taxClass: "reduced" }]
const taxed = (body: object = {}) =>
  shop.applySettings("tax", { on: true, country: "DE", rates, ...body })

const standard = await shop.part({ price: 30, availableQuantity: 1_000 })
const reduced = await shop.part({ price: 10, availableQuantity: 1_000 })
const { version } = await shop.as(shop.admin)("GET /part/{id}", { params: { id: reduced } })
const body = { taxClass: "reduced", version }
await shop.send(`PATCH /part/${reduced}`, { token: shop.admin.token, body })
const methods = [{ name: "Standard", steps: ["5 kg: 10"] }]
const zones = [{ name: "Home", places: ["DE"], methods }]
await shop.applySettings("delivery", { charged: true, usualWeightG: 10, zones })

/** Places an order of $300.00 at 19 % and $100.00 at 7 %, with delivery for $10.00. */
async function placeOrder() {
  const home = { street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457", country: "DE" }
  await shop.as(buyer())("POST /address", { body: { name: "Ada Byron", ...home } })
  const lines = [
    { partId: standard, quantity: 10 },
    { partId: reduced, quantity: 10 },
  ]
  return (await shop.as(buyer())("POST /order", { body: { lines } })).insertedId
}
const amountsOf = async (id: string) =>
  (await orderOf(id)).charges?.map(({ name, amount, included }) => [name, included ?? amount])

test("in the EU, delivery is taxed in proportion to the goods' rates, on order and invoice", async () => {
  await taxed()
  const id = await placeOrder()
  expect(await amountsOf(id)).toEqual([
    ["Delivery: Standard", 10],
    ["VAT 19%", 57 + 1.43],
    ["VAT 7%", 7 + 0.18],
  ])
  await shop.applySettings("shop", {
    address: "Dock 1\nHamburg",
    taxIds: [{ label: "VAT", number: "DE136695976" }],
  })
  await shop.applySettings("invoices", {
    from: new Date().toISOString().slice(0, 10),
    country: "DE",
  })
  await payOrder(shop, buyer(), id)
  await issueInvoices(payments.deps, {})
  const headers = { authorization: `Bearer ${buyer().token}` }
  const xml = await (await fetch(`${shop.url}/order/${id}/invoice.xml`, { headers })).text()
  for (const words of ["Delivery: Standard (VAT 19%)", "Delivery: Standard (VAT 7%)"])
    expect(xml).toContain(words)
  const amounts = (tag: string) =>
    [...xml.matchAll(new RegExp(`<cbc:${tag} currencyID="USD">([\\d.]+)<`, "g"))].map(
      ([, amount]) => Number(amount),
    )
  expect(amounts("TaxableAmount")).toEqual([307.5, 102.5])
  expect(amounts("TaxInclusiveAmount")).toEqual([475.61])
  await refund(shop, id, { reason })
  await issueInvoices(payments.deps, {})
  expect(await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })).toMatchObject({
    total: 475.61,
    creditNotes: [{ total: 475.61 }],
  })
})

test("tax-inclusive delivery prices contain tax in the same proportions", async () => {
  await taxed({ pricesInclude: true })
  const id = await placeOrder()
  expect(await amountsOf(id)).toEqual([
    ["Delivery: Standard", 10],
    ["VAT 19%", 49.1],
    ["VAT 7%", 6.7],
  ])
})

test("after a partial cancellation, the tax on delivery is recalculated", async () => {
  await taxed()
  const id = await placeOrder()
  const cancelled = await shop.send(`POST /order/${id}/cancel`, {
    token: buyer().token,
    body: { lines: [{ number: 1, quantity: 10 }] },
  })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  expect(await amountsOf(id)).toEqual([
    ["Delivery: Standard", 10],
    ["VAT 7%", 7 + 0.7],
  ])
  expect((await orderOf(id)).price).toBe(117.7)
})

test("outside the EU, or if settings say never, delivery is taxed by its own class", async () => {
  const british = rates.map((rate) => ({ ...rate, country: "GB" }))
  for (const settings of [
    { country: "GB", rates: [...british, ...rates] },
    { deliveryFollowsGoods: "never" },
  ]) {
    await taxed(settings)
    const id = await placeOrder()
    expect(await amountsOf(id)).toEqual([
      ["Delivery: Standard", 10],
      ["VAT 19%", 57 + 1.9],
      ["VAT 7%", 7],
    ])
    // Later settings do not change existing orders.
    await taxed({ deliveryFollowsGoods: "always" })
    expect((await amountsOf(id))?.[1]).toEqual(["VAT 19%", 58.9])
  }
  const refused = await shop.saveSettings("tax", { deliveryFollowsGoods: "perhaps" })
  expect(refused.status).toBe(400)
})

test("delivery that is free and taxed differently has no booking", async () => {
  await taxed({ deliveryFollowsGoods: "never" })
  const free = [{ name: "Standard", steps: ["5 kg: 10"], freeFrom: 50 }]
  const freeZones = [{ name: "Home", places: ["DE"], methods: free }]
  await shop.applySettings("delivery", { charged: true, usualWeightG: 10, zones: freeZones })
  await placeOrder()
  const lines = [{ partId: reduced, quantity: 10 }]
  const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines } })
  await payOrder(shop, buyer(), id)
  await issueInvoices(payments.deps, {})
  const { orderNumber } = await orderOf(id)
  const today = new Date().toISOString().slice(0, 10)
  const headers = { authorization: `Bearer ${shop.admin.token}` }
  const path = `${shop.url}/export/bookings?from=${today}&to=${today}`
  const csv = await (await fetch(path, { headers })).text()
  const rows = csv.split("\r\n").filter((row) => row.includes(orderNumber))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(",Domestic,7,100.00,7.00,107.00,USD,")
})
