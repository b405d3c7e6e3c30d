import { expect, test } from "vitest"
import { nationalCurrencyOf, taxInNational } from "./national-tax.ts"

test("tax is converted to the minor unit, rounding half up", () => {
  const czech = { currency: "CZK", rate: 25.115 }
  expect(taxInNational(1_900, czech, "EUR")).toBe(47_719)
  expect(taxInNational(1_000, { currency: "CZK", rate: 24.9995 }, "EUR")).toBe(25_000)
  expect(taxInNational(0, czech, "EUR")).toBe(0)
  expect(taxInNational(9_007_199_254_740, czech, "EUR")).toBe(226_215_809_282_795)
  expect(taxInNational(1_900, { currency: "JPY", rate: 161.5 }, "EUR")).toBe(3_069)
  expect(taxInNational(1_900, { currency: "EUR", rate: 0.0062 }, "JPY")).toBe(1_178)
})

test("countries that require their own currency are known", () => {
  expect(["CZ", "DE", "BG", "GB", "US"].map(nationalCurrencyOf)).toEqual([
    "CZK",
    "EUR",
    "EUR",
    "GBP",
    undefined,
  ])
})
