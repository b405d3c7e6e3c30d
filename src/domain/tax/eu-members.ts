/** Members of the European Union: https://european-union.europa.eu/principles-countries-history/eu-countries_en */
const members = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
)

export const euMembers: readonly string[] = [...members]

export const isEuMember = (country: string): boolean => members.has(country)

/** Regions of members that their VAT does not reach: the Canary Islands, Ceuta and Melilla (Directive 2006/112/EC, article 6). */
const beyond = new Map([["ES", ["GC", "TF", "CE", "ML"]]])

export const isBeyondVat = (country: string, region = ""): boolean =>
  beyond.get(country)?.includes(region) === true
