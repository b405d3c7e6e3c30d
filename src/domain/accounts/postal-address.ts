export const MAX_ADDRESSES = 50

/** A stored postal address. Fields that the country does not use are empty. */
export interface PostalAddress {
  name: string
  company: string
  street: string
  district: string
  city: string
  region: string
  postalCode: string
  country: string
}

const TOWN = ["country", "region", "postalCode", "city", "district"] as const

/** Reports whether delivery and tax cannot differ: neither depends on recipient, company or street. */
export const isSameTown = (one: PostalAddress, other: PostalAddress): boolean =>
  TOWN.every((part) => one[part] === other[part])

export type AddressField = Exclude<keyof PostalAddress, "country">

/** Address fields by their letters in Google's libaddressinput. Sorting codes (X) are part of the street. */
const fieldsByLetter = {
  N: "name",
  O: "company",
  A: "street",
  D: "district",
  C: "city",
  S: "region",
  Z: "postalCode",
} as const satisfies Record<string, AddressField>

const isFieldLetter = (letter: string): letter is keyof typeof fieldsByLetter =>
  Object.hasOwn(fieldsByLetter, letter)

export interface CountryFormat {
  country: string
  /** Template such as `%N%n%O%n%A%n%Z %C`. `%n` begins a new line. */
  layout: string
  required: ReadonlySet<AddressField>
  /** Matches a whole postal code. */
  postalCode?: RegExp | undefined
  regions: readonly Region[]
}

interface Region {
  code: string
  name: string
  /** Matches the beginning of a postal code. */
  postalCode?: RegExp | undefined
}

/** Returns the fields that addresses of the country have, in the order of their layout. */
export const addressFieldsOf = ({ layout }: CountryFormat): AddressField[] =>
  [...layout.matchAll(/%([A-Z])/g)].flatMap(([, letter = ""]) =>
    isFieldLetter(letter) ? [fieldsByLetter[letter]] : [],
  )

export const addressFieldsIn = (letters: string): Set<AddressField> =>
  new Set([...letters].flatMap((letter) => (isFieldLetter(letter) ? [fieldsByLetter[letter]] : [])))

export type AddressProblem =
  | "missing"
  | "malformed"
  | "unknown"
  | "of_another_region"
  | "of_an_island"

/** Crown dependencies by the letters of their postal codes, which look British. */
const islands = new Map([
  ["JE", "JE"],
  ["GY", "GG"],
  ["IM", "IM"],
])

/** Returns the island whose postal code an address in the United Kingdom has. */
export const islandOf = ({
  country,
  postalCode,
}: Pick<PostalAddress, "country" | "postalCode">): string | undefined =>
  country === "GB" ? islands.get(/^([A-Z]{2})\d/.exec(postalCode)?.[1] ?? "") : undefined

/**
 * Normalizes an address for its country: drops fields that the country does not use and capitalizes the postal code.
 */
export function normalizeAddress(format: CountryFormat, address: PostalAddress): PostalAddress {
  const has = new Set<string>(addressFieldsOf(format))
  const kept = (name: AddressField): string => (has.has(name) ? address[name] : "")
  return {
    name: address.name,
    company: address.company,
    street: address.street,
    district: kept("district"),
    city: kept("city"),
    region: kept("region"),
    postalCode: kept("postalCode").toUpperCase(),
    country: format.country,
  }
}

/** Returns the problems of an address by field. */
export function checkAddress(
  format: CountryFormat,
  address: PostalAddress,
): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {}
  for (const field of format.required) if (address[field] === "") problems[field] = "missing"
  const { region, postalCode } = address
  const known = format.regions.find(({ code }) => code === region)
  if (region !== "" && format.regions.length > 0 && !known) problems.region = "unknown"
  if (postalCode === "") return problems
  if (format.postalCode?.test(postalCode) === false) problems.postalCode = "malformed"
  else if (islandOf({ country: format.country, postalCode })) problems.postalCode = "of_an_island"
  else if (known?.postalCode?.test(postalCode) === false) problems.postalCode = "of_another_region"
  return problems
}

/** Countries whose address labels show the region's code instead of its name. */
const COUNTRIES_WITH_REGION_CODES = ["AU", "BR", "CA", "IT", "US"]

/** Returns the lines of a label, without the country. */
export function addressLines(format: CountryFormat, address: PostalAddress): string[] {
  const region = format.regions.find(({ code }) => code === address.region)
  const shown = {
    ...address,
    region:
      region && !COUNTRIES_WITH_REGION_CODES.includes(format.country)
        ? region.name
        : address.region,
  }
  return format.layout
    .split("%n")
    .flatMap((line) =>
      line
        .replaceAll(/%([A-Z])/g, (_, letter: string) =>
          isFieldLetter(letter) ? shown[fieldsByLetter[letter]] : "",
        )
        .split("\n"),
    )
    .map((line) => line.replace(/^[\s,–-]+|(?<![\s,–-])[\s,–-]+$/g, ""))
    .filter((line) => line !== "")
}
