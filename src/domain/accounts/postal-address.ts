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

export type AddressPart = Exclude<keyof PostalAddress, "country">

/** Address fields by their letters in Google's libaddressinput. Sorting codes (X) are part of the street. */
const parts = {
  N: "name",
  O: "company",
  A: "street",
  D: "district",
  C: "city",
  S: "region",
  Z: "postalCode",
} as const satisfies Record<string, AddressPart>

const isPart = (letter: string): letter is keyof typeof parts => Object.hasOwn(parts, letter)

export interface CountryFormat {
  country: string
  /** Template such as `%N%n%O%n%A%n%Z %C`. `%n` begins a new line. */
  layout: string
  required: ReadonlySet<AddressPart>
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
export const partsOf = ({ layout }: CountryFormat): AddressPart[] =>
  [...layout.matchAll(/%([A-Z])/g)].flatMap(([, letter = ""]) =>
    isPart(letter) ? [parts[letter]] : [],
  )

export const requiredParts = (letters: string): Set<AddressPart> =>
  new Set([...letters].flatMap((letter) => (isPart(letter) ? [parts[letter]] : [])))

export type AddressProblem =
  | "missing"
  | "malformed"
  | "unknown"
  | "of_another_region"
  | "of_an_island"

/** Countries outside the United Kingdom whose postal codes are of its kind, by how they begin. */
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
  const has = new Set<string>(["name", "company", ...partsOf(format)])
  const kept = (name: AddressPart): string => (has.has(name) ? address[name] : "")
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
): Partial<Record<AddressPart, AddressProblem>> {
  const problems: Partial<Record<AddressPart, AddressProblem>> = {}
  for (const part of format.required) if (address[part] === "") problems[part] = "missing"
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
const BY_CODE = ["AU", "BR", "CA", "IT", "US"]

/** Returns the lines of a label, without the country. */
export function addressLines(format: CountryFormat, address: PostalAddress): string[] {
  const region = format.regions.find(({ code }) => code === address.region)
  const shown = {
    ...address,
    region: region && !BY_CODE.includes(format.country) ? region.name : address.region,
  }
  return format.layout
    .split("%n")
    .flatMap((line) =>
      line
        .replaceAll(/%([A-Z])/g, (_, letter: string) =>
          isPart(letter) ? shown[parts[letter]] : "",
        )
        .split("\n"),
    )
    .map((line) => line.replace(/^[\s,–-]+|(?<![\s,–-])[\s,–-]+$/g, ""))
    .filter((line) => line !== "")
}
