import { describe, expect, test } from "vitest"
import { creditOf } from "#domain/invoices/credit.ts"
import { grossCentsOf, invoiceTotalCents } from "#domain/invoices/invoice.ts"
import {
  addWords,
  factsOf,
  invoice,
  place,
  samples,
  vat,
} from "#test/electronic-invoices/samples.ts"
import { schemaErrors } from "#test/electronic-invoices/schemas.ts"
import { invoiceUbl } from "./invoice-ubl.ts"

const all = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, "g"))].map(
    ([, text = ""]) => text,
  )
const cents = (xml: string, element: string) =>
  all(xml, element).map((text) => Math.round(Number(text) * 100))
const only = (numbers: number[]) => numbers[0] ?? Number.NaN
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** Rules of EN 16931, by their numbers. */
describe.each(samples)("an invoice %s", (_, facts) => {
  test("has the elements of UBL in their order, and correct sums", async () => {
    const xml = await invoiceUbl(invoice(facts))
    expect(schemaErrors(xml)).toEqual([])
    const subtotals = xml
      .split("<cac:TaxSubtotal>")
      .slice(1)
      .map((part) => part.split("</cac:TaxSubtotal>")[0] ?? "")
    const [head = "", rest = ""] = xml.split("<cac:LegalMonetaryTotal>")
    const lines = rest.split("<cac:InvoiceLine>").slice(1)
    const [totals = ""] = rest.split("</cac:LegalMonetaryTotal>")
    const total = (name: string) => only(cents(totals, `cbc:${name}`))
    // BR-16, BR-21 to BR-26
    expect(lines).toHaveLength(facts.lines.length)
    for (const one of lines)
      for (const name of ["ID", "InvoicedQuantity", "LineExtensionAmount", "Name", "PriceAmount"])
        expect(all(one, `cbc:${name}`)[0]).toBeTruthy()
    // BR-CO-10, BR-CO-12, BR-CO-13, BR-CO-15, BR-CO-16
    expect(total("LineExtensionAmount")).toBe(
      sum(lines.map((one) => only(cents(one, "cbc:LineExtensionAmount")))),
    )
    const charged = sum(cents(head, "cbc:Amount"))
    expect(total("ChargeTotalAmount")).toBe(charged)
    expect(total("TaxExclusiveAmount")).toBe(total("LineExtensionAmount") + charged)
    const taxes = cents(head.split("<cac:TaxTotal>")[1] ?? "", "cbc:TaxAmount")
    expect(total("TaxInclusiveAmount")).toBe(total("TaxExclusiveAmount") + only(taxes))
    expect(total("PayableAmount")).toBe(total("TaxInclusiveAmount") - total("PrepaidAmount"))
    expect(total("TaxInclusiveAmount")).toBe(invoiceTotalCents(facts))
    // BR-CO-14, BR-CO-18
    expect(only(taxes)).toBe(sum(taxes.slice(1)))
    expect(subtotals.length).toBeGreaterThan(0)
    // BR-S-08 and its like
    expect(sum(subtotals.map((part) => only(cents(part, "cbc:TaxableAmount"))))).toBe(
      total("TaxExclusiveAmount"),
    )
    for (const part of subtotals) {
      const [category = ""] = all(part, "cbc:ID")
      const [percent] = all(part, "cbc:Percent")
      const isExempt = !["S", "Z"].includes(category)
      // BR-48, BR-O-05; BR-S-10, BR-Z-10, BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10
      expect(percent === undefined).toBe(category === "O")
      expect(all(part, "cbc:TaxExemptionReason")).toEqual(isExempt ? ["Because."] : [])
      // BR-CO-17, with the cent that rounding by line leaves
      const due = (only(cents(part, "cbc:TaxableAmount")) * Number(percent ?? 0)) / 100
      expect(Math.abs(only(cents(part, "cbc:TaxAmount")) - due)).toBeLessThanOrEqual(
        subtotals.length,
      )
    }
  })

  test("names seller, buyer, date and currency", async () => {
    const xml = await invoiceUbl(invoice(facts))
    // BR-01 to BR-07: the day is the shop's.
    for (const [name, value] of [
      ["CustomizationID", "urn:cen.eu:en16931:2017"],
      ["IssueDate", "2026-11-22"],
      ["InvoiceTypeCode", "380"],
      ["DocumentCurrencyCode", "USD"],
    ])
      expect(all(xml, `cbc:${name}`)).toEqual([value])
    expect(all(xml, "cbc:RegistrationName")).toEqual(["Moor &amp; Heath", "Ada"])
    // BR-09, BR-11, BR-57, BR-CO-26
    expect(all(xml, "cbc:IdentificationCode")).toEqual(["DE", "DE", "DE"])
    expect(xml).toContain("<cac:PartyIdentification>")
    // BR-O-02, BR-CO-09, BR-IC-02, BR-AE-02
    const isTaxed = facts.lines.some(({ category }) => category !== "O")
    expect(all(xml, "cbc:CompanyID")).toEqual(isTaxed ? ["DE136695976", "FR40303265045"] : [])
    // BR-IC-11, BR-CO-19
    expect(all(xml, "cbc:StartDate")).toHaveLength(facts.lines[0]?.category === "K" ? 1 : 0)
  })
})

