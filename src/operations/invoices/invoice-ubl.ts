import { html, raw } from "hono/html"
import { invoiceText } from "#contract/invoices/invoice-text.ts"
import type { InvoiceRow } from "#db/invoices/invoices.ts"
import {
  type InvoiceCharge,
  type InvoiceFacts,
  type InvoiceLine,
  rateOf,
  type Taxed,
  taxCentsOf,
  type VatCategory,
} from "#domain/invoices/invoice.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { currencyOf, shopCurrency } from "#domain/pricing/currency.ts"
import { writeAmount } from "#domain/pricing/money.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { percentOf } from "#domain/tax/tax-rate.ts"
import { inLanguage } from "../kernel/in-language.ts"
import { partiesXml, type Xml } from "./ubl-parties.ts"

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
const taxCategoryXml = (
  taxed: Taxed,
  /** In the sums; XRechnung wants a rate there even of what is not subject to tax (BR-DE-14). */
  summed?: { because: string; alwaysRated: boolean },
): Xml =>
  html`<cbc:ID>${taxed.category}</cbc:ID>${
    bearsRate(taxed.category) || summed?.alwaysRated
      ? html`<cbc:Percent>${percentOf(rateOf(taxed))}</cbc:Percent>`
      : ""
  }${summed && isExempt(taxed.category) ? exemptionXml(taxed.category, summed.because) : ""}${VAT}`

const exemptionXml = (category: VatCategory, because: string): Xml => {
  const code = exemptions[category]
  return html`${
    code ? html`<cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode>` : ""
  }<cbc:TaxExemptionReason>${because}</cbc:TaxExemptionReason>`
}

/** The sums of each category and rate. */
function taxTotalXml(taxed: readonly Taxed[], { untaxedBecause, rules }: InvoiceFacts): Xml {
  const summed = { because: untaxedBecause, alwaysRated: rules === "XRechnung" }
  const groups = [
    ...Map.groupBy(taxed, (one) => `${one.category} ${rateOf(one)}`).values(),
  ].flatMap((alike) => (alike[0] ? [{ first: alike[0], ...sumsOf(alike) }] : []))
  return html`<cac:TaxTotal><cbc:TaxAmount currencyID="${shopCurrency().code}">${writeAmount(sumsOf(taxed).taxCents)}</cbc:TaxAmount>
${groups.map(
  ({ first, netCents, taxCents }) => html`<cac:TaxSubtotal>
<cbc:TaxableAmount currencyID="${shopCurrency().code}">${writeAmount(netCents)}</cbc:TaxableAmount>
<cbc:TaxAmount currencyID="${shopCurrency().code}">${writeAmount(taxCents)}</cbc:TaxAmount>
<cac:TaxCategory>${taxCategoryXml(first, summed)}</cac:TaxCategory>
</cac:TaxSubtotal>
`,
)}</cac:TaxTotal>
`
}

/** Writes the tax in the currency of the seller's country (BT-111). */
function nationalTaxXml({ nationalTax }: InvoiceFacts): Xml | "" {
  if (!nationalTax) return ""
  const { code, decimals } = currencyOf(nationalTax.currency)
  const amount = (nationalTax.taxCents / 10 ** decimals).toFixed(decimals)
  return html`<cac:TaxTotal><cbc:TaxAmount currencyID="${code}">${amount}</cbc:TaxAmount></cac:TaxTotal>
`
}

const sumsOf = (taxed: readonly Taxed[]) => ({
  netCents: taxed.reduce((sum, { netCents }) => sum + netCents, 0),
  taxCents: taxed.reduce((sum, one) => sum + taxCentsOf(one), 0),
})

const NAMESPACE = "urn:oasis:names:specification:ubl:schema:xsd"
/** UNCL 4461: an online payment service; a card (48) would need its last digits (BR-DE-24). */
const ONLINE_PAYMENT = "68"
/** UNCL 4461: a credit transfer. */
const BY_TRANSFER = "30"
/** UNCL 7161: freight, and collection and recycling. */
const FREIGHT = "FC"
const RECYCLING = "AEO"
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
export const invoiceUbl = (invoice: InvoiceRow): Promise<string> =>
  inLanguage(languageOf(invoice.facts.language), () => writeUbl(invoice))

