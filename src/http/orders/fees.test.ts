import { beforeEach, expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"

const { payments, shop, buyer, orderOf, reason } = await refundTests()

const set = shop.saveSettings
beforeEach(async () => {
  await set("fees", {})
  await set("tax", {})
})

const weee = { name: "WEEE fee", places: ["DE"] }
const fees = [
  { ...weee, amount: 6, attribute: "screenIn", from: 35 },
  { ...weee, amount: 2.5, category: "Monitors" },
  { name: "Battery fee", places: ["*"], amount: 0.33, attribute: "batteryWh" },
]
const charge = () => set("fees", { on: true, fees })
const tax = (pricesInclude: boolean) =>
  set("tax", {
    on: true,
    country: "DE",
    pricesInclude,
    rates: [
      { country: "DE", name: "VAT", percent: 19 },
      { country: "DE", name: "VAT", percent: 7, taxClass: "reduced" },
    ],
  })
const livesIn = (country: string) =>
  shop.as(buyer())("POST /address", {
    body: { name: "Ada", street: "Quay 4", city: "Hamburg", postalCode: "20457", country },
  })

/**
 * Creates lines of three monitors at 100 with the standard rate, and two laptops with batteries at 50 with the
 * reduced rate.
 */
async function lines() {
  const monitor = await shop.part({ price: 100, availableQuantity: 1_000, category: "Monitors" })
  const laptop = await shop.part({
    price: 50,
    availableQuantity: 1_000,
    category: "Laptops",
    specs: { batteryWh: 52, screenIn: 14 },
    taxClass: "reduced",
  })
  return [
    { partId: monitor, quantity: 3 },
    { partId: laptop, quantity: 2 },
  ]
}
async function anOrder() {
  const { insertedId } = await shop.as(buyer())("POST /order", { body: { lines: await lines() } })
  return insertedId
}
const chargesOf = async (id: string) =>
  ((await orderOf(id)).charges ?? []).map(({ kind, name, amount }) => [kind, name, amount])

test("orders have no fees until staff set them, and fees require an address", async () => {
  expect(await orderOf(await anOrder())).not.toHaveProperty("charges")
  await charge()
  const body = { lines: await lines() }
  expect(await shop.send("POST /order", { token: buyer().token, body })).toMatchObject({
    status: 409,
    body: { code: "address_needed" },
  })
  const visitors = await shop.as()("POST /price", { body })
  expect(visitors.charges ?? []).toEqual([])
})

test("price, cart and order show the fees of their parts and place, taxed like the parts", async () => {
  await charge()
  await tax(false)
  await livesIn("DE")
  const wanted = await lines()
  const expected = [
    { kind: "fee", name: "WEEE fee", amount: 7.5, sentence: "3 at $2.50 each." },
    { kind: "fee", name: "Battery fee", amount: 0.66, sentence: "2 at $0.33 each." },
    { kind: "tax", name: "VAT 19%", amount: 58.43 },
    { kind: "tax", name: "VAT 7%", amount: 7.05 },
  ]
  const priced = await shop.as(buyer())("POST /price", { body: { lines: wanted } })
  expect(priced).toMatchObject({ subtotal: 400, total: 473.64, charges: expected })
  await shop.as(buyer())("PATCH /cart", { body: { set: wanted } })
  expect(await shop.as(buyer())("GET /cart")).toMatchObject({ total: 473.64, charges: expected })
  const id = await anOrder()
  expect(await orderOf(id)).toMatchObject({
    price: 473.64,
    charges: expected,
    lines: [
      { tax: 57, fee: 8.93 },
      { tax: 7, fee: 0.71 },
    ],
  })
  const file = await fetch(`${shop.url}/export/orders`, {
    headers: { authorization: `Bearer ${shop.admin.token}` },
  })
  expect(await file.text()).toContain("WEEE fee,,,7.50")
})

test("fees are not charged in other places", async () => {
  await charge()
  await livesIn("FR")
  expect(await chargesOf(await anOrder())).toEqual([["fee", "Battery fee", 0.66]])
})

test.each([false, true])(
  "units cancelled from an unpaid order take their fees along, prices with tax: %s",
  async (pricesInclude) => {
    await charge()
    await tax(pricesInclude)
    await livesIn("DE")
    const id = await anOrder()
    const cancel = (lines: object[]) =>
      shop.send(`POST /order/${id}/cancel`, { token: buyer().token, body: { lines } })
    expect((await cancel([{ number: 2, quantity: 2 }])).status).toBe(200)
    expect(await chargesOf(id)).toEqual([
      ["fee", "WEEE fee", 7.5],
      ["tax", "VAT 19%", pricesInclude ? 0 : 58.43],
    ])
    await cancel([{ number: 1, quantity: 2 }])
    expect(await orderOf(id)).toMatchObject({
      price: pricesInclude ? 102.5 : 121.98,
      charges: [{ amount: 2.5, sentence: "1 at $2.50 each." }, { name: "VAT 19%" }],
    })
  },
)

test("when staff remove a line, the other lines keep their fees", async () => {
  await charge()
  await tax(false)
  await livesIn("DE")
  const id = await anOrder()
  const { revision = 0 } = await shop.as(shop.admin)("GET /order/{id}", { params: { id } })
  const body = { revision, lines: [{ number: 1, quantity: 0 }] }
  const { token } = shop.admin
  expect((await shop.send(`POST /order/${id}/edit`, { token, body })).status).toBe(200)
  expect(await chargesOf(id)).toEqual([
    ["fee", "Battery fee", 0.66],
    ["tax", "VAT 7%", 7.05],
  ])
  await payOrder(shop, buyer(), id)
  const back = await refund(shop, id, { reason, lines: [{ number: 2, quantity: 1 }] })
  expect(back.body.refunded).toBe(53.86)
})

test("a refund of units refunds their fees; invoice, credit note and XML show it", async () => {
  await charge()
  await tax(false)
  await livesIn("DE")
  await set("shop", {
    address: "Dock 1\nHamburg",
    taxIds: [{ label: "VAT", number: "DE136695976" }],
  })
  await set("invoices", { from: new Date().toISOString().slice(0, 10), country: "DE" })
  const id = await anOrder()
  await payOrder(shop, buyer(), id)
  const give = async (quantity: number) =>
    (await refund(shop, id, { reason, lines: [{ number: 1, quantity }] })).body.refunded
  expect(await give(1)).toBe(121.98)
  expect(await give(2)).toBe(365.93)
  await issueInvoices(payments.deps, {})
  const { token } = buyer()
  const read = async (path: string) =>
    (await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } })).text()
  const invoice = await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
  expect(invoice).toMatchObject({ total: 473.64 })
  expect(invoice.creditNotes.map(({ total }) => total).toSorted()).toEqual([121.98, 243.95])
  const xml = await read(`/order/${id}/invoice.xml`)
  expect(xml).toContain("<cbc:AllowanceChargeReasonCode>AEO<")
  expect(xml).toContain("<cbc:AllowanceChargeReason>WEEE fee<")
  expect(xml).toContain('<cbc:ChargeTotalAmount currencyID="USD">8.16<')
  const [note] = invoice.creditNotes.filter(({ total }) => total === 121.98)
  const credited = await read(`/order/${id}/credit-note/${note?.number}/xml`)
  expect(credited).toContain('<cbc:LineExtensionAmount currencyID="USD">100.00<')
  expect(credited).toContain('<cbc:ChargeTotalAmount currencyID="USD">2.50<')
})

test("concurrent refunds of the same units never refund more fees than were charged", async () => {
  await charge()
  await livesIn("DE")
  const id = await anOrder()
  await payOrder(shop, buyer(), id)
  const lines = [{ number: 1, quantity: 1 }]
  const answers = await Promise.all([1, 2, 3, 4].map(() => refund(shop, id, { reason, lines })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409])
  expect((await orderOf(id)).refunded).toBe(307.5)
})

test.each([
  [{ ...weee }, { "fees.0.amount": "Amount for each unit is Required" }],
  [{ ...weee, amount: 1, places: [] }, { "fees.0.places": "Countries and regions is Required" }],
  [{ ...weee, amount: 1, from: 3 }, { "fees.0.attribute": "Attribute is Required" }],
  [
    { ...weee, amount: 1, attribute: "a", from: 3, below: "3" },
    { "fees.0.below": "Below must be above From" },
  ],
  [
    { ...weee, amount: 1, firstDay: "2026-02-01", lastDay: "2026-01-01" },
    { "fees.0.lastDay": "The last day must not be before the first" },
  ],
])("an incomplete fee is refused: %o", async (fee, fields) => {
  expect((await set("fees", { on: true, fees: [fee] })).body).toMatchObject({ fields })
})
