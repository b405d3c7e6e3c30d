import { z } from "zod"
import type { Taxed, VatCategory } from "#domain/invoices/invoice.ts"
import type { TaxTreatment } from "#domain/tax/tax-treatment.ts"

/** What an order keeps of the tax on a line, or on what is charged beside. */
const taxFacts = z.object({
  netCents: z.int(),
  taxes: z.array(z.object({ name: z.string(), milliPercent: z.int(), taxCents: z.int() })),
  treatment: z.object({
    kind: z.string(),
    taxId: z.object({ number: z.string() }).optional(),
  }),
  why: z.string(),
})

const categories: ReadonlyMap<string, VatCategory> = new Map<TaxTreatment["kind"], VatCategory>([
  ["not_collected", "O"],
  ["export", "G"],
  ["intra_community", "K"],
  ["reverse_charge", "AE"],
  ["certificate", "E"],
])

export interface TaxedByFacts extends Taxed {
  /** Why it bears none. */
  why?: string
  /** By which the buyer accounts for the tax. */
  buyersTaxId?: string | undefined
}

const partedFacts = z.object({ parts: z.array(z.unknown()).min(1) })

/** The tax facts of a charge by rate, where its tax follows goods of several rates; else all of them as one. */
export const taxPartsOf = (facts: unknown): unknown[] =>
  partedFacts.safeParse(facts).data?.parts ?? [facts]

/** What an amount bears of tax, as its order says; without a word of tax there is none. */
export function taxedByFacts(facts: unknown, amountCents: number): TaxedByFacts {
  if (facts === undefined || facts === null)
    return { netCents: amountCents, category: "O", taxes: [] }
  const { netCents, taxes, treatment, why } = taxFacts.parse(facts)
  const category = categories.get(treatment.kind) ?? (taxes.length > 0 ? "S" : "Z")
  return {
    netCents,
    category,
    taxes,
    ...(taxes.length === 0 && { why, buyersTaxId: treatment.taxId?.number }),
  }
}
