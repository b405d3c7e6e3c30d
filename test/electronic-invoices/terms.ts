import type { XmlNode } from "libxml2-wasm"
import { withXml } from "./schemas.ts"

/** Business terms of EN 16931 by number; a term that is missing is not in it. */
export type Terms = ReadonlyMap<string, string>

export interface InvoiceTerms {
  head: Terms
  charges: Terms[]
  /** The VAT breakdown. */
  taxes: Terms[]
  lines: Terms[]
}

interface Syntax {
  namespaces: Record<string, string>
  head: Record<string, string>
  charges: { each: string; terms: Record<string, string> }
  taxes: { each: string; terms: Record<string, string> }
  lines: { each: string; terms: Record<string, string> }
}

const under = (path: string, terms: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(terms).map(([term, end]) => [term, `${path}/${end}`]))

const UBL = "urn:oasis:names:specification:ubl:schema:xsd"
const ubl: Syntax = {
  namespaces: {
    cac: `${UBL}:CommonAggregateComponents-2`,
    cbc: `${UBL}:CommonBasicComponents-2`,
  },
  head: {
    "BT-1": "cbc:ID",
    "BT-2": "cbc:IssueDate",
    "BT-3": "cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode",
    "BT-5": "cbc:DocumentCurrencyCode",
    "BT-6": "cbc:TaxCurrencyCode",
    "BT-10": "cbc:BuyerReference",
    "BT-13": "cac:OrderReference/cbc:ID[. != 'NA']",
    "BT-14": "cac:OrderReference/cbc:SalesOrderID",
    "BT-22": "cbc:Note",
    "BT-23": "cbc:ProfileID",
    "BT-24": "cbc:CustomizationID",
    "BT-73": "cac:InvoicePeriod/cbc:StartDate",
    "BT-110": "cac:TaxTotal/cbc:TaxAmount[@currencyID = /*/cbc:DocumentCurrencyCode]",
    "BT-111": "cac:TaxTotal/cbc:TaxAmount[@currencyID = /*/cbc:TaxCurrencyCode]",
    ...under("cac:BillingReference/cac:InvoiceDocumentReference", {
      "BT-25": "cbc:ID",
      "BT-26": "cbc:IssueDate",
    }),
    ...under("cac:AccountingSupplierParty/cac:Party", {
      "BT-27": "cac:PartyLegalEntity/cbc:RegistrationName",
      "BT-29": "cac:PartyIdentification/cbc:ID",
      "BT-31": "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID",
      "BT-32": "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID != 'VAT']/cbc:CompanyID",
      "BT-34": "cbc:EndpointID",
      "BT-34-1": "cbc:EndpointID/@schemeID",
      "BT-35": "cac:PostalAddress/cbc:StreetName",
      "BT-36": "cac:PostalAddress/cbc:AdditionalStreetName",
      "BT-162": "cac:PostalAddress/cac:AddressLine/cbc:Line",
      "BT-37": "cac:PostalAddress/cbc:CityName",
      "BT-38": "cac:PostalAddress/cbc:PostalZone",
      "BT-39": "cac:PostalAddress/cbc:CountrySubentity",
      "BT-40": "cac:PostalAddress/cac:Country/cbc:IdentificationCode",
      "BT-41": "cac:Contact/cbc:Name",
      "BT-42": "cac:Contact/cbc:Telephone",
      "BT-43": "cac:Contact/cbc:ElectronicMail",
    }),
    ...under("cac:AccountingCustomerParty/cac:Party", {
      "BT-44": "cac:PartyLegalEntity/cbc:RegistrationName",
      "BT-48": "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = 'VAT']/cbc:CompanyID",
      "BT-49": "cbc:EndpointID",
      "BT-49-1": "cbc:EndpointID/@schemeID",
      "BT-50": "cac:PostalAddress/cbc:StreetName",
      "BT-51": "cac:PostalAddress/cbc:AdditionalStreetName",
      "BT-163": "cac:PostalAddress/cac:AddressLine/cbc:Line",
      "BT-52": "cac:PostalAddress/cbc:CityName",
      "BT-53": "cac:PostalAddress/cbc:PostalZone",
      "BT-54": "cac:PostalAddress/cbc:CountrySubentity",
      "BT-55": "cac:PostalAddress/cac:Country/cbc:IdentificationCode",
      "BT-56": "cac:Contact/cbc:Name",
      "BT-57": "cac:Contact/cbc:Telephone",
      "BT-58": "cac:Contact/cbc:ElectronicMail",
    }),
    ...under("cac:Delivery", {
      "BT-70": "cac:DeliveryParty/cac:PartyName/cbc:Name",
      "BT-72": "cbc:ActualDeliveryDate",
      "BT-75": "cac:DeliveryLocation/cac:Address/cbc:StreetName",
      "BT-76": "cac:DeliveryLocation/cac:Address/cbc:AdditionalStreetName",
      "BT-165": "cac:DeliveryLocation/cac:Address/cac:AddressLine/cbc:Line",
      "BT-77": "cac:DeliveryLocation/cac:Address/cbc:CityName",
      "BT-78": "cac:DeliveryLocation/cac:Address/cbc:PostalZone",
      "BT-79": "cac:DeliveryLocation/cac:Address/cbc:CountrySubentity",
      "BT-80": "cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode",
    }),
    ...under("cac:PaymentMeans", {
      "BT-81": "cbc:PaymentMeansCode",
      "BT-83": "cbc:PaymentID",
      "BT-84": "cac:PayeeFinancialAccount/cbc:ID",
    }),
    ...under("cac:LegalMonetaryTotal", {
      "BT-106": "cbc:LineExtensionAmount",
      "BT-108": "cbc:ChargeTotalAmount",
      "BT-109": "cbc:TaxExclusiveAmount",
      "BT-112": "cbc:TaxInclusiveAmount",
      "BT-113": "cbc:PrepaidAmount",
      "BT-115": "cbc:PayableAmount",
    }),
  },
  charges: {
    each: "cac:AllowanceCharge[cbc:ChargeIndicator = 'true']",
    terms: {
      "BT-99": "cbc:Amount",
      "BT-102": "cac:TaxCategory/cbc:ID",
      "BT-103": "cac:TaxCategory/cbc:Percent",
      "BT-104": "cbc:AllowanceChargeReason",
      "BT-105": "cbc:AllowanceChargeReasonCode",
    },
  },
  taxes: {
    each: "cac:TaxTotal/cac:TaxSubtotal",
    terms: {
      "BT-116": "cbc:TaxableAmount",
      "BT-117": "cbc:TaxAmount",
      "BT-118": "cac:TaxCategory/cbc:ID",
      "BT-119": "cac:TaxCategory/cbc:Percent",
      "BT-120": "cac:TaxCategory/cbc:TaxExemptionReason",
      "BT-121": "cac:TaxCategory/cbc:TaxExemptionReasonCode",
    },
  },
  lines: {
    each: "cac:InvoiceLine|cac:CreditNoteLine",
    terms: {
      "BT-126": "cbc:ID",
      "BT-127": "cbc:Note",
      "BT-129": "cbc:InvoicedQuantity|cbc:CreditedQuantity",
      "BT-130": "cbc:InvoicedQuantity/@unitCode|cbc:CreditedQuantity/@unitCode",
      "BT-131": "cbc:LineExtensionAmount",
      "BT-146": "cac:Price/cbc:PriceAmount",
      "BT-149": "cac:Price/cbc:BaseQuantity",
      "BT-150": "cac:Price/cbc:BaseQuantity/@unitCode",
      "BT-151": "cac:Item/cac:ClassifiedTaxCategory/cbc:ID",
      "BT-152": "cac:Item/cac:ClassifiedTaxCategory/cbc:Percent",
      "BT-153": "cac:Item/cbc:Name",
      "BT-155": "cac:Item/cac:SellersItemIdentification/cbc:ID",
      "BT-156": "cac:Item/cac:BuyersItemIdentification/cbc:ID",
    },
  },
}

