import { expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"
import type { Person } from "#test/test-shop.ts"

const { payments, shop, buyer, reason, advance } = await refundTests()

const today = new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const invoices = { from: today, country: "CZ" }
const rate = (day: string, value: unknown, token = shop.admin.token) =>
  shop.send(`PUT /daily-rate/${day}`, { token, body: { rate: value } })
const read = () => shop.as(shop.admin)("GET /daily-rate")
const textOf = async (path: string) =>
  (await fetch(shop.url + path, { headers: { authorization: `Bearer ${buyer().token}` } })).text()

async function aPaidOrder(by: Pick<Person, "email" | "token"> = buyer()) {
  const partId = await shop.part({ price: 100, availableQuantity: 100 })
  const body = { lines: [{ partId, quantity: 2 }] }
  const { insertedId } = await shop.as(by)("POST /order", { body })
  await payOrder(shop, by, insertedId)
  return insertedId
}
const home = { street: "Quay 4", city: "Praha", postalCode: "110 00", country: "CZ" }
const missing = async () => (await shop.as(shop.admin)("GET /overview")).dailyRate

test("rates are set, changed and removed by day, once a tax currency is chosen", async () => {
  expect(await read()).toEqual({ currency: "USD", missing: false, rates: [] })
  expect((await rate(today, 25)).body).toMatchObject({ code: "tax_currency_unset" })
  await shop.applySettings("invoices", invoices)
  expect(await read()).toMatchObject({ requiredCurrency: "CZK", missing: false })
  await shop.applySettings("invoices", { ...invoices, taxCurrency: "USD" })
  expect(await read(), "the shop's own").toMatchObject({ missing: false })
  await shop.applySettings("invoices", { ...invoices, taxCurrency: "CZK" })
  expect(await read()).toMatchObject({ taxCurrency: "CZK", missing: true })
  expect(await missing()).toBe(true)
  expect((await rate(daysAgo(1), "22.5")).status).toBe(200)
  const both = await Promise.all([rate(today, 23), rate(today, 23.1)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await rate(today, 23.25)
  expect(await read()).toMatchObject({
    missing: false,
    rates: [
      { day: today, rate: 23.25 },
      { day: daysAgo(1), rate: 22.5 },
    ],
  })
  expect(await missing()).toBeUndefined()
  for (const wrong of [0, -1, "x", 1e9, 1.123456789])
    expect((await rate(today, wrong)).body).toMatchObject({ fields: { rate: expect.any(String) } })
  expect((await rate(daysAgo(-3), 23)).body).toMatchObject({ code: "day_in_future" })
  expectRefusal(await rate(today, 23, buyer().token), 403)
  const remove = () => shop.send(`DELETE /daily-rate/${today}`, { token: shop.admin.token })
  expect((await remove()).body).toMatchObject({ deletedCount: 1 })
  expect((await remove()).body).toMatchObject({ deletedCount: 0 })
})

test("a taxed invoice waits for a rate and states its tax in both currencies, as do its credit notes", async () => {
  await shop.sql("delete from currency_rates")
  await shop.applySettings("tax", {
    on: true,
    country: "CZ",
    rates: [{ country: "CZ", name: "DPH", percent: 21 }],
  })
  await shop.applySettings("shop", {
    address: "Dock 1\nPraha",
    taxIds: [{ label: "VAT", number: "CZ12345678" }],
  })
  await shop.applySettings("invoices", { ...invoices, taxCurrency: "CZK" })
  await shop.as(buyer())("POST /address", { body: { name: "Ada", ...home } })
  const id = await aPaidOrder()
  await rate(daysAgo(8), 20)
  await issueInvoices(payments.deps, {})
  const invoice = () => shop.send(`GET /order/${id}/invoice`, { token: buyer().token })
  expect((await invoice()).status).toBe(404)
  await rate(daysAgo(2), 22.345)
  await issueInvoices(payments.deps, {})
  expect(await invoice()).toMatchObject({ status: 200, body: { total: 242 } })
  const xml = await textOf(`/order/${id}/invoice.xml`)
  expect(xml).toContain("<cbc:TaxCurrencyCode>CZK<")
  expect(xml).toContain('<cac:TaxTotal><cbc:TaxAmount currencyID="CZK">938.49</cbc:TaxAmount>')
  expect(xml).toContain('<cbc:TaxAmount currencyID="USD">42.00</cbc:TaxAmount>')
  await rate(daysAgo(2), 30)
  await refund(shop, id, { lines: [{ number: 1, quantity: 1 }], reason })
  await issueInvoices(payments.deps, {})
  await refund(shop, id, { lines: [{ number: 1, quantity: 1 }], reason })
  await issueInvoices(payments.deps, {})
  const { creditNotes } = await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
  const stated = creditNotes.map(async ({ number }) => {
    const note = await textOf(`/order/${id}/credit-note/${number}/xml`)
    return /currencyID="CZK">([^<]*)/.exec(note)?.[1]
  })
  // Together they credit what the invoice states.
  expect(await Promise.all(stated)).toEqual(["469.25", "469.24"])
  expect((await textOf(`/order/${id}/invoice.pdf`)).slice(0, 5)).toBe("%PDF-")
})

test("an account is not closed while an invoice of its orders waits for a rate", async () => {
  await shop.sql("delete from currency_rates")
  const person = await shop.customer()
  const { token, password, name } = person
  await shop.as(person)("POST /address", { body: { name, ...home } })
  const id = await aPaidOrder(person)
  for (let step = 0; step < 3; step += 1) await advance(id)
  const close = () => shop.send("POST /account/close", { token, body: { password } })
  const lines = [{ partId: await shop.part(), quantity: 1 }]
  const unpaid = (await shop.as(person)("POST /order", { body: { lines } })).insertedId
  expect(await close()).toMatchObject({ status: 409, body: { code: "invoice_waiting" } })
  expect((await shop.as(person)("GET /order/{id}", { params: { id: unpaid } })).status).toBe(
    "pending",
  )
  await rate(today, 22.345)
  expect(await close()).toMatchObject({ status: 200 })
  const stated = "select facts->'buyer'->>'name' as name from invoices where order_id = $1"
  expect(await shop.sql(stated, [id])).toEqual([{ name }])
})

test("an invoice without tax waits for no rate", async () => {
  await shop.sql("delete from currency_rates")
  await shop.applySettings("tax", {})
  await shop.applySettings("invoices", { ...invoices, taxCurrency: "CZK" })
  const id = await aPaidOrder()
  await issueInvoices(payments.deps, {})
  expect(await textOf(`/order/${id}/invoice.xml`)).not.toContain("TaxCurrencyCode")
})
