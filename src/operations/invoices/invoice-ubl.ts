import { html, raw } from "hono/html"
import type { InvoiceRow } from "#db/invoices/invoices.ts"
import type { InvoiceFacts } from "#domain/invoices/invoice.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import {
  CORE_RULES,
  type CoreCharge,
  type CoreInvoice,
  type CoreLine,
  type CoreTax,
  type CoreTaxSum,
  coreInvoice,
  ONE,
} from "./core-invoice.ts"
import type { CoreAddress, CoreDelivery, CoreParty } from "./core-parties.ts"
import { element, withoutControls, type Xml } from "./xml.ts"

const partiesXml = ({ seller, buyer, delivery }: CoreInvoice): Xml => html`
<cac:AccountingSupplierParty>${partyXml(seller)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${partyXml(buyer)}</cac:AccountingCustomerParty>
${delivery ? deliveryXml(delivery) : ""}`

const partyXml = (party: CoreParty): Xml =>
  html`<cac:Party>${
    party.endpoint
      ? html`<cbc:EndpointID schemeID="${party.endpoint.scheme}">${party.endpoint.id}</cbc:EndpointID>`
      : ""
  }${
    party.identifier
      ? html`<cac:PartyIdentification><cbc:ID>${party.identifier}</cbc:ID></cac:PartyIdentification>`
      : ""
  }<cac:PostalAddress>${addressXml(party.address)}</cac:PostalAddress>${
    party.vatNumber ? taxSchemeXml(party.vatNumber, "VAT") : ""
  }${
    party.taxNumber ? taxSchemeXml(party.taxNumber, "TAX") : ""
  }<cac:PartyLegalEntity><cbc:RegistrationName>${party.name}</cbc:RegistrationName></cac:PartyLegalEntity>${contactXml(party)}</cac:Party>`

const taxSchemeXml = (number: string, scheme: string): Xml =>
  html`<cac:PartyTaxScheme><cbc:CompanyID>${number}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`

const contactXml = ({ contact, phone, email }: CoreParty): Xml | "" =>
  contact || phone || email
    ? html`<cac:Contact>${element("cbc:Name", contact)}${element("cbc:Telephone", phone)}${element("cbc:ElectronicMail", email)}</cac:Contact>`
    : ""

const addressXml = (address: CoreAddress): Xml =>
  html`${element("cbc:StreetName", address.first)}${element("cbc:AdditionalStreetName", address.second)}${element("cbc:CityName", address.city)}${element("cbc:PostalZone", address.postalCode)}${element("cbc:CountrySubentity", address.region)}${
    address.third
      ? html`<cac:AddressLine><cbc:Line>${address.third}</cbc:Line></cac:AddressLine>`
      : ""
  }<cac:Country><cbc:IdentificationCode>${address.country}</cbc:IdentificationCode></cac:Country>`

const deliveryXml = ({ day, name, address }: CoreDelivery): Xml =>
  html`<cac:Delivery>${element("cbc:ActualDeliveryDate", day)}${
    address
      ? html`<cac:DeliveryLocation><cac:Address>${addressXml(address)}</cac:Address></cac:DeliveryLocation>`
      : ""
  }${
    name === undefined
      ? ""
      : html`<cac:DeliveryParty><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:DeliveryParty>`
  }</cac:Delivery>`

const NAMESPACE = "urn:oasis:names:specification:ubl:schema:xsd"
const XRECHNUNG = `${CORE_RULES}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`
const BILLING = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"

const elements = {
  invoice: {
    root: "Invoice",
    line: raw("cac:InvoiceLine"),
    quantity: raw("cbc:InvoicedQuantity"),
  },
  credit_note: {
    root: "CreditNote",
    line: raw("cac:CreditNoteLine"),
    quantity: raw("cbc:CreditedQuantity"),
  },
}

