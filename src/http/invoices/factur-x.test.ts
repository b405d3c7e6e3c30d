import { PDFDocument, PDFName } from "@cantoo/pdf-lib"
import { expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { readFacturX } from "#test/electronic-invoices/archived-pdf.ts"
import { expectSameInvoice } from "#test/electronic-invoices/expect-valid.ts"
import { readTerms } from "#test/electronic-invoices/terms.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { aCustomer } from "#test/many-customers.ts"
import { payOrder } from "#test/pay.ts"
import { pdfText } from "#test/pdf-text.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"

const { payments, shop, buyer, reason } = await refundTests()
const { token } = shop.admin
const today = new Date().toISOString().slice(0, 10)
const invoices = { from: today, country: "DE" }

const get = (path: string, by = buyer().token) =>
  fetch(shop.url + path, { headers: { authorization: `Bearer ${by}` } })
const bytesOf = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer())
const textOf = async (path: string) => (await get(path)).text()

const rates = [{ country: "DE", name: "VAT", percent: 19 }]
await shop.applySettings("tax", { on: true, country: "DE", vatNumber: "DE136695976", rates })
await shop.applySettings("shop", { name: "Moor & Heath <Ltd>", address: "Dock 1\nHamburg" })

async function aPaidOrder() {
  const home = { street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457", country: "DE" }
  await shop.as(buyer())("POST /address", { body: { name: "Ada 拜伦", ...home } })
  const partId = await shop.part({ price: 33.33, availableQuantity: 100 })
  const { insertedId: id } = await shop.as(buyer())("POST /order", {
    body: { lines: [{ partId, quantity: 3 }] },
  })
  await payOrder(shop, buyer(), id)
  await issueInvoices(payments.deps, {})
  return id
}

test("without the setting, a PDF carries no file", async () => {
  await shop.applySettings("invoices", invoices)
  const id = await aPaidOrder()
  const { catalog } = await PDFDocument.load(await bytesOf(`/order/${id}/invoice.pdf`))
  for (const name of ["AF", "OutputIntents"]) expect(catalog.has(PDFName.of(name))).toBe(false)
})

test("with the setting, invoice and credit note carry Factur-X that matches their XML and pages", async () => {
  await shop.applySettings("invoices", { ...invoices, facturX: true })
  const id = await aPaidOrder()
  await refund(shop, id, { lines: [{ number: 1, quantity: 1 }], reason })
  await issueInvoices(payments.deps, {})
  const issued = await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
  const note = issued.creditNotes[0]?.number
  for (const { pdf, xml, total, shown } of [
    { pdf: "invoice.pdf", xml: "invoice.xml", total: "118.99", shown: "$118.99" },
    {
      pdf: `credit-note/${note}/pdf`,
      xml: `credit-note/${note}/xml`,
      total: "39.66",
      shown: "$39.66",
    },
  ]) {
    const bytes = await bytesOf(`/order/${id}/${pdf}`)
    const carried = await readFacturX(bytes)
    expect(carried.metadata.author).toBe("Moor & Heath <Ltd>")
    expectSameInvoice(await textOf(`/order/${id}/${xml}`), carried.xml)
    expect(readTerms(carried.xml).head.get("BT-112")).toBe(total)
    const text = await pdfText(bytes)
    for (const words of [shown, "Ada ??"]) expect(text).toContain(words)
    // A credit note does not name a payment to the shop.
    expect(text.includes("Transaction")).toBe(pdf === "invoice.pdf")
  }
})

test("a document stays as issued, and concurrent readers get the same bytes", async () => {
  await shop.applySettings("invoices", { ...invoices, facturX: true })
  const id = await aPaidOrder()
  const path = `/order/${id}/invoice.pdf`
  const [first, second] = await Promise.all([bytesOf(path), bytesOf(path)])
  expect(Buffer.from(first).equals(second)).toBe(true)
  await shop.applySettings("invoices", invoices)
  expect(Buffer.from(first).equals(await bytesOf(path))).toBe(true)
})

test("the monthly archive has the same PDF", async () => {
  await shop.applySettings("invoices", { ...invoices, facturX: true })
  const id = await aPaidOrder()
  const pdf = Buffer.from(await bytesOf(`/order/${id}/invoice.pdf`))
  const month = await get(`/export/invoice-files?month=${today.slice(0, 7)}`, token)
  expect(Buffer.from(await month.arrayBuffer()).includes(pdf)).toBe(true)
})

test("another customer cannot read it, and the setting must be a boolean", async () => {
  await shop.applySettings("invoices", { ...invoices, facturX: true })
  const id = await aPaidOrder()
  const { token } = await aCustomer(shop)
  expectRefusal(await shop.send(`GET /order/${id}/invoice.pdf`, { token }), 403)
  const wrong = await shop.saveSettings("invoices", { ...invoices, facturX: "yes" })
  expectRefusal(wrong, 400)
  expect(wrong.body.fields).toEqual({
    facturX: "Factur-X (ZUGFeRD) in the PDF must be true or false",
  })
})
