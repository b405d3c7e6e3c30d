import { html, raw } from "hono/html"
import type { InvoiceRow } from "#db/invoices/invoices.ts"
import type { InvoiceCharge, InvoiceFacts, InvoiceLine } from "#domain/invoices/invoice.ts"
import { invoiceNumber } from "#domain/invoices/invoice-number.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { addressXml, partyXml } from "./ubl-party.ts"
import { dollars, sumsOf, taxCategoryXml, taxTotalXml, type Xml } from "./ubl-tax.ts"

const NAMESPACE = "urn:oasis:names:specification:ubl:schema:xsd"
/** UNCL 4461: a bank card. */
const BY_CARD = "48"
/** UNCL 7161: freight. */
const FREIGHT = "FC"
/** UN/ECE recommendation 20: one. */
const ONE = "C62"

const elements = {
  invoice: {
    root: "Invoice",
    type: "Invoice",
    code: "380",
    line: raw("cac:InvoiceLine"),
    quantity: raw("cbc:InvoicedQuantity"),
  },
  credit_note: {
    root: "CreditNote",
    type: "CreditNote",
    code: "381",
    line: raw("cac:CreditNoteLine"),
    quantity: raw("cbc:CreditedQuantity"),
  },
}

/** An invoice, or a credit note, as UBL 2.1 by the rules of EN 16931. */
export async function invoiceUbl(invoice: InvoiceRow): Promise<string> {
  const { facts, kind } = invoice
  const { root, line } = elements[kind]
  // What costs nothing is no charge.
  const charges = facts.charges.filter(({ netCents }) => netCents > 0)
  const taxed = [...facts.lines, ...charges]
  const xml = await html`<?xml version="1.0" encoding="UTF-8"?>
<${raw(root)} xmlns="${NAMESPACE}:${root}-2" xmlns:cac="${NAMESPACE}:CommonAggregateComponents-2" xmlns:cbc="${NAMESPACE}:CommonBasicComponents-2">
${headXml(invoice)}${partiesXml(
  facts,
  taxed.some(({ category }) => category !== "O"),
)}
<cac:PaymentMeans><cbc:PaymentMeansCode>${BY_CARD}</cbc:PaymentMeansCode><cbc:PaymentID>${facts.payment.transactionId}</cbc:PaymentID></cac:PaymentMeans>
${charges.map(chargeXml)}${taxTotalXml(taxed, facts.untaxedBecause)}${totalsXml(facts.lines, charges)}
${facts.lines.map(
  (one, index) => html`<${line}>${lineXml(one, index + 1, kind)}</${line}>
`,
)}</${raw(root)}>
`
  return withoutControls(xml.toString())
}

/** XML cannot say them. */
const withoutControls = (xml: string) =>
  xml.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")

function headXml({ facts, issuedAt, ...id }: InvoiceRow): Xml {
  const { order, corrects, timeZone, note } = facts
  const type = raw(`cbc:${elements[id.kind].type}TypeCode`)
  const day = (at: string) => dayIn(timeZone, new Date(at))
  const isWithinUnion = facts.lines.some(({ category }) => category === "K")
  return html`<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
<cbc:ID>${invoiceNumber(id)}</cbc:ID>
<cbc:IssueDate>${dayIn(timeZone, issuedAt)}</cbc:IssueDate>
<${type}>${elements[id.kind].code}</${type}>
${note ? html`<cbc:Note>${note}</cbc:Note>` : ""}<cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode>
${
  // When it was supplied must be said (BR-IC-11): not before it was paid.
  isWithinUnion
    ? html`<cac:InvoicePeriod><cbc:StartDate>${day(facts.payment.paidAt)}</cbc:StartDate></cac:InvoicePeriod>`
    : ""
}<cac:OrderReference><cbc:ID>${order.purchaseOrder || "NA"}</cbc:ID><cbc:SalesOrderID>${order.number}</cbc:SalesOrderID></cac:OrderReference>
${
  corrects
    ? html`<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${corrects.number}</cbc:ID><cbc:IssueDate>${day(corrects.issuedAt)}</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>`
    : ""
}`
}

const partiesXml = ({ seller, buyer, shipTo }: InvoiceFacts, isTaxed: boolean): Xml => html`
<cac:AccountingSupplierParty>${partyXml(seller, { isTaxed, isSeller: true })}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${partyXml(buyer, { isTaxed, isSeller: false })}</cac:AccountingCustomerParty>
${
  shipTo
    ? html`<cac:Delivery><cac:DeliveryLocation><cac:Address>${addressXml(shipTo.split("\n"), buyer.country)}</cac:Address></cac:DeliveryLocation></cac:Delivery>`
    : ""
}`

const chargeXml = (charge: InvoiceCharge): Xml => html`<cac:AllowanceCharge>
<cbc:ChargeIndicator>true</cbc:ChargeIndicator>
<cbc:AllowanceChargeReasonCode>${FREIGHT}</cbc:AllowanceChargeReasonCode>
<cbc:AllowanceChargeReason>${charge.name}</cbc:AllowanceChargeReason>
<cbc:Amount currencyID="USD">${dollars(charge.netCents)}</cbc:Amount>
<cac:TaxCategory>${taxCategoryXml(charge)}</cac:TaxCategory>
</cac:AllowanceCharge>
`

/** All of it is paid, or paid back, before this is written. */
function totalsXml(lines: InvoiceLine[], charges: InvoiceCharge[]): Xml {
  const { netCents, taxCents } = sumsOf([...lines, ...charges])
  return html`<cac:LegalMonetaryTotal>
<cbc:LineExtensionAmount currencyID="USD">${dollars(sumsOf(lines).netCents)}</cbc:LineExtensionAmount>
<cbc:TaxExclusiveAmount currencyID="USD">${dollars(netCents)}</cbc:TaxExclusiveAmount>
<cbc:TaxInclusiveAmount currencyID="USD">${dollars(netCents + taxCents)}</cbc:TaxInclusiveAmount>
<cbc:ChargeTotalAmount currencyID="USD">${dollars(sumsOf(charges).netCents)}</cbc:ChargeTotalAmount>
<cbc:PrepaidAmount currencyID="USD">${dollars(netCents + taxCents)}</cbc:PrepaidAmount>
<cbc:PayableAmount currencyID="USD">0.00</cbc:PayableAmount>
</cac:LegalMonetaryTotal>
`
}

/** Its price is of all its units at once: of one it need not be whole cents. */
function lineXml(line: InvoiceLine, number: number, kind: InvoiceRow["kind"]): Xml {
  const { quantity } = elements[kind]
  const amount = dollars(line.netCents)
  return html`<cbc:ID>${number}</cbc:ID><${quantity} unitCode="${ONE}">${line.quantity}</${quantity}><cbc:LineExtensionAmount currencyID="USD">${amount}</cbc:LineExtensionAmount><cac:Item><cbc:Name>${line.name}</cbc:Name>${
    line.partNumber
      ? html`<cac:SellersItemIdentification><cbc:ID>${line.partNumber}</cbc:ID></cac:SellersItemIdentification>`
      : ""
  }<cac:ClassifiedTaxCategory>${taxCategoryXml(line)}</cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="USD">${amount}</cbc:PriceAmount><cbc:BaseQuantity unitCode="${ONE}">${line.quantity}</cbc:BaseQuantity></cac:Price>`
}
