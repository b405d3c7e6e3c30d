import { isEuMember, NORTHERN_IRELAND } from "#domain/tax/eu-members.ts"
import type { CheckedTaxId } from "#domain/tax/tax-treatment.ts"

/** What the EU calls Greece in numbers. */
const prefixOf = (country: string): string => (country === "GR" ? "EL" : country)

export const taxIdKindOf = (country: string): CheckedTaxId["kind"] | undefined => {
  if (isEuMember(country) || country === NORTHERN_IRELAND) return "eu_vat"
  return country === "GB" ? "gb_vat" : undefined
}

/**
 * A VAT number with its prefix and without blanks, if its digits are such as its country gives; whether somebody has it, only
 * that country knows.
 */
export async function readVatNumber(country: string, typed: string): Promise<string | undefined> {
  if (!taxIdKindOf(country)) return undefined
  // Rules of a hundred countries: only who checks a number loads them.
  const { euVat, stdnum } = await import("stdnum")
  const isBritish = country === "GB" || country === NORTHERN_IRELAND
  const validator = isBritish ? stdnum.GB?.vat : euVat[country]?.[0]
  const prefix = prefixOf(country)
  const bare = typed.toUpperCase().replace(/[\s./-]/g, "")
  const digits = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
  return validator?.validate(digits).isValid ? prefix + digits : undefined
}
