import fc from "fast-check"
import type { TaxRate } from "../src/domain/tax/tax-rate.ts"
import type { CheckedTaxId } from "../src/domain/tax/tax-treatment.ts"

export const rate = (
  country: string,
  name: string,
  milliPercent: number,
  more: Partial<TaxRate> = {},
): TaxRate => ({
  country,
  name,
  milliPercent,
  taxClass: "standard",
  from: "2020-01-01",
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
export const northernIrish: CheckedTaxId = { kind: "eu_vat", country: "XI", number: "XI980780684" }
export const british: CheckedTaxId = { kind: "gb_vat", country: "GB", number: "GB980780684" }

const place = fc.constantFrom(
  { country: "DE" },
  { country: "FR" },
  { country: "GB" },
  { country: "JP" },
  { country: "CA", region: "MB" },
  { country: "US", region: "TX" },
  { country: "GB", region: "XI" },
)
/** Generates tax questions. */
export const taxQuestion = fc.record({
  rates: fc.constant(rates),
  seller: place,
  destination: place,
  buyer: fc.record({ taxIds: fc.subarray([german, french, british, northernIrish]) }),
  day: fc.constantFrom("2020-03-01", "2020-08-01", "2026-11-22"),
  pricesInclude: fc.boolean(),
  lines: fc.array(
    fc.record({
      totalCents: fc.nat({ max: 99_999_999_999_999 }),
      taxClass: fc.constantFrom("standard", "reduced", "zero"),
    }),
    { maxLength: 5 },
  ),
})
