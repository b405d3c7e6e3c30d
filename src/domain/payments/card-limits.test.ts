import { afterEach, expect, test } from "vitest"
import { setShopCurrency } from "../pricing/currency.ts"
import { chargeable, chargeLimits, providerUnits } from "./card-limits.ts"

afterEach(() => setShopCurrency("USD"))

test.each([
  { code: "USD", min: 50, max: 99_999_999 },
  { code: "GBP", min: 30, max: 99_999_999 },
  { code: "JPY", min: 50, max: 99_999_999 },
  // Written without decimals, charged with two.
  { code: "HUF", min: 175, max: 999_999 },
  // Written with three decimals, of which the last is 0.
  { code: "KWD", min: 5, max: 9_999_999 },
])("in $code from $min to $max minor units can be charged", ({ code, min, max }) => {
  setShopCurrency(code)
  expect(chargeLimits()).toEqual({ min, max })
  expect([min, max].every(chargeable)).toBe(true)
  expect([min - 1, max + 1].some(chargeable)).toBe(false)
})

test("the provider counts yen as they are, euros in cents and dinars in thousandths", () => {
  expect(["JPY", "EUR", "HUF", "ISK", "KWD"].map(providerUnits)).toEqual([1, 1, 100, 100, 10])
})