/** Writes an invoice or credit note as UBL 2.1 by the rules of EN 16931. */
export const invoiceUbl = (invoice: InvoiceRow): Promise<string> =>
  runInLanguage(languageOf(invoice.facts.language), () =>
    writeUbl(coreInvoice(invoice), invoice.facts),
  )

async function writeUbl(core: CoreInvoice, { rules }: InvoiceFacts): Promise<string> {
  const { root, line } = elements[core.kind]
  const isXRechnung = rules === "XRechnung"
  const xml = await html`<?xml version="1.0" encoding="UTF-8"?>
<${raw(root)} xmlns="${NAMESPACE}:${root}-2" xmlns:cac="${NAMESPACE}:CommonAggregateComponents-2" xmlns:cbc="${NAMESPACE}:CommonBasicComponents-2">
${rulesXml(isXRechnung)}
${headXml(core)}${partiesXml(core)}
${paymentXml(core)}
${core.charges.map((charge) => chargeXml(charge, core))}${taxTotalXml(core, isXRechnung)}${nationalTaxXml(core)}${totalsXml(core)}
${core.lines.map(
  (one) => html`<${line}>${lineXml(one, core)}</${line}>
`,
)}</${raw(root)}>
`
  return withoutControls(xml.toString())
}

const rulesXml = (isXRechnung: boolean): Xml =>
  isXRechnung
    ? html`<cbc:CustomizationID>${XRECHNUNG}</cbc:CustomizationID>
<cbc:ProfileID>${BILLING}</cbc:ProfileID>`
    : html`<cbc:CustomizationID>${CORE_RULES}</cbc:CustomizationID>`

function headXml(core: CoreInvoice): Xml {
  const { corrects, nationalTax, suppliedFrom } = core
  const type = raw(`cbc:${elements[core.kind].root}TypeCode`)
  return html`<cbc:ID>${core.number}</cbc:ID>
<cbc:IssueDate>${core.day}</cbc:IssueDate>
<${type}>${core.type}</${type}>
${element("cbc:Note", core.note)}<cbc:DocumentCurrencyCode>${core.currency}</cbc:DocumentCurrencyCode>
${element("cbc:TaxCurrencyCode", nationalTax?.currency)}${
  core.buyerReference
    ? html`<cbc:BuyerReference>${core.buyerReference}</cbc:BuyerReference>
`
    : ""
}${
  suppliedFrom
    ? html`<cac:InvoicePeriod><cbc:StartDate>${suppliedFrom}</cbc:StartDate></cac:InvoicePeriod>`
    : ""
}<cac:OrderReference><cbc:ID>${core.purchaseOrder || "NA"}</cbc:ID><cbc:SalesOrderID>${core.orderNumber}</cbc:SalesOrderID></cac:OrderReference>
${
  corrects
    ? html`<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${corrects.number}</cbc:ID><cbc:IssueDate>${corrects.day}</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>`
    : ""
}`
}

const paymentXml = ({ payment: { code, reference, account } }: CoreInvoice): Xml =>
  html`<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode><cbc:PaymentID>${reference}</cbc:PaymentID>${
    account === undefined
      ? ""
      : html`<cac:PayeeFinancialAccount><cbc:ID>${account}</cbc:ID></cac:PayeeFinancialAccount>`
  }</cac:PaymentMeans>`

const VAT = html`<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`

const percentXml = (percent: number): Xml => html`<cbc:Percent>${percent}</cbc:Percent>`

const taxXml = ({ category, percent }: CoreTax): Xml =>
  html`<cbc:ID>${category}</cbc:ID>${category === "O" ? "" : percentXml(percent)}${VAT}`

/**
 * Adds the reason why there is no tax. XRechnung requires a rate even if an amount is not subject to tax (BR-DE-14).
 */
const summedTaxXml = ({ category, percent, exemption }: CoreTaxSum, alwaysRated: boolean): Xml =>
  html`<cbc:ID>${category}</cbc:ID>${category === "O" && !alwaysRated ? "" : percentXml(percent)}${element("cbc:TaxExemptionReasonCode", exemption?.code)}${
    exemption ? html`<cbc:TaxExemptionReason>${exemption.reason}</cbc:TaxExemptionReason>` : ""
  }${VAT}`

