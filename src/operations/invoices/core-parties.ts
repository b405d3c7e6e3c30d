import { type ElectronicAddress, electronicAddress } from "#domain/invoices/electronic-address.ts"
import type { InvoiceAddress, InvoiceFacts, Party } from "#domain/invoices/invoice.ts"
import { countryName, englishCountryName } from "#domain/shop/countries.ts"

/** An address as both syntaxes of EN 16931 take it; empty where nothing is known. */
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
  /** The seller's, where no tax id may be named. */
  identifier: string | undefined
  endpoint: ElectronicAddress | undefined
  vatNumber: string | undefined
  /** A number of another tax authority; the seller's alone. */
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

/** Whether a kind of tax id, as administrators call it, is that of value added tax. */
export const isVatId = ({ label }: { label: string }) =>
  /vat|ust|tva|iva|btw|mwst|moms|umsatz/i.test(label)

/** Puts the country before the number (EN 16931, BR-CO-09); Greece's code is EL. */
export function vatNumber(number: string, country: string): string {
  const bare = number.replaceAll(/[\s.-]/g, "").toUpperCase()
  return /^[A-Z]{2}/.test(bare) ? bare : `${country === "GR" ? "EL" : country}${bare}`
}

/** Reads the seller or buyer. Untaxed invoices must not name a tax id (BR-O-02). */
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

/** Takes an address by its fields; of earlier documents, and of unknown places, by the lines of its label. */
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

/** Day, place and receiver of the delivery, as far as they are known. */
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
