import { z } from "zod"
import {
  type AddressProblem,
  islandOf,
  type PostalAddress,
} from "#domain/accounts/postal-address.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { countryName } from "#domain/shop/places.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  deletes,
  id,
  idempotencyHeaders,
  idParams,
  inserts,
  modifies,
  optional,
  phone,
  text,
} from "../kernel/fields.ts"

const country = z
  .string({ error: "Country is Required" })
  .regex(/^[A-Z]{2}$/, "Country is Required")
  .meta({ description: "Country code, ISO 3166-1 alpha-2.", example: "GB" })

/** Required fields and postal codes depend on the country and are checked together. */
export const addressIn = z.object({
  label: text("Label", 60).default("").meta({ example: "Goods in" }),
  name: text("Name", 120).meta({ example: "Ada Byron" }),
  company: text("Company", 120).default("").meta({ example: "Northmere Systems" }),
  street: text("Street", 300).meta({
    description: "Street, in one or more lines.",
    example: "Dock 4\n12 Shore Road",
  }),
  district: text("District", 120).default(""),
  city: text("City", 120).default("").meta({ example: "Leith" }),
  region: text("Region", 120)
    .default("")
    .describe("State or province, as a code if the country lists them. Default: empty."),
  postalCode: text("Postal code", 20).default("").meta({ example: "EH6 6QN" }),
  country,
  phone: phone.default(""),
  default: z
    .boolean({ error: "Default must be true or false" })
    .default(false)
    .describe("Whether this is the default address. The first address always is. Default: false."),
})

export const shownAddress = z
  .object({
    _id: z.string(),
    label: z.string(),
    name: z.string(),
    company: z.string(),
    street: z.string(),
    district: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country,
    phone: z.string(),
    default: z.boolean(),
    lines: z.array(z.string()).describe("Lines as on a label, with the country last."),
  })
  .meta({ id: "Address" })

export const listAddresses = endpoint({
  route: "GET /address",
  access: "user",
  summary: "List the caller's addresses: the default first, then oldest first",
  reply: z.array(shownAddress),
})

export const addAddress = endpoint({
  route: "POST /address",
  access: "user",
  summary: "Create an address, checked by the rules of its country",
  headers: idempotencyHeaders,
  body: addressIn,
  ...inserts,
  refusals: ["addresses_full", "idempotency_key_reused", "rate_limited"],
})

export const saveAddress = endpoint({
  route: "PUT /address/{id}",
  access: "user",
  summary: "Replace one of the caller's addresses",
  params: idParams,
  body: addressIn,
  ...modifies,
  refusals: ["address_not_found", "rate_limited"],
})

export const deleteAddress = endpoint({
  route: "DELETE /address/{id}",
  access: "user",
  summary: "Delete an address; the oldest becomes the default if it was the default",
  params: z.object({ id }),
  ...deletes,
  refusals: ["address_not_found", "rate_limited"],
})

export const listCountries = endpoint({
  route: "GET /country",
  access: "user",
  summary: "List countries available for addresses, by name",
  reply: z.array(z.object({ code: country, name: z.string().meta({ example: "Ireland" }) })),
})

export const getCountry = endpoint({
  route: "GET /country/{code}",
  access: "user",
  summary: "Retrieve the address fields of a country, in their order",
  params: z.object({ code: z.string().meta({ example: "GB" }) }),
  reply: z.object({
    code: country,
    name: z.string(),
    fields: z.array(
      z.object({
        name: z.enum(["name", "company", "street", "district", "city", "region", "postalCode"]),
        label: z.string().meta({ example: "Postal code" }),
        required: z.boolean(),
        example: z.string().optional(),
        options: optional(
          z.array(z.object({ value: z.string(), label: z.string() })),
          "Allowed values. Missing if any text is allowed.",
        ),
      }),
    ),
  }),
  refusals: ["country_unknown"],
})

const addressFieldLabels: Readonly<Record<string, string>> = translated({
  area: "Area",
  city: "City",
  county: "County",
  department: "Department",
  district: "District",
  do_si: "Province",
  eircode: "Eircode",
  emirate: "Emirate",
  island: "Island",
  neighborhood: "Neighborhood",
  oblast: "Oblast",
  parish: "Parish",
  pin: "PIN code",
  post_town: "Town or city",
  postal: "Postal",
  postal_code: "Postal code",
  prefecture: "Prefecture",
  province: "Province",
  region: "Region",
  state: "State|region",
  suburb: "Suburb",
  townland: "Townland",
  village_township: "Village or township",
  zip: "ZIP code",
})

/** Returns the label of an address field in its country: `Postal code`, `Eircode`, `State`. */
export const addressFieldLabel = (key: string): string => addressFieldLabels[key] ?? key

export const fixedFieldLabels = translated({ name: "Name", company: "Company", street: "Street" })

export function addressProblemText(
  problem: AddressProblem,
  label: string,
  example: string | undefined,
  address: Pick<PostalAddress, "country" | "postalCode">,
): string {
  switch (problem) {
    case "missing":
      return fieldText.required(label)
    case "unknown":
      return t("{label} does not exist in this country", { label })
    case "of_another_region":
      return t("{label} belongs to another region than the one you chose", { label })
    case "of_an_island":
      return t("For this postal code, choose {country} as the country.", {
        country: countryName(islandOf(address) ?? ""),
      })
    default:
      return example
        ? t("{label} must look like {example} in this country", { label, example })
        : t("{label} is not valid in this country", { label })
  }
}