async function writeUbl(invoice: InvoiceRow): Promise<string> {
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
${paymentXml(facts)}
${charges.map(chargeXml)}${taxTotalXml(taxed, facts)}${nationalTaxXml(facts)}${totalsXml(facts.lines, charges)}
${facts.lines.map(
  (one, index) => html`<${line}>${lineXml(one, index + 1, kind)}</${line}>
`,
)}</${raw(root)}>
`
  return withoutControls(xml.toString())
}

/** Writes what it was paid with; a bank transfer names the account (BR-61). */
const paymentXml = ({ payment, order }: InvoiceFacts): Xml =>
  payment.account === undefined
    ? html`<cac:PaymentMeans><cbc:PaymentMeansCode>${ONLINE_PAYMENT}</cbc:PaymentMeansCode><cbc:PaymentID>${payment.transactionId}</cbc:PaymentID></cac:PaymentMeans>`
    : html`<cac:PaymentMeans><cbc:PaymentMeansCode>${BY_TRANSFER}</cbc:PaymentMeansCode><cbc:PaymentID>${order.number}</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>${payment.account.replaceAll(" ", "")}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`

/** XML cannot say them. */
const withoutControls = (xml: string) =>
  xml.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")

const CORE = "urn:cen.eu:en16931:2017"
const XRECHNUNG = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`
const BILLING = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"

const rulesXml = ({ rules }: InvoiceFacts): Xml =>
  rules === "XRechnung"
    ? html`<cbc:CustomizationID>${XRECHNUNG}</cbc:CustomizationID>
<cbc:ProfileID>${BILLING}</cbc:ProfileID>`
    : html`<cbc:CustomizationID>${CORE}</cbc:CustomizationID>`

const noteOf = ({ reason = "", supply, note }: InvoiceFacts): string =>
  [reason, supply === "prepayment" ? invoiceText.prepayment : "", note]
    .filter((text) => text !== "")
    .join("\n")

function headXml({ facts, issuedAt, kind, number }: InvoiceRow): Xml {
  const { order, corrects, timeZone, buyerReference, nationalTax } = facts
  const type = raw(`cbc:${elements[kind].type}TypeCode`)
  const note = noteOf(facts)
  const day = (at: string) => dayIn(timeZone, new Date(at))
  const isWithinUnion = facts.lines.some(({ category }) => category === "K")
  return html`${rulesXml(facts)}
<cbc:ID>${number}</cbc:ID>
<cbc:IssueDate>${dayIn(timeZone, issuedAt)}</cbc:IssueDate>
<${type}>${elements[kind].code}</${type}>
${note ? html`<cbc:Note>${note}</cbc:Note>` : ""}<cbc:DocumentCurrencyCode>${shopCurrency().code}</cbc:DocumentCurrencyCode>
${nationalTax ? html`<cbc:TaxCurrencyCode>${nationalTax.currency}</cbc:TaxCurrencyCode>` : ""}${
  buyerReference
    ? html`<cbc:BuyerReference>${buyerReference}</cbc:BuyerReference>
`
    : ""
}${
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

const chargeXml = (charge: InvoiceCharge): Xml => html`<cac:AllowanceCharge>
<cbc:ChargeIndicator>true</cbc:ChargeIndicator>
<cbc:AllowanceChargeReasonCode>${charge.units ? RECYCLING : FREIGHT}</cbc:AllowanceChargeReasonCode>
<cbc:AllowanceChargeReason>${charge.name}</cbc:AllowanceChargeReason>
<cbc:Amount currencyID="${shopCurrency().code}">${writeAmount(charge.netCents)}</cbc:Amount>
<cac:TaxCategory>${taxCategoryXml(charge)}</cac:TaxCategory>
</cac:AllowanceCharge>
`

/** All of it is paid, or paid back, before this is written. */
function totalsXml(lines: InvoiceLine[], charges: InvoiceCharge[]): Xml {
  const { netCents, taxCents } = sumsOf([...lines, ...charges])
  return html`<cac:LegalMonetaryTotal>
<cbc:LineExtensionAmount currencyID="${shopCurrency().code}">${writeAmount(sumsOf(lines).netCents)}</cbc:LineExtensionAmount>
<cbc:TaxExclusiveAmount currencyID="${shopCurrency().code}">${writeAmount(netCents)}</cbc:TaxExclusiveAmount>
<cbc:TaxInclusiveAmount currencyID="${shopCurrency().code}">${writeAmount(netCents + taxCents)}</cbc:TaxInclusiveAmount>
<cbc:ChargeTotalAmount currencyID="${shopCurrency().code}">${writeAmount(sumsOf(charges).netCents)}</cbc:ChargeTotalAmount>
<cbc:PrepaidAmount currencyID="${shopCurrency().code}">${writeAmount(netCents + taxCents)}</cbc:PrepaidAmount>
<cbc:PayableAmount currencyID="${shopCurrency().code}">${writeAmount(0)}</cbc:PayableAmount>
</cac:LegalMonetaryTotal>
`
}

/** The price is of one unit, or of all units together where one would cost a fraction of a cent. */
function lineXml(line: InvoiceLine, number: number, kind: InvoiceRow["kind"]): Xml {
  const { quantity } = elements[kind]
  const note = [line.designators, line.note].filter(Boolean).join("; ")
  const isWhole = line.netCents % line.quantity === 0
  const price = writeAmount(isWhole ? line.netCents / line.quantity : line.netCents)
  const base = isWhole
    ? ""
    : html`<cbc:BaseQuantity unitCode="${ONE}">${line.quantity}</cbc:BaseQuantity>`
  return html`<cbc:ID>${number}</cbc:ID>${
    note ? html`<cbc:Note>${note}</cbc:Note>` : ""
  }<${quantity} unitCode="${ONE}">${line.quantity}</${quantity}><cbc:LineExtensionAmount currencyID="${shopCurrency().code}">${writeAmount(line.netCents)}</cbc:LineExtensionAmount><cac:Item><cbc:Name>${line.name}</cbc:Name>${
    line.customerPartNumber
      ? html`<cac:BuyersItemIdentification><cbc:ID>${line.customerPartNumber}</cbc:ID></cac:BuyersItemIdentification>`
      : ""
  }${
    line.partNumber
      ? html`<cac:SellersItemIdentification><cbc:ID>${line.partNumber}</cbc:ID></cac:SellersItemIdentification>`
      : ""
  }<cac:ClassifiedTaxCategory>${taxCategoryXml(line)}</cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="${shopCurrency().code}">${price}</cbc:PriceAmount>${base}</cac:Price>`
}
