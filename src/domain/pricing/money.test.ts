import fc from "fast-check"
import { expect, test } from "vitest"
import { cents, lineTotal, multiplyCents, toAmount } from "./money.ts"
import { parseAmount } from "./parse-amount.ts"

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
