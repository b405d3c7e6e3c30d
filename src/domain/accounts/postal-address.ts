export const MAX_ADDRESSES = 50

/** An address as it is kept; what its country does not have is empty. */
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

/** Address fields by their letters in Google's libaddressinput. Sorting codes belong to the street. */
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

/** The address format of a country. */
export interface CountryFormat {
  country: string
  /** `%N%n%O%n%A%n%Z %C`: a line each. */
  layout: string
  required: ReadonlySet<AddressPart>
  /** The pattern of a whole postal code. */
  postalCode?: RegExp | undefined
  regions: readonly Region[]
}

interface Region {
  code: string
  name: string
  /** The pattern of a postal code's beginning. */
  postalCode?: RegExp | undefined
}

/** The parts that a country's addresses have, in their order; the street's names before it. */
export const partsOf = ({ layout }: CountryFormat): AddressPart[] =>
  [...layout.matchAll(/%([A-Z])/g)].flatMap(([, letter = ""]) =>
    isPart(letter) ? [parts[letter]] : [],
  )

export const requiredParts = (letters: string): Set<AddressPart> =>
  new Set([...letters].flatMap((letter) => (isPart(letter) ? [parts[letter]] : [])))

export type AddressProblem = "missing" | "malformed" | "unknown" | "of_another_region"

/** The address as its country writes it: without what it does not have, and its postal code in capitals. */
export function tidyAddress(format: CountryFormat, address: PostalAddress): PostalAddress {
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
  else if (known?.postalCode?.test(postalCode) === false) problems.postalCode = "of_another_region"
  return problems
}

/** Post there sorts by the region's code; elsewhere its name is written. */
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
