import type { PostalAddress } from "../accounts/postal-address.ts"
import { formatPerLanguage, languageCodes } from "../languages/languages.ts"
import { t } from "../languages/translate.ts"

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Codes that have a name but are not countries. */
const NO_COUNTRY = "CP CQ DG EA EU EZ IC QO UN XA XB ZZ"

/** Reports whether it is an ISO 3166-1 code in capitals. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.includes(code) &&
  names.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code

const namesInLanguage = formatPerLanguage(
  ({ locale }) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }),
)

/** Returns the name of a country, or of Northern Ireland, which has its own VAT prefix. */
export const countryName = (code: string): string =>
  code === "XI" ? t("Northern Ireland") : (namesInLanguage().of(code) ?? code)

/** Returns the English name, in which addresses are stored. */
export const englishCountryName = (code: string): string =>
  code === "XI" ? "Northern Ireland" : (names.of(code) ?? code)

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
let codes: ReadonlyMap<string, string> | undefined

/** Maps country names in each language to codes. */
function codesByName(): ReadonlyMap<string, string> {
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return new Map(
    languageCodes.flatMap((language) => {
      const named = new Intl.DisplayNames(language, { type: "region" })
      return countries.filter(isCountry).map((code) => [named.of(code) ?? code, code] as const)
    }),
  )
}

/** Translates the country in the last line of a stored address; other lines stay unchanged. */
export function addressInLanguage(address: string): string {
  codes ??= codesByName()
  const lastLine = address.lastIndexOf("\n") + 1
  const code = codes.get(address.slice(lastLine))
  return code === undefined ? address : address.slice(0, lastLine) + countryName(code)
}

/** Members of the European Union: https://european-union.europa.eu/principles-countries-history/eu-countries_en */
const members = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
)

/** Code for all members in settings. */
export const UNION = "EU"

export const euMembers: readonly string[] = [...members]

export const isEuMember = (country: string): boolean => members.has(country)

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
