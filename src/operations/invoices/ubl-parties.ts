import { html } from "hono/html"
import { electronicAddress } from "#domain/invoices/electronic-address.ts"
import type { InvoiceAddress, InvoiceFacts, Party } from "#domain/invoices/invoice.ts"
import { countryName, englishCountryName } from "#domain/shop/countries.ts"

/** A piece of XML, its values escaped. */
export type Xml = ReturnType<typeof html>

/** Whether a kind of tax id, as administrators call it, is that of value added tax. */
const isVat = ({ label }: { label: string }) => /vat|ust|tva|iva|btw|mwst|moms|umsatz/i.test(label)

/** Puts the country before the number (EN 16931, BR-CO-09); Greece's code is EL. */
export function vatNumber(number: string, country: string): string {
  const bare = number.replaceAll(/[\s.-]/g, "").toUpperCase()
  return /^[A-Z]{2}/.test(bare) ? bare : `${country === "GR" ? "EL" : country}${bare}`
}

export const partiesXml = (facts: InvoiceFacts, isTaxed: boolean): Xml => html`
<cac:AccountingSupplierParty>${partyXml(facts.seller, { isTaxed, isSeller: true })}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${partyXml(facts.buyer, { isTaxed, isSeller: false })}</cac:AccountingCustomerParty>
${deliveryXml(facts)}`

/** Writes the seller or buyer. Untaxed invoices must not name a tax id (BR-O-02). */
function partyXml(
  party: Party,
  { isTaxed, isSeller }: { isTaxed: boolean; isSeller: boolean },
): Xml {
  const { name, email, country, taxIds } = party
  const ownNumber = isTaxed ? taxIds.find(isVat)?.number : undefined
  const vat = ownNumber === undefined ? undefined : vatNumber(ownNumber, country)
  const other = isTaxed && isSeller ? taxIds.find((id) => !isVat(id)) : undefined
  const endpoint = electronicAddress({ vatNumber: vat, email })
  return html`<cac:Party>${
    endpoint
      ? html`<cbc:EndpointID schemeID="${endpoint.scheme}">${endpoint.id}</cbc:EndpointID>`
      : ""
  }${
    isSeller
      ? html`<cac:PartyIdentification><cbc:ID>${email || name}</cbc:ID></cac:PartyIdentification>`
      : ""
  }<cac:PostalAddress>${addressXml(party.fields, party.address, country)}</cac:PostalAddress>${
    vat ? taxSchemeXml(vat, "VAT") : ""
  }${other ? taxSchemeXml(other.number, "TAX") : ""}<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>${contactXml(party)}</cac:Party>`
}

const taxSchemeXml = (number: string, scheme: string): Xml =>
  html`<cac:PartyTaxScheme><cbc:CompanyID>${number}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`

const element = (name: Xml, value: string | undefined): Xml | "" =>
  value ? html`<cbc:${name}>${value}</cbc:${name}>` : ""

const contactXml = ({ contact, phone, email }: Party): Xml | "" =>
  contact || phone || email
    ? html`<cac:Contact>${element(html`Name`, contact)}${element(html`Telephone`, phone)}${element(html`ElectronicMail`, email)}</cac:Contact>`
    : ""

const countryXml = (country: string): Xml =>
  html`<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>`

/** Writes an address by its fields; of earlier documents, and of unknown places, by the lines of its label. */
const addressXml = (
  fields: InvoiceAddress | undefined,
  lines: readonly string[],
  country: string,
): Xml => (fields ? fieldsXml(fields, country) : linesXml(lines, country))

function fieldsXml({ street, city, postalCode, region }: InvoiceAddress, country: string): Xml {
  const { first, second, rest } = streetLines(street.split("\n"))
  return html`${element(html`StreetName`, first)}${element(html`AdditionalStreetName`, second)}${element(html`CityName`, city)}${element(html`PostalZone`, postalCode)}${element(html`CountrySubentity`, region)}${restXml(rest)}${countryXml(country)}`
}

function linesXml(lines: readonly string[], country: string): Xml {
  const { first, second, rest } = streetLines(
    lines.filter((line) => line !== englishCountryName(country) && line !== countryName(country)),
  )
  return html`${element(html`StreetName`, first)}${element(html`AdditionalStreetName`, second)}${restXml(rest)}${countryXml(country)}`
}

const streetLines = ([first, second, ...rest]: readonly string[]) => ({ first, second, rest })

const restXml = (rest: readonly string[]): Xml | "" =>
  rest.length > 0
    ? html`<cac:AddressLine><cbc:Line>${rest.join(", ")}</cbc:Line></cac:AddressLine>`
    : ""

/** Day, place and receiver of the delivery, as far as they are known. */
function deliveryXml({ supply, deliverTo, shipTo, buyer }: InvoiceFacts): Xml | "" {
  const day = typeof supply === "object" ? supply.day : undefined
  if (!day && !shipTo) return ""
  const address = addressXml(deliverTo, shipTo.split("\n"), deliverTo?.country ?? buyer.country)
  return html`<cac:Delivery>${element(html`ActualDeliveryDate`, day)}${
    shipTo
      ? html`<cac:DeliveryLocation><cac:Address>${address}</cac:Address></cac:DeliveryLocation>`
      : ""
  }${
    deliverTo
      ? html`<cac:DeliveryParty><cac:PartyName><cbc:Name>${deliverTo.name}</cbc:Name></cac:PartyName></cac:DeliveryParty>`
      : ""
  }</cac:Delivery>`
}
