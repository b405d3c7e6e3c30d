import { html, raw } from "hono/html"
import type { CoreInvoice } from "./core-invoice.ts"
import type { CoreAddress, CoreDelivery, CoreParty } from "./core-parties.ts"
import type { Xml } from "./xml.ts"

export const partiesCii = ({
  buyerReference,
  seller,
  buyer,
  orderNumber,
  purchaseOrder,
  delivery,
}: CoreInvoice): Xml => html`<ram:ApplicableHeaderTradeAgreement>
${element("BuyerReference", buyerReference)}
<ram:SellerTradeParty>${partyXml(seller)}</ram:SellerTradeParty>
<ram:BuyerTradeParty>${partyXml(buyer)}</ram:BuyerTradeParty>
<ram:SellerOrderReferencedDocument>${element("IssuerAssignedID", orderNumber)}</ram:SellerOrderReferencedDocument>${
  purchaseOrder
    ? html`<ram:BuyerOrderReferencedDocument>${element("IssuerAssignedID", purchaseOrder)}</ram:BuyerOrderReferencedDocument>`
    : ""
}
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${delivery ? deliveryXml(delivery) : ""}</ram:ApplicableHeaderTradeDelivery>`

/** A day in format 102: `20260131`. */
export const dayXml = (day: string, prefix: "udt" | "qdt" = "udt"): Xml => {
  const name = raw(`${prefix}:DateTimeString`)
  return html`<${name} format="102">${day.replaceAll("-", "")}</${name}>`
}

/** Writes an element, or nothing without a value. */
function element(name: string, value: string | undefined): Xml | "" {
  const tag = raw(`ram:${name}`)
  return value ? html`<${tag}>${value}</${tag}>` : ""
}

const partyXml = (party: CoreParty): Xml =>
  html`${element("ID", party.identifier)}${element("Name", party.name)}${contactXml(party)}${addressXml(party.address)}${
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
    ? html`<ram:DefinedTradeContact>${element("PersonName", contact)}${
        phone
          ? html`<ram:TelephoneUniversalCommunication>${element("CompleteNumber", phone)}</ram:TelephoneUniversalCommunication>`
          : ""
      }${
        email
          ? html`<ram:EmailURIUniversalCommunication>${element("URIID", email)}</ram:EmailURIUniversalCommunication>`
          : ""
      }</ram:DefinedTradeContact>`
    : ""

const addressXml = (address: CoreAddress): Xml =>
  html`<ram:PostalTradeAddress>${element("PostcodeCode", address.postalCode)}${element("LineOne", address.first)}${element("LineTwo", address.second)}${element("LineThree", address.third)}${element("CityName", address.city)}${element("CountryID", address.country)}${element("CountrySubDivisionName", address.region)}</ram:PostalTradeAddress>`

const deliveryXml = ({ day, name, address }: CoreDelivery): Xml =>
  html`${
    address
      ? html`<ram:ShipToTradeParty>${element("Name", name)}${addressXml(address)}</ram:ShipToTradeParty>`
      : ""
  }${
    day
      ? html`<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${dayXml(day)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>`
      : ""
  }`