const chargeXml = (charge: CoreCharge, { currency }: CoreInvoice): Xml => html`<cac:AllowanceCharge>
<cbc:ChargeIndicator>true</cbc:ChargeIndicator>
<cbc:AllowanceChargeReasonCode>${charge.reasonCode}</cbc:AllowanceChargeReasonCode>
<cbc:AllowanceChargeReason>${charge.reason}</cbc:AllowanceChargeReason>
<cbc:Amount currencyID="${currency}">${charge.net}</cbc:Amount>
<cac:TaxCategory>${taxXml(charge)}</cac:TaxCategory>
</cac:AllowanceCharge>
`

const taxTotalXml = (
  { currency, totals, taxSums }: CoreInvoice,
  alwaysRated: boolean,
): Xml => html`<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">${totals.tax}</cbc:TaxAmount>
${taxSums.map(
  (sum) => html`<cac:TaxSubtotal>
<cbc:TaxableAmount currencyID="${currency}">${sum.net}</cbc:TaxableAmount>
<cbc:TaxAmount currencyID="${currency}">${sum.tax}</cbc:TaxAmount>
<cac:TaxCategory>${summedTaxXml(sum, alwaysRated)}</cac:TaxCategory>
</cac:TaxSubtotal>
`,
)}</cac:TaxTotal>
`

const nationalTaxXml = ({ nationalTax }: CoreInvoice): Xml | "" =>
  nationalTax
    ? html`<cac:TaxTotal><cbc:TaxAmount currencyID="${nationalTax.currency}">${nationalTax.tax}</cbc:TaxAmount></cac:TaxTotal>
`
    : ""

const totalsXml = ({ currency, totals }: CoreInvoice): Xml => html`<cac:LegalMonetaryTotal>
<cbc:LineExtensionAmount currencyID="${currency}">${totals.lines}</cbc:LineExtensionAmount>
<cbc:TaxExclusiveAmount currencyID="${currency}">${totals.net}</cbc:TaxExclusiveAmount>
<cbc:TaxInclusiveAmount currencyID="${currency}">${totals.gross}</cbc:TaxInclusiveAmount>
<cbc:ChargeTotalAmount currencyID="${currency}">${totals.charges}</cbc:ChargeTotalAmount>
<cbc:PrepaidAmount currencyID="${currency}">${totals.gross}</cbc:PrepaidAmount>
<cbc:PayableAmount currencyID="${currency}">${totals.due}</cbc:PayableAmount>
</cac:LegalMonetaryTotal>
`

function lineXml(line: CoreLine, { kind, currency }: CoreInvoice): Xml {
  const { quantity } = elements[kind]
  return html`<cbc:ID>${line.number}</cbc:ID>${element("cbc:Note", line.note)}<${quantity} unitCode="${ONE}">${line.quantity}</${quantity}><cbc:LineExtensionAmount currencyID="${currency}">${line.net}</cbc:LineExtensionAmount><cac:Item><cbc:Name>${line.name}</cbc:Name>${
    line.buyersNumber
      ? html`<cac:BuyersItemIdentification><cbc:ID>${line.buyersNumber}</cbc:ID></cac:BuyersItemIdentification>`
      : ""
  }${
    line.sellersNumber
      ? html`<cac:SellersItemIdentification><cbc:ID>${line.sellersNumber}</cbc:ID></cac:SellersItemIdentification>`
      : ""
  }<cac:ClassifiedTaxCategory>${taxXml(line)}</cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="${currency}">${line.price}</cbc:PriceAmount>${
    line.priceFor === undefined
      ? ""
      : html`<cbc:BaseQuantity unitCode="${ONE}">${line.priceFor}</cbc:BaseQuantity>`
  }</cac:Price>`
}
