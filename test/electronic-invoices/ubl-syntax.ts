/**
 * Elements of UBL 2.1 used by EN 16931, in order, from the syntax trees of Peppol BIS Billing 3.0.
 * `?` means none or one, `*` any number, `+` at least one.
 */
const head =
  "cbc:CustomizationID cbc:ProfileID? cbc:ID cbc:IssueDate cbc:DueDate? cbc:InvoiceTypeCode cbc:Note? cbc:TaxPointDate?"
const creditHead =
  "cbc:CustomizationID cbc:ProfileID? cbc:ID cbc:IssueDate cbc:TaxPointDate? cbc:CreditNoteTypeCode cbc:Note?"
const references =
  "cbc:DocumentCurrencyCode cbc:TaxCurrencyCode? cbc:AccountingCost? cbc:BuyerReference? cac:InvoicePeriod? cac:OrderReference? cac:BillingReference*"
const rest =
  "cac:AccountingSupplierParty cac:AccountingCustomerParty cac:Delivery? cac:PaymentMeans* cac:AllowanceCharge* cac:TaxTotal+ cac:LegalMonetaryTotal"
const roots = {
  Invoice: `${head} ${references} ${rest} cac:InvoiceLine+`,
  CreditNote: `${creditHead} ${references} ${rest} cac:CreditNoteLine+`,
}

const address =
  "cbc:StreetName? cbc:AdditionalStreetName? cbc:CityName? cbc:PostalZone? cbc:CountrySubentity? cac:AddressLine? cac:Country"
const identification = "cbc:ID"
const line = (quantity: string) =>
  `cbc:ID cbc:Note? cbc:${quantity} cbc:LineExtensionAmount cbc:AccountingCost? cac:InvoicePeriod? cac:AllowanceCharge* cac:Item cac:Price`
const aggregates = {
  AccountingCustomerParty: "cac:Party",
  AccountingSupplierParty: "cac:Party",
  Address: address,
  AddressLine: "cbc:Line",
  AllowanceCharge:
    "cbc:ChargeIndicator cbc:AllowanceChargeReasonCode? cbc:AllowanceChargeReason? cbc:MultiplierFactorNumeric? cbc:Amount cbc:BaseAmount? cac:TaxCategory?",
  BillingReference: "cac:InvoiceDocumentReference",
  ClassifiedTaxCategory: "cbc:ID cbc:Percent? cac:TaxScheme",
  Contact: "cbc:Name? cbc:Telephone? cbc:ElectronicMail?",
  Country: "cbc:IdentificationCode",
  CreditNoteLine: line("CreditedQuantity"),
  Delivery: "cbc:ActualDeliveryDate? cac:DeliveryLocation? cac:DeliveryParty?",
  DeliveryParty: "cac:PartyName",
  DeliveryLocation: "cbc:ID? cac:Address?",
  InvoiceDocumentReference: "cbc:ID cbc:IssueDate?",
  InvoiceLine: line("InvoicedQuantity"),
  InvoicePeriod: "cbc:StartDate? cbc:EndDate? cbc:DescriptionCode?",
  Item: "cbc:Description? cbc:Name cac:BuyersItemIdentification? cac:SellersItemIdentification? cac:StandardItemIdentification? cac:OriginCountry? cac:ClassifiedTaxCategory",
  BuyersItemIdentification: identification,
  SellersItemIdentification: identification,
  StandardItemIdentification: identification,
  OriginCountry: "cbc:IdentificationCode",
  LegalMonetaryTotal:
    "cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:AllowanceTotalAmount? cbc:ChargeTotalAmount? cbc:PrepaidAmount? cbc:PayableRoundingAmount? cbc:PayableAmount",
  OrderReference: "cbc:ID cbc:SalesOrderID?",
  Party:
    "cbc:EndpointID? cac:PartyIdentification* cac:PartyName? cac:PostalAddress cac:PartyTaxScheme* cac:PartyLegalEntity cac:Contact?",
  PartyIdentification: identification,
  PartyLegalEntity: "cbc:RegistrationName cbc:CompanyID? cbc:CompanyLegalForm?",
  PartyName: "cbc:Name",
  PartyTaxScheme: "cbc:CompanyID cac:TaxScheme",
  PayeeFinancialAccount: "cbc:ID",
  PaymentMeans: "cbc:PaymentMeansCode cbc:PaymentID? cac:PayeeFinancialAccount?",
  PostalAddress: address,
  Price: "cbc:PriceAmount cbc:BaseQuantity? cac:AllowanceCharge?",
  TaxCategory:
    "cbc:ID cbc:Percent? cbc:TaxExemptionReasonCode? cbc:TaxExemptionReason? cac:TaxScheme",
  TaxScheme: "cbc:ID",
  TaxSubtotal: "cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory",
  TaxTotal: "cbc:TaxAmount cac:TaxSubtotal*",
}

