/** Members of the European Union: https://european-union.europa.eu/principles-countries-history/eu-countries_en */
const members = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
)

/** Code for all members in settings. */
export const UNION = "EU"

export const euMembers: readonly string[] = [...members]

export const isEuMember = (country: string): boolean => members.has(country)
