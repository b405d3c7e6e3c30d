import { html, raw } from "hono/html"
import type { InvoiceRow } from "#db/invoices/invoices.ts"
import {
  type InvoiceCharge,
  type InvoiceFacts,
  type InvoiceLine,
  invoiceNumber,
  type Party,
  rateOf,
  type Taxed,
  taxCentsOf,
  type VatCategory,
} from "#domain/invoices/invoice.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { countryName } from "#domain/shop/countries.ts"

/** Whether a kind of tax id, as administrators call it, is that of value added tax. */
const isVat = ({ label }: { label: string }) => /vat|ust|tva|iva|btw|mwst|moms|umsatz/i.test(label)

/** Puts the country before the number (EN 16931, BR-CO-09); Greece's code is EL. */
function vatNumber(number: string, country: string): string {
  const bare = number.replaceAll(/[\s.-]/g, "").toUpperCase()
  return /^[A-Z]{2}/.test(bare) ? bare : `${country === "GR" ? "EL" : country}${bare}`
}

/** Writes the seller or buyer. Untaxed invoices must not name a tax id (BR-O-02). */
function partyXml(
  party: Party,
  { isTaxed, isSeller }: { isTaxed: boolean; isSeller: boolean },
): Xml {
  const { name, email, phone, country, taxIds } = party
  const vat = isTaxed ? taxIds.find(isVat) : undefined
  const other = isTaxed && isSeller ? taxIds.find((id) => !isVat(id)) : undefined
  return html`<cac:Party>${
    email ? html`<cbc:EndpointID schemeID="EM">${email}</cbc:EndpointID>` : ""
  }${
    isSeller
      ? html`<cac:PartyIdentification><cbc:ID>${email || name}</cbc:ID></cac:PartyIdentification>`
      : ""
  }<cac:PostalAddress>${addressXml(party.address, country)}</cac:PostalAddress>${
    vat ? taxSchemeXml(vatNumber(vat.number, country), "VAT") : ""
  }${other ? taxSchemeXml(other.number, "TAX") : ""}<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>${
    phone || email
      ? html`<cac:Contact>${phone ? html`<cbc:Telephone>${phone}</cbc:Telephone>` : ""}${
          email ? html`<cbc:ElectronicMail>${email}</cbc:ElectronicMail>` : ""
        }</cac:Contact>`
      : ""
  }</cac:Party>`
}

const taxSchemeXml = (number: string, scheme: string): Xml =>
  html`<cac:PartyTaxScheme><cbc:CompanyID>${number}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`

/** Writes an address in the lines of its label, since their meaning depends on the country. */
function addressXml(lines: readonly string[], country: string): Xml {
  const [street, more, ...rest] = lines.filter((line) => line !== countryName(country))
  return html`${street ? html`<cbc:StreetName>${street}</cbc:StreetName>` : ""}${
    more ? html`<cbc:AdditionalStreetName>${more}</cbc:AdditionalStreetName>` : ""
  }${
    rest.length > 0
      ? html`<cac:AddressLine><cbc:Line>${rest.join(", ")}</cbc:Line></cac:AddressLine>`
      : ""
  }<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>`
}

/** A piece of XML, its values escaped. */
type Xml = ReturnType<typeof html>

const dollars = (amountCents: number): string => (amountCents / 100).toFixed(2)

/** Why there is no tax, by the list that EN 16931 names (VATEX). */
const exemptions: Partial<Record<VatCategory, string>> = {
  K: "VATEX-EU-IC",
  AE: "VATEX-EU-AE",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
}
const bearsRate = (category: VatCategory) => category !== "O"
const isExempt = (category: VatCategory) => category !== "S" && category !== "Z"

const VAT = html`<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`

/** Category, rate and, in the sums, why there is none. */
const taxCategoryXml = (taxed: Taxed, because?: string): Xml =>
  html`<cbc:ID>${taxed.category}</cbc:ID>${
    bearsRate(taxed.category) ? html`<cbc:Percent>${rateOf(taxed) / 1000}</cbc:Percent>` : ""
  }${because !== undefined && isExempt(taxed.category) ? exemptionXml(taxed.category, because) : ""}${VAT}`

const exemptionXml = (category: VatCategory, because: string): Xml => {
  const code = exemptions[category]
  return html`${
    code ? html`<cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode>` : ""
  }<cbc:TaxExemptionReason>${because}</cbc:TaxExemptionReason>`
}

/** The sums of each category and rate. */
function taxTotalXml(taxed: readonly Taxed[], because: string): Xml {
  const groups = [
    ...Map.groupBy(taxed, (one) => `${one.category} ${rateOf(one)}`).values(),
  ].flatMap((alike) => (alike[0] ? [{ first: alike[0], ...sumsOf(alike) }] : []))
  return html`<cac:TaxTotal><cbc:TaxAmount currencyID="USD">${dollars(sumsOf(taxed).taxCents)}</cbc:TaxAmount>
${groups.map(
  ({ first, netCents, taxCents }) => html`<cac:TaxSubtotal>
<cbc:TaxableAmount currencyID="USD">${dollars(netCents)}</cbc:TaxableAmount>
<cbc:TaxAmount currencyID="USD">${dollars(taxCents)}</cbc:TaxAmount>
<cac:TaxCategory>${taxCategoryXml(first, because)}</cac:TaxCategory>
</cac:TaxSubtotal>
`,
)}</cac:TaxTotal>
`
}

const sumsOf = (taxed: readonly Taxed[]) => ({
  netCents: taxed.reduce((sum, { netCents }) => sum + netCents, 0),
  taxCents: taxed.reduce((sum, one) => sum + taxCentsOf(one), 0),
})

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
  // A charge of nothing is left out.
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
