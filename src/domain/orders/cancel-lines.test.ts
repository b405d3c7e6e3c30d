import fc from "fast-check"
import { expect, test } from "vitest"
import { type CancellableLine, refuseCancelling } from "./edit-lines.ts"

const line = (rules: Partial<CancellableLine>): CancellableLine => ({
  number: 1,
  partId: "a",
  left: 20,
  cancellable: 20,
  priceFrom: 1,
  minimumQuantity: 1,
  orderMultiple: 1,
  ...rules,
})
const suggested = (of: CancellableLine[], number: number, quantity: number) =>
  refuseCancelling(of, [{ number, quantity }])[0]?.suggestions

test("the rest is whole packs, at least the minimum, and keeps its price break", () => {
  expect(suggested([line({ orderMultiple: 5 })], 1, 7)).toEqual([5, 10])
  expect(suggested([line({ minimumQuantity: 8 })], 1, 15)).toEqual([12, 20])
  expect(suggested([line({ priceFrom: 10 })], 1, 12)).toEqual([10, 20])
  expect(suggested([line({ priceFrom: 10 })], 1, 10)).toBeUndefined()
  expect(suggested([line({ priceFrom: 10 })], 1, 20)).toBeUndefined()
})

test("shipped units cannot be cancelled, and other lines of the part count", () => {
  expect(suggested([line({ cancellable: 6 })], 1, 7)).toEqual([6])
  expect(suggested([line({ cancellable: 0 })], 1, 1)).toEqual([])
  expect(suggested([], 1, 1)).toEqual([])
  const two = [line({ minimumQuantity: 25 }), line({ minimumQuantity: 25, number: 2 })]
  expect(suggested(two, 1, 15)).toBeUndefined()
  expect(suggested(two, 1, 16)).toEqual([15])
})

test("a line is not cancelled whole if the part's other lines could not be ordered alone", () => {
  const rules = { minimumQuantity: 10, orderMultiple: 10 }
  const both = (one: number, other: number) => [
    line({ ...rules, left: one, cancellable: one }),
    line({ ...rules, left: other, cancellable: other, number: 2 }),
  ]
  expect(refuseCancelling(both(1, 9), [{ number: 2, quantity: 9 }])).toMatchObject([
    { suggestions: [], remainder: { rule: "not alone" } },
  ])
  expect(suggested(both(10, 10), 2, 10)).toBeUndefined()
  // The part's minimum has risen since.
  expect(suggested(both(1, 5), 2, 5)).toBeUndefined()
  const all = both(1, 9).map(({ number, left }) => ({ number, quantity: left }))
  expect(refuseCancelling(both(1, 9), all)).toEqual([])
})

const aLine = fc
  .record({
    left: fc.integer({ min: 1, max: 60 }),
    gone: fc.nat({ max: 60 }),
    priceFrom: fc.integer({ min: 1, max: 30 }),
    minimumQuantity: fc.integer({ min: 1, max: 30 }),
    orderMultiple: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ gone, ...rules }) => line({ ...rules, cancellable: Math.max(0, rules.left - gone) }))

test("suggested quantities can be cancelled, and none is closer", () => {
  fc.assert(
    fc.property(
      aLine,
      fc.nat({ max: 30 }),
      fc.integer({ min: 1, max: 70 }),
      (one, left, quantity) => {
        const lines = [...(left > 0 ? [{ ...one, left, number: 2 }] : []), one]
        const suggestions = suggested(lines, 1, quantity)
        const allowed = Array.from({ length: one.cancellable }, (_, index) => index + 1).filter(
          (units) => suggested(lines, 1, units) === undefined,
        )
        const nearest = [
          allowed.findLast((units) => units < quantity),
          allowed.find((units) => units > quantity),
        ]
        expect(allowed.includes(quantity)).toBe(suggestions === undefined)
        if (suggestions) expect(suggestions).toEqual(nearest.flatMap((units) => units ?? []))
      },
    ),
  )
})