const CII = "urn:un:unece:uncefact:data:standard"
const TRADE = "rsm:SupplyChainTradeTransaction"
const AGREED = `${TRADE}/ram:ApplicableHeaderTradeAgreement`
const DELIVERED = `${TRADE}/ram:ApplicableHeaderTradeDelivery`
const SETTLED = `${TRADE}/ram:ApplicableHeaderTradeSettlement`
const cii: Syntax = {
  namespaces: {
    rsm: `${CII}:CrossIndustryInvoice:100`,
    qdt: `${CII}:QualifiedDataType:100`,
    ram: `${CII}:ReusableAggregateBusinessInformationEntity:100`,
    udt: `${CII}:UnqualifiedDataType:100`,
  },
  head: {
    ...under("rsm:ExchangedDocument", {
      "BT-1": "ram:ID",
      "BT-2": "ram:IssueDateTime/udt:DateTimeString[@format = '102']",
      "BT-3": "ram:TypeCode",
      "BT-22": "ram:IncludedNote/ram:Content",
    }),
    ...under("rsm:ExchangedDocumentContext", {
      "BT-23": "ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID",
      "BT-24": "ram:GuidelineSpecifiedDocumentContextParameter/ram:ID",
    }),
    ...under(AGREED, {
      "BT-10": "ram:BuyerReference",
      "BT-13": "ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID",
      "BT-14": "ram:SellerOrderReferencedDocument/ram:IssuerAssignedID",
    }),
    ...under(`${AGREED}/ram:SellerTradeParty`, {
      "BT-27": "ram:Name",
      "BT-29": "ram:ID",
      "BT-31": "ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']",
      "BT-32": "ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'FC']",
      "BT-34": "ram:URIUniversalCommunication/ram:URIID",
      "BT-34-1": "ram:URIUniversalCommunication/ram:URIID/@schemeID",
      "BT-35": "ram:PostalTradeAddress/ram:LineOne",
      "BT-36": "ram:PostalTradeAddress/ram:LineTwo",
      "BT-162": "ram:PostalTradeAddress/ram:LineThree",
      "BT-37": "ram:PostalTradeAddress/ram:CityName",
      "BT-38": "ram:PostalTradeAddress/ram:PostcodeCode",
      "BT-39": "ram:PostalTradeAddress/ram:CountrySubDivisionName",
      "BT-40": "ram:PostalTradeAddress/ram:CountryID",
      "BT-41": "ram:DefinedTradeContact/ram:PersonName",
      "BT-42": "ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber",
      "BT-43": "ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID",
    }),
    ...under(`${AGREED}/ram:BuyerTradeParty`, {
      "BT-44": "ram:Name",
      "BT-48": "ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']",
      "BT-49": "ram:URIUniversalCommunication/ram:URIID",
      "BT-49-1": "ram:URIUniversalCommunication/ram:URIID/@schemeID",
      "BT-50": "ram:PostalTradeAddress/ram:LineOne",
      "BT-51": "ram:PostalTradeAddress/ram:LineTwo",
      "BT-163": "ram:PostalTradeAddress/ram:LineThree",
      "BT-52": "ram:PostalTradeAddress/ram:CityName",
      "BT-53": "ram:PostalTradeAddress/ram:PostcodeCode",
      "BT-54": "ram:PostalTradeAddress/ram:CountrySubDivisionName",
      "BT-55": "ram:PostalTradeAddress/ram:CountryID",
      "BT-56": "ram:DefinedTradeContact/ram:PersonName",
      "BT-57": "ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber",
      "BT-58": "ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID",
    }),
    ...under(DELIVERED, {
      "BT-70": "ram:ShipToTradeParty/ram:Name",
      "BT-72": "ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString",
      "BT-75": "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:LineOne",
      "BT-76": "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:LineTwo",
      "BT-165": "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:LineThree",
      "BT-77": "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CityName",
      "BT-78": "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:PostcodeCode",
      "BT-79": "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountrySubDivisionName",
      "BT-80": "ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID",
    }),
    ...under(SETTLED, {
      "BT-5": "ram:InvoiceCurrencyCode",
      "BT-6": "ram:TaxCurrencyCode",
      "BT-25": "ram:InvoiceReferencedDocument/ram:IssuerAssignedID",
      "BT-26": "ram:InvoiceReferencedDocument/ram:FormattedIssueDateTime/qdt:DateTimeString",
      "BT-73": "ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString",
      "BT-81": "ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode",
      "BT-83": "ram:PaymentReference",
      "BT-84":
        "ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeePartyCreditorFinancialAccount/ram:IBANID",
    }),
    ...under(`${SETTLED}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`, {
      "BT-106": "ram:LineTotalAmount",
      "BT-108": "ram:ChargeTotalAmount",
      "BT-109": "ram:TaxBasisTotalAmount",
      "BT-110": "ram:TaxTotalAmount[@currencyID = ../../ram:InvoiceCurrencyCode]",
      "BT-111": "ram:TaxTotalAmount[@currencyID = ../../ram:TaxCurrencyCode]",
      "BT-112": "ram:GrandTotalAmount",
      "BT-113": "ram:TotalPrepaidAmount",
      "BT-115": "ram:DuePayableAmount",
    }),
  },
  charges: {
    each: `${SETTLED}/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator = 'true']`,
    terms: {
      "BT-99": "ram:ActualAmount",
      "BT-102": "ram:CategoryTradeTax[ram:TypeCode = 'VAT']/ram:CategoryCode",
      "BT-103": "ram:CategoryTradeTax/ram:RateApplicablePercent",
      "BT-104": "ram:Reason",
      "BT-105": "ram:ReasonCode",
    },
  },
  taxes: {
    each: `${SETTLED}/ram:ApplicableTradeTax[ram:TypeCode = 'VAT']`,
    terms: {
      "BT-116": "ram:BasisAmount",
      "BT-117": "ram:CalculatedAmount",
      "BT-118": "ram:CategoryCode",
      "BT-119": "ram:RateApplicablePercent",
      "BT-120": "ram:ExemptionReason",
      "BT-121": "ram:ExemptionReasonCode",
    },
  },
  lines: {
    each: `${TRADE}/ram:IncludedSupplyChainTradeLineItem`,
    terms: {
      "BT-126": "ram:AssociatedDocumentLineDocument/ram:LineID",
      "BT-127": "ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content",
      "BT-129": "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity",
      "BT-130": "ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode",
      ...under("ram:SpecifiedLineTradeSettlement", {
        "BT-131": "ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount",
        "BT-151": "ram:ApplicableTradeTax[ram:TypeCode = 'VAT']/ram:CategoryCode",
        "BT-152": "ram:ApplicableTradeTax/ram:RateApplicablePercent",
      }),
      ...under("ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice", {
        "BT-146": "ram:ChargeAmount",
        "BT-149": "ram:BasisQuantity",
        "BT-150": "ram:BasisQuantity/@unitCode",
      }),
      "BT-153": "ram:SpecifiedTradeProduct/ram:Name",
      "BT-155": "ram:SpecifiedTradeProduct/ram:SellerAssignedID",
      "BT-156": "ram:SpecifiedTradeProduct/ram:BuyerAssignedID",
    },
  },
}

/** Reads an invoice or credit note of either syntax; days come as 2026-01-31. */
export const readTerms = (xml: string): InvoiceTerms =>
  withXml(xml, ({ root }) => {
    const { namespaces, head, charges, taxes, lines } =
      root.name === "CrossIndustryInvoice" ? cii : ubl
    const termsOf = (node: XmlNode, paths: Record<string, string>): Terms =>
      new Map(
        Object.entries(paths).flatMap(([term, path]): [string, string][] => {
          const content = node.get(path, namespaces)?.content
          return content === undefined ? [] : [[term, toDay(term, content)]]
        }),
      )
    const groups = ({ each, terms }: Syntax["lines"]) =>
      root.find(each, namespaces).map((node) => termsOf(node, terms))
    return {
      head: termsOf(root, head),
      charges: groups(charges),
      taxes: groups(taxes),
      lines: groups(lines),
    }
  })

const DAYS = new Set(["BT-2", "BT-26", "BT-72", "BT-73"])

const toDay = (term: string, text: string): string =>
  DAYS.has(term) ? text.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3") : text
