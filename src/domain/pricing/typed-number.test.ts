import fc from "fast-check"
import { expect, onTestFinished, test } from "vitest"
import { type Language, readLanguageFrom } from "../languages/languages.ts"
import { setShopCurrency } from "./currency.ts"
import { cents } from "./money.ts"
import {
  amountToSend,
  changeByPercent,
  isUnclear,
  parsePercent,
  readSentAmount,
  readSentNumber,
  readTypedAmount,
  readTypedMeasure,
  readTypedNumber,
  typedAmountOf,
  writeTyped,
} from "./typed-number.ts"

/** Other tests of the process need the language of their requests again. */
const speak = (language: Language) => onTestFinished(readLanguageFrom(() => language))

test.each<[string, string | undefined]>([
  ["12,5", "12.5"],
  ["12.50", "12.50"],
  ["1.234,50", "1234.50"],
  ["1.500", "1500"],
  ["3,725", "3.725"],
  ["1e3", undefined],
  ["", undefined],
])("%s on a German page is %s", (typed, plain) => {
  speak("de")
  expect(readTypedNumber(typed)).toBe(plain)
})

test.each<[string, number | undefined]>([
  ["12,50", 1250],
  ["12.50", 1250],
  ["1.234,50 $", 123_450],
  ["1234", 123_400],
  ["1.234", undefined],
  ["1,234", undefined],
  ["-5", undefined],
])("the amount %s on a German page is %s", (typed, cents) => {
  speak("de")
  expect(readTypedAmount(typed)).toBe(cents)
  expect(readSentAmount(typed)).toBe(cents)
})

test("a typed amount is sent without thousands separators, other text as it is", () => {
  const english = ["1,860.20", "$5,000.00", "1,860", "12", "1.234", "none"]
  expect(english.map(amountToSend)).toEqual([
    "1860.20",
    "5000.00",
    "1860.00",
    "12.00",
    "1.234",
    "none",
  ])
  speak("de")
  expect(["1.860,20", "1.234", "12,5"].map(amountToSend)).toEqual(["1860.20", "1.234", "12.50"])
})

test("an amount has the decimals of its currency in a field", () => {
  expect([12.5, undefined].map(typedAmountOf)).toEqual(["12.50", ""])
  onTestFinished(() => setShopCurrency("USD"))
  setShopCurrency("JPY")
  expect(typedAmountOf(11_800)).toBe("11800")
})

test("an ambiguous amount is detected", () => {
  expect(isUnclear("1.234")).toBe(false)
  speak("de")
  expect(["1.234", "0.500", "12.345", "1234.567", "1,234"].map(isUnclear)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
  expect(writeTyped("12.50")).toBe("12,50")
})

test("English amounts are unchanged", () => {
  expect(["12.50", "1,234", "$4.50"].map(readTypedAmount)).toEqual([1250, 123_400, 450])
  expect(["12.50", "1,234", "12,50", "1.234"].map(readSentAmount)).toEqual([
    1250,
    undefined,
    undefined,
    undefined,
  ])
  expect(["25.115", "1,5", "-5"].map(readSentNumber)).toEqual([25.115, Number.NaN, -5])
  expect(writeTyped("12.50")).toBe("12.50")
})

test("a number in a German call has a comma, and an ambiguous one is refused", () => {
  speak("de")
  expect(["25,115", "25.115", "25.1", "-5"].map(readSentNumber)).toEqual([
    25.115,
    Number.NaN,
    25.1,
    -5,
  ])
})

test("a number with a unit is typed with a comma, and a word is unchanged", () => {
  const typed = ["1,35 V", "-2,5", "1.234,50 mm", "3.725 GHz", "AM5", "DDR5-6000"]
  expect(typed.map(readTypedMeasure)).toEqual(typed)
  speak("de")
  expect(typed.map(readTypedMeasure)).toEqual([
    "1.35 V",
    "-2.5",
    "1234.50 mm",
    undefined,
    "AM5",
    "DDR5-6000",
  ])
})

test("a percentage has an optional sign and at most two decimals", () => {
  expect(["5", "+5 %", "-2.5", "−0.25%", " 100 "].map(parsePercent)).toEqual([
    500, 500, -250, -25, 10_000,
  ])
  for (const written of ["5,5", "5.5 %", "+5,50%"]) expect(parsePercent(written)).toBe(550)
  for (const wrong of ["", "five", "1.234", "--1", "-100", "-250", "1e3"])
    expect(parsePercent(wrong)).toBeUndefined()
})

test("half a cent is rounded up, and a percentage applies to the price exactly", () => {
  expect(changeByPercent(cents(1050), 500)).toBe(1103)
  expect(changeByPercent(cents(50), -100)).toBe(50)
  expect(changeByPercent(cents(11_800), -250)).toBe(11_505)
  const amount = fc.integer({ min: 0, max: 99_999_999 }).map(cents)
  const change = fc.integer({ min: -9_999, max: 999_900 })
  fc.assert(
    fc.property(amount, change, (price, hundredths) => {
      const exact = (BigInt(price) * BigInt(10_000 + hundredths) * 2n + 10_000n) / 20_000n
      expect(BigInt(changeByPercent(price, hundredths))).toBe(exact)
    }),
  )
})