test("a customs number of the seller does not take the place of the VAT number", async () => {
  const facts = factsOf([vat(1000)])
  const taxIds = [{ label: "Customs number", number: "US 1" }, ...facts.seller.taxIds]
  const xml = await invoiceUbl(invoice({ ...facts, seller: { ...facts.seller, taxIds } }))
  expect(all(xml, "cbc:CompanyID")[0]).toBe("DE136695976")
})

test("an invoice paid by bank transfer names the account and the reference", async () => {
  const payment = {
    paidAt: "2026-11-21T23:30:00Z",
    transactionId: "",
    account: "DE89 3704 0044 0532 0130 00",
  }
  const xml = await invoiceUbl(invoice({ ...factsOf([vat(1001)]), payment }))
  expect(schemaErrors(xml)).toEqual([])
  expect(all(xml, "cbc:PaymentMeansCode")).toEqual(["30"])
  expect(all(xml, "cbc:PaymentID")).toEqual(["CA-2026-000001"])
  expect(all(xml, "cbc:ID")).toContain("DE89370400440532013000")
})

test("a credit note names its invoice, and has its own amount", async () => {
  const facts = factsOf([vat(1001), vat(333, 7_000)], vat(490))
  const { lines, charges } = creditOf(facts, [], { amountCents: 777, units: [] })
  const named = lines.map((one) => ({ ...one, name: "Part of invoice INV-2026-000007" }))
  const credited = { ...facts, lines: named, charges }
  expect(credited.lines.map(grossCentsOf).reduce((a, b) => a + b)).toBe(777)
  const xml = await invoiceUbl({
    ...invoice(credited),
    kind: "credit_note",
    refundId: "r",
    facts: {
      ...credited,
      corrects: { number: "INV-2026-000007", issuedAt: "2026-11-21T10:00:00Z" },
    },
  })
  expect(schemaErrors(xml)).toEqual([])
  const misplaced = xml.replace("<cbc:IssueDate>", "<cbc:Note>Early</cbc:Note><cbc:IssueDate>")
  expect(schemaErrors(misplaced)).toHaveLength(1)
  expect(all(xml, "cbc:CreditNoteTypeCode")).toEqual(["381"])
  expect(all(xml, "cbc:TaxInclusiveAmount")).toEqual(["7.77"])
  // BR-55
  expect(xml).toContain("<cac:InvoiceDocumentReference><cbc:ID>INV-2026-000007</cbc:ID>")
})

test("lines of invoice and credit note have the buyer's part number (BT-156) and note (BT-127)", async () => {
  const facts = addWords(factsOf([vat(1001)]))
  const credit = {
    ...facts,
    ...creditOf(facts, [], { amountCents: 100, units: [{ number: 1, quantity: 1 }] }),
  }
  for (const [line, row] of [
    ["InvoiceLine", invoice(facts)],
    ["CreditNoteLine", { ...invoice(credit), kind: "credit_note" as const }],
  ] as const) {
    const xml = await invoiceUbl(row)
    expect(schemaErrors(xml)).toEqual([])
    const [, lineXml = ""] = xml.split(`<cac:${line}>`)
    expect(all(lineXml, "cbc:Note")).toEqual(["J4, J5; Front &amp; rear"])
    expect(lineXml).toContain(
      "<cac:BuyersItemIdentification><cbc:ID>4711 &lt;A&gt;</cbc:ID></cac:BuyersItemIdentification><cac:SellersItemIdentification>",
    )
  }
})

