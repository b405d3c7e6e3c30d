import { type TaxClass, taxClasses } from "./tax-rate.ts"

export const TAX_CLASS_WANTED = `must be one of: ${taxClasses.join(", ")}`

/** As a part keeps it: nothing of the standard one. */
export function readTaxClass(text: string): string | null | undefined {
  const typed = text.trim().toLowerCase()
  const taxClass = taxClasses.find((known) => known === typed)
  return taxClass === "standard" ? null : taxClass
}

export const taxClassOf = (kept: string | null): TaxClass =>
  taxClasses.find((taxClass) => taxClass === kept) ?? "standard"
