import type { TaxRate } from "../src/domain/tax/tax-rate.ts"
import type { CheckedTaxId } from "../src/domain/tax/tax-treatment.ts"

export const rate = (
  country: string,
  name: string,
  milliPercent: number,
  more: Partial<TaxRate> = {},
): TaxRate => ({
  ...{ country, name, milliPercent, taxClass: "standard", from: "2020-01-01" },
  ...more,
})

export const rates: TaxRate[] = [
  rate("GB", "VAT", 20_000),
  rate("GB", "VAT", 5_000, { taxClass: "reduced" }),
  rate("DE", "VAT", 19_000, { until: "2020-06-30" }),
  rate("DE", "VAT", 16_000, { from: "2020-07-01", until: "2020-12-31" }),
  rate("DE", "VAT", 19_000, { from: "2021-01-01" }),
  rate("FR", "VAT", 20_000),
  rate("ES", "VAT", 21_000),
  rate("ES", "IGIC", 7_000, { region: "GC", insteadOfCountry: true }),
  rate("CA", "GST", 5_000),
  rate("CA", "RST", 7_000, { region: "MB" }),
  rate("US", "Sales tax", 6_250, { region: "TX" }),
  rate("US", "Sales tax", 10_250, { region: "WA" }),
]

export const german: CheckedTaxId = { kind: "eu_vat", country: "DE", number: "DE136695976" }
export const french: CheckedTaxId = { kind: "eu_vat", country: "FR", number: "FR40303265045" }
export const british: CheckedTaxId = { kind: "gb_vat", country: "GB", number: "GB980780684" }
