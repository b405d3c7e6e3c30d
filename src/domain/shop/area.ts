import type { PostalAddress } from "../accounts/postal-address.ts"
import { isCountry } from "./countries.ts"
import { euMembers, UNION } from "./european-union.ts"

export type Place = Pick<PostalAddress, "country" | "region" | "postalCode">

/** Countries, a region of one, or a prefix of its postal codes; empty for anywhere. */
interface Area {
  countries?: readonly string[]
  region?: string
  postalCode?: string
}

/** Matches all countries. */
const ANYWHERE = "*"

const AREA = /^([A-Z]{2})(?:-(\S.*)| (\S.*))?$/

/** Reads `DE`, `US-CA`, `GB BT`, or `EU` for all its members; undefined if invalid. */
export function readArea(text: string): Area | undefined {
  if (text === ANYWHERE) return {}
  if (text === UNION) return { countries: euMembers }
  const [, country, region, postalCode] = AREA.exec(text) ?? []
  if (country === undefined || !isCountry(country)) return undefined
  return {
    countries: [country],
    ...(region && { region }),
    ...(postalCode && { postalCode: plain(postalCode) }),
  }
}

/** Removes spaces and dashes of a postal code. */
const plain = (postalCode: string): string => postalCode.replaceAll(/[\s-]/g, "").toUpperCase()

export function isWithin(place: Place, text: string): boolean {
  return precisionOf(place, text) !== undefined
}

/** Precision of one country. */
const COUNTRY = 2

/** Returns how precisely an area describes a place that it contains; undefined if it does not contain it. */
export function precisionOf(place: Place, text: string): number | undefined {
  const area = readArea(text)
  if (!area) return undefined
  const { countries = [place.country], region = place.region, postalCode = "" } = area
  const isInside =
    countries.includes(place.country) &&
    region.toUpperCase() === place.region.toUpperCase() &&
    plain(place.postalCode).startsWith(postalCode)
  if (!isInside) return undefined
  if (area.region !== undefined || postalCode !== "") return COUNTRY + 1 + postalCode.length
  if (!area.countries) return 0
  return countries.length > 1 ? COUNTRY - 1 : COUNTRY
}