test("addresses are written by field, and the receiver of the delivery by name", async () => {
  const facts = factsOf([vat(1000)])
  const xml = await invoiceUbl(
    invoice({
      ...facts,
      buyer: { ...facts.buyer, fields: place, contact: "Ada Byron" },
      deliverTo: { ...place, name: "Northmere", country: "FR" },
      supply: { day: "2026-11-20" },
    }),
  )
  expect(schemaErrors(xml)).toEqual([])
  const [, buyer = ""] = xml.split("<cac:AccountingCustomerParty>")
  expect(buyer).toContain(
    "<cbc:StreetName>Kaistrasse 4</cbc:StreetName><cbc:AdditionalStreetName>Gate 2</cbc:AdditionalStreetName><cbc:CityName>Hamburg</cbc:CityName><cbc:PostalZone>20457</cbc:PostalZone>",
  )
  expect(buyer).toContain("<cac:Contact><cbc:Name>Ada Byron</cbc:Name>")
  expect(all(xml, "cbc:ActualDeliveryDate")).toEqual(["2026-11-20"])
  expect(xml).toContain("<cac:PartyName><cbc:Name>Northmere</cbc:Name></cac:PartyName>")
})

test("a price is per unit, or per all units if one would cost a fraction of a cent", async () => {
  const even = await invoiceUbl(invoice(factsOf([vat(999)])))
  expect(all(even, "cbc:PriceAmount")).toEqual(["3.33"])
  expect(even).not.toContain("BaseQuantity")
  const odd = await invoiceUbl(invoice(factsOf([vat(1000)])))
  expect(all(odd, "cbc:PriceAmount")).toEqual(["10.00"])
  expect(all(odd, "cbc:BaseQuantity")).toEqual(["3"])
})

test.each(samples)("an invoice %s meets the rules of XRechnung", async (_, facts) => {
  const seller = { ...facts.seller, fields: place, contact: "Accounts" }
  const buyer = { ...facts.buyer, fields: place }
  const xml = await invoiceUbl(
    invoice({
      ...facts,
      seller,
      buyer,
      deliverTo: { ...place, name: "Ada", country: "FR" },
      supply: "prepayment",
      rules: "XRechnung",
      buyerReference: "04011000-1234512345-06",
    }),
  )
  expect(schemaErrors(xml)).toEqual([])
  // BR-DE-21, PEPPOL-EN16931-R001
  expect(all(xml, "cbc:CustomizationID")).toEqual([
    "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  ])
  expect(all(xml, "cbc:ProfileID")).toEqual(["urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"])
  // BR-DE-15, BR-DE-17
  expect(all(xml, "cbc:BuyerReference")).toEqual(["04011000-1234512345-06"])
  expect(all(xml, "cbc:InvoiceTypeCode")).toEqual(["380"])
  // BR-DE-2, BR-DE-5 to BR-DE-7
  const [sellerXml = ""] = xml.split("<cac:AccountingCustomerParty>")
  for (const name of ["Name", "Telephone", "ElectronicMail"])
    expect(all(sellerXml.split("<cac:Contact>")[1] ?? "", `cbc:${name}`)).toHaveLength(1)
  // BR-DE-3, BR-DE-4, BR-DE-8 to BR-DE-11: seller, buyer, place of delivery
  expect(all(xml, "cbc:CityName")).toEqual(["Hamburg", "Hamburg", "Hamburg"])
  expect(all(xml, "cbc:PostalZone")).toEqual(["20457", "20457", "20457"])
  // BR-DE-1, BR-DE-24: neither a card nor a transfer, whose details would be due
  expect(all(xml, "cbc:PaymentMeansCode")).toEqual(["68"])
  // BR-DE-14
  const sums = xml.split("<cac:TaxSubtotal>").slice(1)
  for (const part of sums)
    expect(all(part.split("</cac:TaxSubtotal>")[0] ?? "", "cbc:Percent")).toHaveLength(1)
  // BR-DE-16
  const isTaxed = facts.lines.some(({ category }) => category !== "O")
  expect(sellerXml.includes("<cac:PartyTaxScheme>")).toBe(isTaxed)
  // PEPPOL-EN16931-R010, PEPPOL-EN16931-R020
  expect(xml.match(/<cbc:EndpointID schemeID="(?:EM|\d{4})">/g)).toHaveLength(2)
  expect(all(xml, "cbc:Note")[0]).toBe("Prepayment\n]]&gt; &amp; so on")
})

test("a credit note states its reason", async () => {
  const facts = { ...factsOf([vat(1000)]), reason: "Two were broken." }
  const xml = await invoiceUbl({ ...invoice(facts), kind: "credit_note", refundId: "r" })
  expect(all(xml, "cbc:Note")).toEqual(["Two were broken.\n]]&gt; &amp; so on"])
})
