import { expect, test } from "vitest"
import type { InvoiceFacts } from "#domain/invoices/invoice.ts"
import { expectSameInvoice, expectValidInvoice } from "#test/electronic-invoices/expect-valid.ts"
import { factsOf, invoice, place, samples, vat } from "#test/electronic-invoices/samples.ts"
import { invoiceCii } from "./invoice-cii.ts"
import { invoiceUbl } from "./invoice-ubl.ts"

const account = "DE89 3704 0044 0532 0130 00"
const transfer = { paidAt: "2026-11-21T23:30:00Z", transactionId: "", account }
const taxed = factsOf([vat(1001), vat(333, 7_000)], vat(490))
const reason = "Two were broken."

const further: [string, InvoiceFacts][] = [
  ["paid by bank transfer", { ...taxed, payment: transfer }],
  [
    "with its tax in another currency",
    { ...taxed, nationalTax: { currency: "CZK", day: "2026-11-20", rate: 22.5, taxCents: 4711 } },
  ],
  [
    "delivered, with addresses by their fields",
    {
      ...taxed,
      seller: { ...taxed.seller, fields: place, contact: "Accounts" },
      buyer: { ...taxed.buyer, fields: { ...place, region: "HH" }, contact: "Ada Byron" },
      deliverTo: { ...place, name: "Northmere", country: "FR" },
      supply: { day: "2026-11-20" },
      buyerReference: "04011000-1234512345-06",
    },
  ],
  ["with a fee", { ...taxed, charges: [{ name: "WEEE", ...vat(50), units: [] }] }],
  ["without a purchase order", { ...taxed, order: { ...taxed.order, purchaseOrder: "" } }],
]

test.each([...samples, ...further])(
  "an invoice %s, and its credit note, say the same in both syntaxes",
  async (_, facts) => {
    const row = invoice(facts)
    expectSameInvoice(await invoiceUbl(row), await invoiceCii(row))
    const corrects = { number: row.number, issuedAt: "2026-11-21T10:00:00Z" }
    const note = { ...invoice({ ...facts, corrects, reason }), kind: "credit_note" as const }
    expectSameInvoice(await invoiceUbl(note), await invoiceCii(note))
  },
)

test("Factur-X has the profile EN 16931, whatever rules the other XML follows", async () => {
  const { head, lines } = expectValidInvoice(
    await invoiceCii(invoice({ ...taxed, rules: "XRechnung", supply: "prepayment" })),
  )
  expect(Object.fromEntries(head)).toMatchObject({
    "BT-1": "INV-2026-000007",
    "BT-2": "2026-11-22",
    "BT-3": "380",
    "BT-22": "Prepayment\n]]> & so on",
    "BT-24": "urn:cen.eu:en16931:2017",
    "BT-27": "Moor & Heath",
    "BT-31": "DE136695976",
    "BT-44": "Ada",
    "BT-73": "2026-11-22",
    "BT-110": "3.06",
    "BT-112": "21.30",
    "BT-115": "0.00",
  })
  expect(lines.map((line) => [line.get("BT-131"), line.get("BT-152")])).toEqual([
    ["10.01", "19"],
    ["3.33", "7"],
  ])
})

test("an account number that is not an IBAN is included, too", async () => {
  const payment = { ...transfer, account: "12-3456 0099" }
  const xml = await invoiceCii(invoice({ ...taxed, payment }))
  expect(xml).toContain("<ram:ProprietaryID>12-34560099</ram:ProprietaryID>")
})