const NAMESPACE = "urn:oasis:names:specification:ubl:schema:xsd"
const CAC = `${NAMESPACE}:CommonAggregateComponents-2`
const CBC = `${NAMESPACE}:CommonBasicComponents-2`

const occurrences: Record<string, string> = {
  "?": 'minOccurs="0"',
  "*": 'minOccurs="0" maxOccurs="unbounded"',
  "+": 'maxOccurs="unbounded"',
}

const element = (name: string, sequence: string): string => {
  const children = [...sequence.matchAll(/([\w:]+)([?*+]?)/g)].map(
    ([, ref = "", times = ""]) => `<element ref="${ref}" ${occurrences[times] ?? ""}/>`,
  )
  return `<element name="${name}"><complexType><sequence>${children.join("")}</sequence></complexType></element>`
}

/** Finds the type by the end of the element's name. */
function basicElement(name: string): string {
  if (/Date$/.test(name)) return `<element name="${name}" type="date"/>`
  if (/Indicator$/.test(name)) return `<element name="${name}" type="boolean"/>`
  if (/Percent$|Numeric$/.test(name)) return `<element name="${name}" type="decimal"/>`
  if (/Amount$/.test(name)) return extended(name, "decimal", requiredToken("currencyID"))
  if (/Quantity$/.test(name)) return extended(name, "decimal", requiredToken("unitCode"))
  return extended(name, "cbc:Words", '<attribute name="schemeID" type="token"/>')
}

const requiredToken = (name: string) => `<attribute name="${name}" type="token" use="required"/>`

const extended = (name: string, base: string, attribute: string) =>
  `<element name="${name}"><complexType><simpleContent><extension base="${base}">${attribute}</extension></simpleContent></complexType></element>`

const schema = (namespace: string, elements: string): string =>
  `<schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:cac="${CAC}" xmlns:cbc="${CBC}" targetNamespace="${namespace}" elementFormDefault="qualified">
${namespace === CBC ? "" : `<import namespace="${CBC}" schemaLocation="cbc.xsd"/>`}${namespace === CAC || namespace === CBC ? "" : `<import namespace="${CAC}" schemaLocation="cac.xsd"/>`}
${elements}</schema>`

const words =
  '<simpleType name="Words"><restriction base="string"><minLength value="1"/></restriction></simpleType>'
const basicNames = new Set(
  [...Object.values(roots), ...Object.values(aggregates)]
    .join(" ")
    .matchAll(/cbc:(\w+)/g)
    .map(([, name = ""]) => name),
)

/** Schemas by file name, the roots as `Invoice.xsd` and `CreditNote.xsd`. */
export const ublSchemas: Record<string, string> = {
  "cac.xsd": schema(
    CAC,
    Object.entries(aggregates)
      .map((of) => element(...of))
      .join("\n"),
  ),
  "cbc.xsd": schema(CBC, words + [...basicNames].map(basicElement).join("\n")),
  ...Object.fromEntries(
    Object.entries(roots).map(([root, sequence]) => [
      `${root}.xsd`,
      schema(`${NAMESPACE}:${root}-2`, element(root, sequence)),
    ]),
  ),
}
