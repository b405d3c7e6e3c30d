import { html, raw } from "hono/html"
import type { InvoiceRow } from "#db/invoices/invoices.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { looksLikeIban } from "#domain/payments/account-numbers.ts"
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

const partiesCii = ({
  buyerReference,
  seller,
  buyer,
  orderNumber,
  purchaseOrder,
  delivery,
}: CoreInvoice): Xml => html`<ram:ApplicableHeaderTradeAgreement>
${element("ram:BuyerReference", buyerReference)}
<ram:SellerTradeParty>${partyXml(seller)}</ram:SellerTradeParty>
<ram:BuyerTradeParty>${partyXml(buyer)}</ram:BuyerTradeParty>
<ram:SellerOrderReferencedDocument>${element("ram:IssuerAssignedID", orderNumber)}</ram:SellerOrderReferencedDocument>${
  purchaseOrder
    ? html`<ram:BuyerOrderReferencedDocument>${element("ram:IssuerAssignedID", purchaseOrder)}</ram:BuyerOrderReferencedDocument>`
    : ""
}
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${delivery ? deliveryXml(delivery) : ""}</ram:ApplicableHeaderTradeDelivery>`

/** Writes a day in format 102: `20260131`. */
const dayXml = (day: string, prefix: "udt" | "qdt" = "udt"): Xml => {
  const name = raw(`${prefix}:DateTimeString`)
  return html`<${name} format="102">${day.replaceAll("-", "")}</${name}>`
}

const partyXml = (party: CoreParty): Xml =>
  html`${element("ram:ID", party.identifier)}${element("ram:Name", party.name)}${contactXml(party)}${addressXml(party.address)}${
    party.endpoint
      ? html`<ram:URIUniversalCommunication><ram:URIID schemeID="${party.endpoint.scheme}">${party.endpoint.id}</ram:URIID></ram:URIUniversalCommunication>`
      : ""
  }${registrationXml(party.vatNumber, "VA")}${registrationXml(party.taxNumber, "FC")}`

const registrationXml = (number: string | undefined, scheme: "VA" | "FC"): Xml | "" =>
  number
    ? html`<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${number}</ram:ID></ram:SpecifiedTaxRegistration>`
    : ""

const contactXml = ({ contact, phone, email }: CoreParty): Xml | "" =>
  contact || phone || email
    ? html`<ram:DefinedTradeContact>${element("ram:PersonName", contact)}${
        phone
          ? html`<ram:TelephoneUniversalCommunication>${element("ram:CompleteNumber", phone)}</ram:TelephoneUniversalCommunication>`
          : ""
      }${
        email
          ? html`<ram:EmailURIUniversalCommunication>${element("ram:URIID", email)}</ram:EmailURIUniversalCommunication>`
          : ""
      }</ram:DefinedTradeContact>`
    : ""

const addressXml = (address: CoreAddress): Xml =>
  html`<ram:PostalTradeAddress>${element("ram:PostcodeCode", address.postalCode)}${element("ram:LineOne", address.first)}${element("ram:LineTwo", address.second)}${element("ram:LineThree", address.third)}${element("ram:CityName", address.city)}${element("ram:CountryID", address.country)}${element("ram:CountrySubDivisionName", address.region)}</ram:PostalTradeAddress>`

