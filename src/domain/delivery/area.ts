import type { PostalAddress } from "../accounts/postal-address.ts"
import { isCountry } from "../shop/countries.ts"

export type Place = Pick<PostalAddress, "country" | "region" | "postalCode">

/** Where a zone is: a country, a region of it, or where postal codes begin so; all of the rest. */
interface Area {
  country?: string
  region?: string
  postalCode?: string
}

/** All countries that no zone before has. */
export const ELSEWHERE = "*"

const AREA = /^([A-Z]{2})(?:-(\S.*)| (\S.*))?$/

/** `DE`, `US-CA` or `GB BT`; undefined for what is no place. */
export function readArea(text: string): Area | undefined {
  if (text === ELSEWHERE) return {}
  const [, country, region, postalCode] = AREA.exec(text) ?? []
  if (country === undefined || !isCountry(country)) return undefined
  return {
    country,
    ...(region && { region }),
    ...(postalCode && { postalCode: plain(postalCode) }),
  }
}

/** Postal codes are compared however they are spaced. */
const plain = (postalCode: string): string => postalCode.replaceAll(/[\s-]/g, "").toUpperCase()

export function isWithin(place: Place, text: string): boolean {
  const area = readArea(text)
  if (!area) return false
  const { country = place.country, region = place.region, postalCode = "" } = area
  return (
    country === place.country &&
    region.toUpperCase() === place.region.toUpperCase() &&
    plain(place.postalCode).startsWith(postalCode)
  )
}
