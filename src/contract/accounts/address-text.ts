import type { AddressProblem } from "#domain/accounts/postal-address.ts"
import { fieldText } from "../kernel/field-text.ts"

const own: Readonly<Record<string, string>> = {
  zip: "ZIP code",
  pin: "PIN code",
  do_si: "Province",
  post_town: "Town or city",
  village_township: "Village or township",
}

/** What a country calls a part of its addresses: `Postal code`, `Eircode`, `State`. */
export const partLabel = (word: string): string =>
  own[word] ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ")

export const fixedLabels = { name: "Name", company: "Company", street: "Street" }

export function problemText(
  problem: AddressProblem,
  label: string,
  example: string | undefined,
): string {
  switch (problem) {
    case "missing":
      return fieldText.required(label)
    case "unknown":
      return `${label} is none of this country's`
    case "of_another_region":
      return `${label} is of another region than you chose`
    default:
      return example
        ? `${label} looks like ${example} there`
        : `${label} is not one of this country's`
  }
}
