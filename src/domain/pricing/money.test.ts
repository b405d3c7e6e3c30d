import fc from "fast-check"
import { expect, test } from "vitest"
import {
  cents,
  LARGEST_CHARGE_CENTS,
  payableTotal,
  SMALLEST_CHARGE_CENTS,
  toDollars,
} from "./money.ts"
import { parseDollars } from "./parse-dollars.ts"

/** Twelve digits of dollars, the most that is read. */
const LARGEST_READ_CENTS = 10 ** 14 - 1
const anAmount = fc.integer({ min: 0, max: LARGEST_READ_CENTS }).map(cents)
const aPrice = fc.integer({ min: 1, max: LARGEST_CHARGE_CENTS }).map(cents)
const aQuantity = fc.integer({ min: 1, max: 1_000_000_000 })

test("every amount survives its way through JSON and back", () => {
  fc.assert(
    fc.property(anAmount, (amount) => {
      const wire = JSON.stringify({ price: toDollars(amount) })
      expect(parseDollars(JSON.parse(wire).price)).toBe(amount)
      expect(wire).toMatch(/^\{"price":\d+(?:\.\d{1,2})?\}$/)
    }),
    { numRuns: 2000 },
  )
})

test("a total is exact, or refused where no card can pay it", () => {
  fc.assert(
    fc.property(aPrice, aQuantity, (price, quantity) => {
      const exact = BigInt(price) * BigInt(quantity)
      const payable =
        exact >= BigInt(SMALLEST_CHARGE_CENTS) && exact <= BigInt(LARGEST_CHARGE_CENTS)
      expect(payableTotal(price, quantity)).toBe(payable ? Number(exact) : undefined)
    }),
    { numRuns: 5000 },
  )
})

test("the limits themselves can be paid, and a cent beyond them cannot", () => {
  expect(payableTotal(cents(1), 50)).toBe(50)
  expect(payableTotal(cents(1), 49)).toBeUndefined()
  expect(payableTotal(cents(99_999_999), 1)).toBe(99_999_999)
  expect(payableTotal(cents(50_000_000), 2)).toBeUndefined()
  expect(payableTotal(cents(LARGEST_READ_CENTS), 1_000_000_000)).toBeUndefined()
})

test("prices that add up wrongly in floating point add up here", () => {
  expect(payableTotal(cents(110), 3)).toBe(330)
  expect(payableTotal(cents(1999), 7)).toBe(13_993)
  expect(parseDollars(1.1)).toBe(110)
  expect(parseDollars(19.99)).toBe(1999)
  expect(parseDollars(4.35)).toBe(435)
})

test("nothing but whole, non-negative amounts becomes cents", () => {
  for (const value of [-1, 0.5, Number.NaN, Infinity, 2 ** 53])
    expect(() => cents(value)).toThrow(RangeError)
})