const deliveryXml = ({ day, name, address }: CoreDelivery): Xml =>
  html`${
    address
      ? html`<ram:ShipToTradeParty>${element("ram:Name", name)}${addressXml(address)}</ram:ShipToTradeParty>`
      : ""
  }${
    day
      ? html`<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${dayXml(day)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>`
      : ""
  }`

/** Writes an invoice or credit note as Cross Industry Invoice D16B: Factur-X 1.0 (ZUGFeRD), profile EN 16931. */
export const invoiceCii = (invoice: InvoiceRow): Promise<string> =>
  runInLanguage(languageOf(invoice.facts.language), () => writeCii(coreInvoice(invoice)))

const NAMESPACE = "urn:un:unece:uncefact:data"

async function writeCii(core: CoreInvoice): Promise<string> {
  const xml = await html`<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="${NAMESPACE}:standard:CrossIndustryInvoice:100" xmlns:qdt="${NAMESPACE}:standard:QualifiedDataType:100" xmlns:ram="${NAMESPACE}:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${NAMESPACE}:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${CORE_RULES}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>${core.number}</ram:ID><ram:TypeCode>${core.type}</ram:TypeCode><ram:IssueDateTime>${dayXml(core.day)}</ram:IssueDateTime>${
    core.note ? noteXml(core.note) : ""
  }</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${core.lines.map(
  (
    line,
  ) => html`<ram:IncludedSupplyChainTradeLineItem>${lineXml(line)}</ram:IncludedSupplyChainTradeLineItem>
`,
)}${partiesCii(core)}
<ram:ApplicableHeaderTradeSettlement>${settlementXml(core)}</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`
  return withoutControls(xml.toString())
}

const noteXml = (note: string): Xml =>
  html`<ram:IncludedNote><ram:Content>${note}</ram:Content></ram:IncludedNote>`

const taxXml = ({ category, percent }: CoreTax): Xml =>
  html`<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${category}</ram:CategoryCode>${rateXml({ category, percent })}`

const rateXml = ({ category, percent }: CoreTax): Xml | "" =>
  category === "O" ? "" : html`<ram:RateApplicablePercent>${percent}</ram:RateApplicablePercent>`

const lineXml = (line: CoreLine): Xml =>
  html`<ram:AssociatedDocumentLineDocument><ram:LineID>${line.number}</ram:LineID>${
    line.note ? noteXml(line.note) : ""
  }</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct>${element("ram:SellerAssignedID", line.sellersNumber)}${element("ram:BuyerAssignedID", line.buyersNumber)}<ram:Name>${line.name}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${line.price}</ram:ChargeAmount>${
    line.priceFor === undefined
      ? ""
      : html`<ram:BasisQuantity unitCode="${ONE}">${line.priceFor}</ram:BasisQuantity>`
  }</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${ONE}">${line.quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>${taxXml(line)}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${line.net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>`

const settlementXml = (core: CoreInvoice): Xml => html`
<ram:PaymentReference>${core.payment.reference}</ram:PaymentReference>${element("ram:TaxCurrencyCode", core.nationalTax?.currency)}<ram:InvoiceCurrencyCode>${core.currency}</ram:InvoiceCurrencyCode>
${paymentXml(core)}
${core.taxSums.map(taxSumXml)}${
  core.suppliedFrom
    ? html`<ram:BillingSpecifiedPeriod><ram:StartDateTime>${dayXml(core.suppliedFrom)}</ram:StartDateTime></ram:BillingSpecifiedPeriod>
`
    : ""
}${core.charges.map(chargeXml)}${totalsXml(core)}
${
  core.corrects
    ? html`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${core.corrects.number}</ram:IssuerAssignedID><ram:FormattedIssueDateTime>${dayXml(core.corrects.day, "qdt")}</ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>
`
    : ""
}`

function paymentXml({ payment: { code, account } }: CoreInvoice): Xml {
  const element = account && looksLikeIban(account) ? html`IBANID` : html`ProprietaryID`
  return html`<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}</ram:TypeCode>${
    account === undefined
      ? ""
      : html`<ram:PayeePartyCreditorFinancialAccount><ram:${element}>${account}</ram:${element}></ram:PayeePartyCreditorFinancialAccount>`
  }</ram:SpecifiedTradeSettlementPaymentMeans>`
}

const taxSumXml = (sum: CoreTaxSum): Xml =>
  html`<ram:ApplicableTradeTax><ram:CalculatedAmount>${sum.tax}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode>${
    sum.exemption ? html`<ram:ExemptionReason>${sum.exemption.reason}</ram:ExemptionReason>` : ""
  }<ram:BasisAmount>${sum.net}</ram:BasisAmount><ram:CategoryCode>${sum.category}</ram:CategoryCode>${element("ram:ExemptionReasonCode", sum.exemption?.code)}${rateXml(sum)}</ram:ApplicableTradeTax>
`

const chargeXml = (charge: CoreCharge): Xml =>
  html`<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${charge.net}</ram:ActualAmount><ram:ReasonCode>${charge.reasonCode}</ram:ReasonCode><ram:Reason>${charge.reason}</ram:Reason><ram:CategoryTradeTax>${taxXml(charge)}</ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>
`

const totalsXml = ({
  totals,
  currency,
  nationalTax,
}: CoreInvoice): Xml => html`<ram:SpecifiedTradeSettlementHeaderMonetarySummation>
<ram:LineTotalAmount>${totals.lines}</ram:LineTotalAmount>
<ram:ChargeTotalAmount>${totals.charges}</ram:ChargeTotalAmount>
<ram:TaxBasisTotalAmount>${totals.net}</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="${currency}">${totals.tax}</ram:TaxTotalAmount>
${
  nationalTax
    ? html`<ram:TaxTotalAmount currencyID="${nationalTax.currency}">${nationalTax.tax}</ram:TaxTotalAmount>
`
    : ""
}<ram:GrandTotalAmount>${totals.gross}</ram:GrandTotalAmount>
<ram:TotalPrepaidAmount>${totals.gross}</ram:TotalPrepaidAmount>
<ram:DuePayableAmount>${totals.due}</ram:DuePayableAmount>
</ram:SpecifiedTradeSettlementHeaderMonetarySummation>`
