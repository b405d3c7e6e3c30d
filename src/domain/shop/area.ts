import type { PostalAddress } from "../accounts/postal-address.ts"
import { isCountry } from "./countries.ts"

export type Place = Pick<PostalAddress, "country" | "region" | "postalCode">

/** A country, a region, or a prefix of postal codes; empty for anywhere. */
interface Area {
  country?: string
  region?: string
  postalCode?: string
}

/** Matches all countries. */
const ANYWHERE = "*"

const AREA = /^([A-Z]{2})(?:-(\S.*)| (\S.*))?$/

/** Reads `DE`, `US-CA` or `GB BT`; undefined if invalid. */
export function readArea(text: string): Area | undefined {
  if (text === ANYWHERE) return {}
  const [, country, region, postalCode] = AREA.exec(text) ?? []
  if (country === undefined || !isCountry(country)) return undefined
  return {
    country,
    ...(region && { region }),
    ...(postalCode && { postalCode: plain(postalCode) }),
  }
}

/** Removes spaces and dashes of a postal code. */
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
