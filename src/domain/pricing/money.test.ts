import fc from "fast-check"
import { expect, test } from "vitest"
import { MAX_CHARGE_CENTS } from "./card-limits.ts"
import { cents, lineTotal, multiplyCents, parseAmount, toAmount } from "./money.ts"

/** The largest accepted amount: twelve digits of dollars. */
const MAX_READ_CENTS = 10 ** 14 - 1
const anAmount = fc.integer({ min: 0, max: MAX_READ_CENTS }).map(cents)

test("every amount survives JSON and back", () => {
  fc.assert(
    fc.property(anAmount, (amount) => {
      const wire = JSON.stringify({ price: toAmount(amount) })
      const { price } = JSON.parse(wire) as { price: number }
      expect(parseAmount(price)).toBe(amount)
      expect(wire).toMatch(/^\{"price":\d+(?:\.\d{1,2})?\}$/)
    }),
    { numRuns: 2000 },
  )
})

test("prices that floating point cannot represent are parsed to the cent", () => {
  expect(parseAmount(1.1)).toBe(110)
  expect(parseAmount(19.99)).toBe(1999)
  expect(parseAmount(4.35)).toBe(435)
})

test("only whole, non-negative amounts become cents", () => {
  for (const value of [-1, 0.5, Number.NaN, Infinity, 2 ** 53])
    expect(() => cents(value)).toThrow(RangeError)
})

test("money is multiplied only as far as the result is exact", () => {
  expect(lineTotal(1999, 3)).toBe(5997)
  expect(multiplyCents(2 ** 52, 4)).toBeUndefined()
  expect(() => lineTotal(2 ** 52, 4)).toThrow(RangeError)
})

const aPrice = fc.integer({ min: 1, max: MAX_CHARGE_CENTS }).map(cents)
const aQuantity = fc.integer({ min: 1, max: 1_000_000_000 })

/** Writes an amount in any accepted form: `118`, `118.5` and `118.50` are equal. */
const spellings = (amount: number): string[] => {
  const whole = String(Math.trunc(amount / 100))
  const decimals = String(amount % 100).padStart(2, "0")
  const spelled = [`${whole}.${decimals}`]
  if (decimals.endsWith("0")) spelled.push(`${whole}.${decimals[0]}`)
  if (decimals === "00") spelled.push(whole)
  return spelled
}

test("every way to write an amount is parsed", () => {
  fc.assert(
    fc.property(anAmount, (amount) => {
      for (const spelling of spellings(amount)) expect(parseAmount(spelling)).toBe(amount)
    }),
    { numRuns: 2000 },
  )
})

test("other input is not a price", () => {
  const isPrice = (value: string) => /^[0-9]{1,12}(?:\.[0-9]{1,2})?$/.test(value)
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,-+eE $\n") })),
      (text) => {
        expect(parseAmount(text) !== undefined).toBe(isPrice(text))
      },
    ),
    { numRuns: 5000 },
  )
})

test("a JavaScript product is rounded to the amount less than a thousandth away", () => {
  fc.assert(
    fc.property(aPrice, aQuantity, (price, quantity) => {
      const total = price * quantity
      fc.pre(total <= MAX_READ_CENTS)
      expect(parseAmount(toAmount(price) * quantity)).toBe(total)
      expect(parseAmount(quantity * toAmount(price) + 0.01)).toBe(total + 1)
    }),
    { numRuns: 5000 },
  )
  expect(parseAmount(51 * 46.2)).toBe(235_620)
  expect(parseAmount(0.1 + 0.2)).toBe(30)
  expect(parseAmount(118.0009)).toBe(11_800)
  expect(parseAmount(117.9991)).toBe(11_800)
})

test.each([
  -1,
  -0.01,
  Number.NaN,
  Infinity,
  0.001,
  118.001,
  118.005,
  118.999,
  1e21,
  2 ** 53,
  -1e-7,
  "",
  " ",
  "118 ",
  " 118",
  "118\n",
  "1,5",
  "1,000",
  "$5",
  "-5",
  "+5",
  "1e3",
  "0x10",
  "Infinity",
  "1.",
  ".5",
  "1.234",
  "1.2.3",
  "٣",
  "１２",
  "5 USD",
  "NaN",
  "9".repeat(13),
])("%j is not a price", (value) => {
  expect(parseAmount(value)).toBeUndefined()
})
