import { type InvoicedTax, type Taxed, taxCentsOf, type VatCategory } from "./invoice.ts"

/** What is taxed alike. */
export interface VatGroup {
  category: VatCategory
  /** Of all its taxes together, in thousandths of a per cent. */
  milliPercent: number
  netCents: number
  taxCents: number
  /** Each tax by its name. */
  taxes: InvoicedTax[]
}

export const rateOf = ({ taxes }: Pick<Taxed, "taxes">): number =>
  taxes.reduce((sum, { milliPercent }) => sum + milliPercent, 0)

const keyOf = ({ category, taxes }: Taxed): string =>
  JSON.stringify([category, taxes.map(({ name, milliPercent }) => [name, milliPercent])])

/** The sums of what is taxed alike, in the order in which each first comes. */
export const vatBreakdown = (taxed: readonly Taxed[]): VatGroup[] =>
  [...Map.groupBy(taxed, keyOf).values()].map((alike) => ({
    category: alike[0]?.category ?? "O",
    milliPercent: alike[0] ? rateOf(alike[0]) : 0,
    netCents: alike.reduce((sum, { netCents }) => sum + netCents, 0),
    taxCents: alike.reduce((sum, one) => sum + taxCentsOf(one), 0),
    taxes: (alike[0]?.taxes ?? []).map((tax, index) => ({
      ...tax,
      taxCents: alike.reduce((sum, { taxes }) => sum + (taxes[index]?.taxCents ?? 0), 0),
    })),
  }))
