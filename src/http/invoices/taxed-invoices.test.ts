import { expect, test } from "vitest"
import { auditBooks } from "#db/shop/books.ts"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"

const { payments, shop, buyer, orderOf, reason } = await refundTests()

const paperOf = async (path: string) =>
  (await fetch(shop.url + path, { headers: { authorization: `Bearer ${buyer().token}` } })).text()

test.each([
  { pricesInclude: false, goods: 100, delivery: 10, tax: 20.9, total: 130.9, back: 47.6 },
  { pricesInclude: true, goods: 100, delivery: 10, tax: 0, total: 110, back: 40 },
])(
  "invoice and credit note state delivery and tax in full, prices with tax: $pricesInclude",
  async ({ pricesInclude, goods, delivery, tax, total, back }) => {
    const { token } = buyer()
    const rates = [{ country: "DE", name: "VAT", percent: 19 }]
    await shop.applySettings("tax", { on: true, country: "DE", pricesInclude, rates })
    const methods = [{ name: "Standard", steps: ["5 kg: 10"] }]
    await shop.applySettings("delivery", {
      charged: true,
      usualWeightG: 100,
      zones: [{ name: "Home", places: ["DE"], methods }],
    })
    await shop.applySettings("shop", {
      address: "Dock 1\nHamburg",
      taxIds: [{ label: "VAT", number: "DE136695976" }],
    })
    await shop.applySettings("invoices", {
      from: new Date().toISOString().slice(0, 10),
      country: "DE",
    })
    const home = { name: "Ada Byron", street: "Kaistrasse 4", city: "Hamburg" }
    await shop.send("POST /address", {
      token,
      body: { ...home, postalCode: "20457", country: "DE" },
    })
    const partId = await shop.part({ price: 20, availableQuantity: 100 })
    const body = { lines: [{ partId, quantity: 5 }] }
    const { insertedId: id } = await shop.as(buyer())("POST /order", { body })
    const order = await orderOf(id)
    expect(order.price).toBe(total)
    expect(order).toMatchObject({
      subtotal: goods,
      charges: [
        { kind: "delivery", amount: delivery },
        { kind: "tax", amount: tax },
      ],
    })
    await payOrder(shop, buyer(), id)
    await refund(shop, id, { lines: [{ number: 1, quantity: 2 }], reason })
    await issueInvoices(payments.deps, {})
    const invoice = await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
    expect(invoice).toMatchObject({ total, creditNotes: [{ total: back }] })
    const xml = await paperOf(`/order/${id}/invoice.xml`)
    expect(xml).toContain(`<cbc:TaxInclusiveAmount currencyID="USD">${total.toFixed(2)}<`)
    expect(xml).toContain("<cbc:Percent>19<")
    const note = invoice.creditNotes[0]?.number
    expect(await paperOf(`/order/${id}/credit-note/${note}/xml`)).toContain(
      `<cbc:TaxInclusiveAmount currencyID="USD">${back.toFixed(2)}<`,
    )
    expect((await paperOf(`/order/${id}/invoice.pdf`)).slice(0, 5)).toBe("%PDF-")
    const findings = await auditBooks(shop.db, { withLedger: true })
    expect(findings.filter(({ breaches }) => breaches.length > 0)).toEqual([])
  },
)
