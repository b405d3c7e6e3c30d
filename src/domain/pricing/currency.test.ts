import fc from "fast-check"
import { afterEach, expect, test } from "vitest"
import { formatCents } from "../shop/number-format.ts"
import { currencyCodes } from "./card-limits.ts"
import { currencySign, setShopCurrency } from "./currency.ts"
import { cents, parseAmount, toAmount, toCents, writeAmount } from "./money.ts"
import { amountExample } from "./written-number.ts"

afterEach(() => setShopCurrency("USD"))

test.each([
  { code: "USD", shown: "$2,360.50", written: "2360.50", amount: 2360.5, sign: "$" },
  { code: "EUR", shown: "€2,360.50", written: "2360.50", amount: 2360.5, sign: "€" },
  { code: "CHF", shown: "CHF\u00a02,360.50", written: "2360.50", amount: 2360.5, sign: "CHF" },
  { code: "JPY", shown: "¥236,050", written: "236050", amount: 236_050, sign: "¥" },
  { code: "KWD", shown: "KWD\u00a02,360.500", written: "2360.50", amount: 2360.5, sign: "KWD" },
])("236050 minor units are $shown in $code", ({ code, shown, written, amount, sign }) => {
  setShopCurrency(code)
  const units = cents(236_050)
  expect(formatCents(units)).toBe(shown)
  expect(writeAmount(units)).toBe(written)
  expect(toAmount(units)).toBe(amount)
  expect(parseAmount(written)).toBe(units)
  expect(currencySign()).toBe(sign)
})

test("in every currency an amount survives JSON, files and forms", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencyCodes),
      fc.integer({ min: 0, max: 10 ** 12 - 1 }),
      (code, amount) => {
        setShopCurrency(code)
        expect(toCents(toAmount(amount))).toBe(amount)
        expect(parseAmount(toAmount(amount))).toBe(amount)
        expect(parseAmount(writeAmount(amount))).toBe(amount)
      },
    ),
  )
})

test("a currency without decimals accepts none", () => {
  setShopCurrency("JPY")
  expect(parseAmount("118")).toBe(118)
  expect(parseAmount("118.5")).toBeUndefined()
  expect(parseAmount(118.5)).toBeUndefined()
  expect(amountExample()).toBe("118")
})
