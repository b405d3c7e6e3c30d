import { PDFDocument } from "@cantoo/pdf-lib"
import { beforeAll, expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { aCustomer, type Customer } from "#test/many-customers.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"
import { addValidTaxId } from "#test/tax-ids.ts"

const { payments, shop, reason } = await refundTests()
const { admin } = shop

const today = new Date().toISOString().slice(0, 10)
const period = { from: today, to: today }

const places = {
  TX: { street: "1 Dock", city: "Austin", region: "TX", postalCode: "78701" },
  CA: { street: "2 Quay", city: "Oakland", region: "CA", postalCode: "94607" },
  OR: { street: "3 Pier", city: "Portland", region: "OR", postalCode: "97201" },
} as const

async function sell(buyer: Customer, place: keyof typeof places) {
  const address = { name: "Ada Byron", ...places[place], country: "US" }
  await shop.as(buyer)("POST /address", { body: address })
  const body = { purchaseId: part, quantity: 1 }
  const { insertedId: id } = await shop.as(buyer)("POST /purchase", { body })
  await payOrder(shop, buyer, id)
  return id
}

const part = await shop.part({ price: 100, availableQuantity: 1000 })
const texan = await aCustomer(shop)
beforeAll(async () => {
  const reseller = await aCustomer(shop)
  await shop.saveSettings("tax", {
    on: true,
    country: "US",
    region: "TX",
    postalCode: "78701",
    rates: [
      { country: "US", region: "TX", name: "Sales tax", percent: 8.25 },
      { country: "US", region: "CA", name: "Sales tax", percent: 7.25 },
    ],
  })
  await shop.saveSettings("invoices", { from: today, country: "US" })
  await shop.verifyEmail(reseller)
  const certificate = { country: "US", region: "CA", number: "R-1" }
  await addValidTaxId(shop, reseller, { kind: "us_certificate", ...certificate })
  const taxed = await sell(texan, "TX")
  await sell(await aCustomer(shop), "CA")
  await sell(reseller, "CA")
  await sell(await aCustomer(shop), "OR")
  await refund(shop, taxed, { amount: 10.83, reason })
  await issueInvoices(payments.deps, {})
})

test("the tax report keeps states apart, taxed or not", async () => {
  const { rows } = await shop.as(admin)("GET /vat-report", { query: period })
  const shown = rows.map(({ treatment, country, region, percent, invoiced, credited }) => ({
    at: `${treatment} ${country}-${region} ${percent}`,
    invoiced,
    credited,
  }))
  const none = { net: 0, tax: 0 }
  expect(shown).toEqual([
    { at: "domestic US-CA 7.25", invoiced: { net: 100, tax: 7.25 }, credited: none },
    {
      at: "domestic US-TX 8.25",
      invoiced: { net: 100, tax: 8.25 },
      credited: { net: 10, tax: 0.83 },
    },
    { at: "exempt US-CA 0", invoiced: { net: 100, tax: 0 }, credited: none },
    { at: "not_collected US-OR 0", invoiced: { net: 100, tax: 0 }, credited: none },
  ])
})

test("its files name state and postal code", async () => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const textOf = async (path: string) =>
    (await fetch(`${shop.url}${path}?from=${today}&to=${today}`, { headers })).text()
  const report = await textOf("/export/vat-report")
  expect(report).toContain("Domestic,US,7.25,100.00,7.25,0.00,0.00,100.00,7.25,USD,CA\r\n")
  const bookings = await textOf("/export/bookings")
  expect(bookings).toMatch(/,corrects,region,postalCode\r\n/)
  for (const end of [",TX,78701", ",CA,94607", ",OR,97201"])
    expect(bookings).toContain(`${end}\r\n`)
})

test("papers are printed on Letter if the shop wants that; issued invoices keep their size", async () => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const sizeOf = async (path: string) => {
    const response = await fetch(shop.url + path, { headers })
    const file = await PDFDocument.load(await response.arrayBuffer())
    const { width, height } = file.getPage(0).getSize()
    return `${Math.round(width)} × ${Math.round(height)}`
  }
  const [before] = await shop.as(admin)("GET /invoice", { query: { kind: "invoice" } })
  await shop.saveSettings("shop", { paperSize: "Letter" })
  const id = await sell(texan, "TX")
  await issueInvoices(payments.deps, {})
  expect(await sizeOf(`/order/${id}/invoice.pdf`)).toBe("612 × 792")
  expect(await sizeOf(`/order/${before?.orderId}/invoice.pdf`)).toBe("595 × 842")
  await shop.as(admin)("PUT /order/{id}", { params: { id } })
  expect(await sizeOf(`/packing-slips?orders=${id}`)).toBe("612 × 792")
  expect(await sizeOf(`/pick-list?orders=${id}`)).toBe("612 × 792")
})
