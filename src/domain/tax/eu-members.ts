import { isEuMember } from "../shop/european-union.ts"

/** Regions outside the EU VAT area: the Canary Islands, Ceuta and Melilla (Directive 2006/112/EC, article 6). */
const beyond = new Map([["ES", ["GC", "TF", "CE", "ML"]]])

export const isOutsideVat = (country: string, region = ""): boolean =>
  beyond.get(country)?.includes(region) === true

/**
 * Northern Ireland, as region of GB and as VAT prefix. For goods it is part of the EU VAT area, at UK rates (Windsor
 * Framework, article 8 and annex 3).
 */
export const NORTHERN_IRELAND = "XI"

interface Place {
  country: string
  region?: string | undefined
}

export const isNorthernIreland = ({ country, region }: Place): boolean =>
  country === "GB" && region === NORTHERN_IRELAND

/** Reports whether EU VAT applies to goods in the place. */
export const isWithinEuVat = (place: Place): boolean =>
  isNorthernIreland(place) ||
  (isEuMember(place.country) && !isOutsideVat(place.country, place.region))

/** The Isle of Man and Monaco, whose goods are taxed as those of these countries (Directive 2006/112/EC, article 7). */
const taxedAs = new Map([
  ["IM", "GB"],
  ["MC", "FR"],
])

/** Returns the place whose VAT applies in a place. */
export const vatPlaceOf = <Of extends Place>(place: Of): Of | { country: string } => {
  const country = taxedAs.get(place.country)
  return country === undefined ? place : { country }
}

/** Returns the country of VAT numbers for goods: XI for Northern Ireland. */
export const vatCountryOf = (place: Place): string =>
  isNorthernIreland(place) ? NORTHERN_IRELAND : vatPlaceOf(place).country

/** Returns the tax region of an address. Postal codes of Northern Ireland begin with BT. */
export const taxRegionOf = (country: string, region: string, postalCode: string): string =>
  country === "GB" && /^BT\d/i.test(postalCode) ? NORTHERN_IRELAND : region
