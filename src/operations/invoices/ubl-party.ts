import { html } from "hono/html"
import type { Party } from "#domain/invoices/invoice.ts"
import { countryName } from "#domain/shop/countries.ts"
import type { Xml } from "./ubl-tax.ts"

/** Whether a kind of tax id, as administrators call it, is that of value added tax. */
const isVat = ({ label }: { label: string }) => /vat|ust|tva|iva|btw|mwst|moms|umsatz/i.test(label)

/** With its country before it, as EN 16931 wants it (BR-CO-09); Greece's is EL. */
function vatNumber(number: string, country: string): string {
  const bare = number.replaceAll(/[\s.-]/g, "").toUpperCase()
  return /^[A-Z]{2}/.test(bare) ? bare : `${country === "GR" ? "EL" : country}${bare}`
}

/** Who sells or buys. Where tax is no matter, a number of it may not be said (BR-O-02). */
export function partyXml(
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

/** In lines as on a label: which of them is what, only the label's country knows. */
export function addressXml(lines: readonly string[], country: string): Xml {
  const [street, more, ...rest] = lines.filter((line) => line !== countryName(country))
  return html`${street ? html`<cbc:StreetName>${street}</cbc:StreetName>` : ""}${
    more ? html`<cbc:AdditionalStreetName>${more}</cbc:AdditionalStreetName>` : ""
  }${
    rest.length > 0
      ? html`<cac:AddressLine><cbc:Line>${rest.join(", ")}</cbc:Line></cac:AddressLine>`
      : ""
  }<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>`
}
