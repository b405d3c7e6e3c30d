import { afterEach, describe, expect, test } from "vitest"
import { setShopCurrency } from "./currency.ts"
import {
  type DecimalMark,
  decimalMarkOf,
  plainNumber,
  readWrittenAmount,
} from "./written-number.ts"

test.each<[string, string | undefined, DecimalMark?]>([
  ["118", "118"],
  ["1.234,50", "1234.50"],
  ["1,234.50", "1234.50"],
  ["1 234,5", "1234.5"],
  ["1'234.50", "1234.50"],
  ["1.234.567", "1234567"],
  ["12,5", "12.5"],
  ["12,-", "12"],
  ["0,500", "0.500"],
  ["1234,567", "1234.567"],
  [",5", "0.5"],
  ["1.234", undefined],
  ["1,234", undefined],
  ["1.234", "1234", "comma"],
  ["1.234", "1.234", "point"],
  ["1,234", "1234", "point"],
  ["1,234", "1.234", "comma"],
  ["1.234,50", "1234.50", "point"],
  ["1,2,3", undefined],
  ["1.23.456", undefined],
  ["1e3", undefined],
  ["-5", undefined],
  ["", undefined],
  ["5 pcs", undefined],
])("%s is %s", (written, plain, mark) => {
  expect(plainNumber(written, mark)).toBe(plain)
})

test("texts share a decimal mark, or none is found", () => {
  expect(decimalMarkOf(["1.234", "€ 12,50", "7"])).toBe("comma")
  expect(decimalMarkOf(["1,234.00", "5"])).toBe("point")
  expect(decimalMarkOf(["12.50", "12,50"])).toBeUndefined()
  expect(decimalMarkOf(["1.234", "118"])).toBeUndefined()
})

describe("amounts", () => {
  afterEach(() => setShopCurrency("USD"))

  test("may have the shop's currency before or after them, and trailing zeros", () => {
    const amount = (written: string) => readWrittenAmount(written)
    for (const written of ["1234.5", "$1,234.50", "1.234,50 $", "USD 1234,5000", "1'234.50 usd"])
      expect(amount(written), written).toEqual({ amount: 123_450 })
    expect(amount("12,345")).toBeUndefined()
    expect(amount("1.2345")).toBeUndefined()
    expect(amount("free")).toBeUndefined()
    setShopCurrency("EUR")
    expect(amount("1.234,50 €")).toEqual({ amount: 123_450 })
    expect(amount("EUR 5")).toEqual({ amount: 500 })
  })

  test("of another currency are reported with it", () => {
    expect(readWrittenAmount("12,50 €")).toEqual({ currency: "€" })
    expect(readWrittenAmount("CHF 12.50")).toEqual({ currency: "CHF" })
  })
})
