import { html } from "hono/html"
import type { CoreInvoice } from "./core-invoice.ts"
import type { CoreAddress, CoreDelivery, CoreParty } from "./core-parties.ts"
import type { Xml } from "./xml.ts"

export const partiesXml = ({ seller, buyer, delivery }: CoreInvoice): Xml => html`
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

const element = (name: Xml, value: string | undefined): Xml | "" =>
  value ? html`<cbc:${name}>${value}</cbc:${name}>` : ""

const contactXml = ({ contact, phone, email }: CoreParty): Xml | "" =>
  contact || phone || email
    ? html`<cac:Contact>${element(html`Name`, contact)}${element(html`Telephone`, phone)}${element(html`ElectronicMail`, email)}</cac:Contact>`
    : ""

const addressXml = (address: CoreAddress): Xml =>
  html`${element(html`StreetName`, address.first)}${element(html`AdditionalStreetName`, address.second)}${element(html`CityName`, address.city)}${element(html`PostalZone`, address.postalCode)}${element(html`CountrySubentity`, address.region)}${
    address.third
      ? html`<cac:AddressLine><cbc:Line>${address.third}</cbc:Line></cac:AddressLine>`
      : ""
  }<cac:Country><cbc:IdentificationCode>${address.country}</cbc:IdentificationCode></cac:Country>`

const deliveryXml = ({ day, name, address }: CoreDelivery): Xml =>
  html`<cac:Delivery>${element(html`ActualDeliveryDate`, day)}${
    address
      ? html`<cac:DeliveryLocation><cac:Address>${addressXml(address)}</cac:Address></cac:DeliveryLocation>`
      : ""
  }${
    name === undefined
      ? ""
      : html`<cac:DeliveryParty><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:DeliveryParty>`
  }</cac:Delivery>`
