import { afterEach, expect, test } from "vitest"
import { chargeable, chargeLimits, fromProviderUnits, toProviderUnits } from "./card-limits.ts"
import { setShopCurrency } from "./currency.ts"

afterEach(() => setShopCurrency("USD"))

test.each([
  { code: "USD", min: 50, max: 99_999_999 },
  { code: "GBP", min: 30, max: 99_999_999 },
  { code: "JPY", min: 50, max: 99_999_999 },
  // Displayed without decimals, charged with two.
  { code: "HUF", min: 175, max: 999_999 },
  // Displayed with three decimals; the last is 0.
  { code: "KWD", min: 5, max: 9_999_999 },
])("in $code from $min to $max minor units can be charged", ({ code, min, max }) => {
  setShopCurrency(code)
  expect(chargeLimits()).toEqual({ min, max })
  expect([min, max].every(chargeable)).toBe(true)
  expect([min - 1, max + 1].some(chargeable)).toBe(false)
})

test.each([
  { code: "JPY", ours: 1180, provider: 1180 },
  { code: "EUR", ours: 11_850, provider: 11_850 },
  { code: "HUF", ours: 45_000, provider: 4_500_000 },
  { code: "KWD", ours: 1250, provider: 12_500 },
])("$ours minor units are $provider of the provider's in $code", ({ code, ours, provider }) => {
  expect(toProviderUnits(ours, code)).toBe(provider)
  expect(fromProviderUnits(provider, code)).toBe(ours)
})
