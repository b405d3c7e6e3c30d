import { expect, test } from "vitest"
import { rate, rates } from "#test/tax-rates.ts"
import {
  isRateMissing,
  overlappingRates,
  ratesAt,
  readTaxClass,
  type TaxRate,
  taxClassOf,
  taxRegionOf,
} from "./tax-rate.ts"

const TODAY = "2026-11-22"

test("a rate is missing once the last one has ended", () => {
  const ended = rate("DE", "VAT", 19_000, { until: "2025-12-31" })
  const later = rate("DE", "VAT", 20_000, { from: "2026-01-01" })
  const germany = { country: "DE" }
  expect(isRateMissing([ended], germany, "2025-12-31")).toBe(false)
  expect(isRateMissing([ended], germany, "2026-01-01")).toBe(true)
  expect(isRateMissing([ended, later], germany, "2026-01-01")).toBe(false)
  expect(isRateMissing([later], germany, "2025-12-31")).toBe(false)
  expect(isRateMissing([ended], { country: "FR" }, "2026-01-01")).toBe(false)
})

test("without a rate for its class, a place charges its standard rate, at each level separately", () => {
  const more = [...rates, rate("CA", "GST", 2_000, { taxClass: "reduced" })]
  const due = (place: Parameters<typeof ratesAt>[1], of: readonly TaxRate[] = rates) =>
    ratesAt(of, place, "reduced", TODAY).map(({ milliPercent }) => milliPercent)
  expect(due({ country: "DE" })).toEqual([19_000])
  expect(due({ country: "CA", region: "MB" }, more)).toEqual([2_000, 7_000])
  const spain = [...rates, rate("ES", "VAT", 10_000, { taxClass: "reduced" })]
  expect(due({ country: "ES", region: "GC" }, spain)).toEqual([7_000])
  expect(ratesAt(rates, { country: "GB" }, "zero", TODAY)).toEqual([])
  const books = [rate("GB", "VAT", 5_000, { taxClass: "reduced" })]
  expect(ratesAt(books, { country: "GB" }, "standard", TODAY)).toEqual([])
})

test("two rates of a place and class overlap if they share a day", () => {
  const overlapping = (...of: TaxRate[]) => [...overlappingRates(of)]
  const first = rate("DE", "VAT", 19_000, { from: "2020-01-01", until: "2020-06-30" })
  expect(overlapping(first, { ...first, from: "2020-07-01", until: undefined })).toEqual([])
  expect(overlapping(first, { ...first, from: "2020-06-30", until: undefined })).toEqual([[1, 0]])
  expect(overlapping({ ...first, from: undefined, until: undefined }, first)).toEqual([[1, 0]])
  const open = { ...first, until: undefined }
  expect(overlapping(open, { ...first, from: undefined, until: "2019-12-31" })).toEqual([])
  expect(overlapping(open, { ...first, from: undefined, until: "2020-01-01" })).toEqual([[1, 0]])
  expect(overlapping(open, { ...open, from: "2030-01-01" })).toEqual([[1, 0]])
  const of = (region: string) => ({ ...first, region })
  expect(overlapping(of("BY"), of("BE"), of("BY"))).toEqual([[2, 0]])
  const others = [{ country: "FR" }, { region: "BY" }, { taxClass: "reduced" as const }]
  expect(overlapping(first, ...others.map((other) => ({ ...first, ...other })))).toEqual([])
})

test.each([
  ["GB", "BT1 5GS", "XI"],
  ["GB", "bt48 6dq", "XI"],
  ["GB", "B1 1AA", ""],
  ["GB", "BTX", ""],
  ["IE", "BT1 5GS", ""],
])("the tax region of %s %s is '%s'", (country, postalCode, region) => {
  expect(taxRegionOf(country, "", postalCode)).toBe(region)
})

test.each([
  ["Reduced ", "reduced"],
  ["zero", "zero"],
  [" standard", null],
  ["none", undefined],
])("the class %s in a file is stored as %s", (text, kept) => {
  expect(readTaxClass(text)).toBe(kept)
  if (kept !== undefined) expect(taxClassOf(kept)).toBe(kept ?? "standard")
})
