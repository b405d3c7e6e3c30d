import { type ElectronicAddress, electronicAddress } from "#domain/invoices/electronic-address.ts"
import type { InvoiceAddress, InvoiceFacts, Party } from "#domain/invoices/invoice.ts"
import { countryName, englishCountryName } from "#domain/shop/places.ts"
import { vatPrefixOf } from "#domain/tax/tax-rate.ts"

/** Address as both syntaxes of EN 16931 require it. Unknown fields are empty. */
export interface CoreAddress {
  first: string
  second: string
  third: string
  city: string
  postalCode: string
  region: string
  country: string
}

export interface CoreParty {
  name: string
  /** Only for the seller, in case no tax id may be named. */
  identifier: string | undefined
  endpoint: ElectronicAddress | undefined
  vatNumber: string | undefined
  /** Number from another tax authority, only for the seller. */
  taxNumber: string | undefined
  address: CoreAddress
  contact: string
  phone: string
  email: string
}

export interface CoreDelivery {
  /** Day, such as 2026-01-31. */
  day: string | undefined
  name: string | undefined
  address: CoreAddress | undefined
}

/** Returns whether a tax id, by the label that administrators gave it, is a VAT number. */
export const isVatId = ({ label }: { label: string }) =>
  /\b(?:vat|ust|tva|iva|btw|mwst|moms|umsatz)/i.test(label)

/** Prefixes the number with its country, unless it has a prefix (EN 16931, BR-CO-09). The prefix of Greece is EL. */
export function vatNumber(number: string, country: string): string {
  const bare = number.replaceAll(/[\s.-]/g, "").toUpperCase()
  return /^[A-Z]{2}/.test(bare) ? bare : `${vatPrefixOf(country)}${bare}`
}

/** Builds the seller or buyer. Untaxed invoices must not name a tax id (BR-O-02). */
export function coreParty(
  party: Party,
  { isTaxed, isSeller }: { isTaxed: boolean; isSeller: boolean },
): CoreParty {
  const { name, contact = "", phone, email, country, taxIds } = party
  const ownNumber = isTaxed ? taxIds.find(isVatId)?.number : undefined
  const vat = ownNumber === undefined ? undefined : vatNumber(ownNumber, country)
  const other = isTaxed && isSeller ? taxIds.find((id) => !isVatId(id)) : undefined
  return {
    name,
    identifier: isSeller ? email || name : undefined,
    endpoint: electronicAddress({ vatNumber: vat, email }),
    vatNumber: vat,
    taxNumber: other?.number,
    address: coreAddress(party.fields, party.address, country),
    contact,
    phone,
    email,
  }
}

/** Takes an address from its fields, or, for earlier documents and unknown places, from the lines of its label. */
function coreAddress(
  fields: InvoiceAddress | undefined,
  lines: readonly string[],
  country: string,
): CoreAddress {
  const { street, city, postalCode, region } = fields ?? noFields(lines, country)
  const [first = "", second = "", ...rest] = street.split("\n")
  return { first, second, third: rest.join(", "), city, postalCode, region, country }
}

const noFields = (lines: readonly string[], country: string): InvoiceAddress => ({
  street: lines
    .filter((line) => line !== englishCountryName(country) && line !== countryName(country))
    .join("\n"),
  city: "",
  postalCode: "",
  region: "",
})

/** Returns day, place and recipient of the delivery, as far as they are known. */
export function coreDelivery({
  supply,
  deliverTo,
  shipTo,
  buyer,
}: InvoiceFacts): CoreDelivery | undefined {
  const day = typeof supply === "object" ? supply.day : undefined
  if (!day && !shipTo) return undefined
  const address = () =>
    coreAddress(deliverTo, shipTo.split("\n"), deliverTo?.country ?? buyer.country)
  return { day, name: deliverTo?.name, address: shipTo ? address() : undefined }
}
