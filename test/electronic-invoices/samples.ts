import type { InvoiceRow } from "#db/invoices/invoices.ts"
import {
  type InvoiceFacts,
  invoiceTotalCents,
  type TaxedItem,
  type VatCategory,
} from "#domain/invoices/invoice.ts"

export const vat = (netCents: number, milliPercent = 19_000): TaxedItem => ({
  netCents,
  category: "S",
  taxes: [{ name: "VAT", milliPercent, taxCents: Math.round((netCents * milliPercent) / 100_000) }],
})
const untaxed = (netCents: number, category: VatCategory): TaxedItem => ({
  netCents,
  category,
  taxes: [],
})
const line = (taxed: TaxedItem, name = "Anvil <1000> & Söhne") => ({
  name,
  partNumber: "CA-1",
  quantity: 3,
  ...taxed,
})
const party = {
  name: "Moor & Heath",
  address: ["1 Road", "Leith"],
  country: "DE",
  email: "a@shop.example",
  phone: "+49 1",
}
export const factsOf = (taxed: readonly TaxedItem[], delivery?: TaxedItem): InvoiceFacts => ({
  timeZone: "Europe/Berlin",
  seller: { ...party, taxIds: [{ label: "USt-IdNr.", number: "136 695 976" }] },
  buyer: { ...party, name: "Ada\u0001", taxIds: [{ label: "VAT", number: "FR40303265045" }] },
  shipTo: "Dock 4\nLyon",
  order: { number: "CA-2026-000001", placedAt: "2026-11-20T10:00:00Z", purchaseOrder: "PO-1" },
  payment: { paidAt: "2026-11-21T23:30:00Z", transactionId: "pi_1" },
  lines: taxed.map((one) => line(one)),
  charges: delivery ? [{ name: "Delivery", ...delivery }] : [],
  untaxedBecause: "Because.",
  note: "]]> & so on",
})
export const invoice = (facts: InvoiceFacts): InvoiceRow => ({
  kind: "invoice",
  year: 2026,
  sequence: 7,
  number: "INV-2026-000007",
  orderId: "o",
  refundId: null,
  issuedAt: new Date("2026-11-21T23:30:00Z"),
  totalCents: invoiceTotalCents(facts),
  facts,
})

export function addWords(facts: InvoiceFacts): InvoiceFacts {
  const words = { customerPartNumber: "4711 <A>", designators: "J4, J5", note: "Front & rear" }
  return { ...facts, lines: facts.lines.map((one) => ({ ...one, ...words })) }
}

export const samples: [string, InvoiceFacts][] = [
  ["without a word of tax", factsOf([untaxed(1000, "O"), untaxed(999, "O")])],
  ["of two rates and delivery", factsOf([vat(1001), vat(333, 7_000), vat(50)], vat(490))],
  ["of rate and zero rate", factsOf([vat(1000), untaxed(500, "Z")])],
  ["within the Union", factsOf([untaxed(1000, "K")], untaxed(490, "K"))],
  ["of reverse charge", factsOf([untaxed(1000, "AE")])],
  ["of an export, with free delivery", factsOf([untaxed(1000, "G")], untaxed(0, "G"))],
  ["exempt by certificate", factsOf([untaxed(1000, "E")])],
  ["with a buyer's words on a line", addWords(factsOf([vat(1001)]))],
]

export const place = {
  street: "Kaistrasse 4\nGate 2",
  city: "Hamburg",
  postalCode: "20457",
  region: "",
}
