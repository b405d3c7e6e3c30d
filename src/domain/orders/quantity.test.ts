import fc from "fast-check"
import { expect, test } from "vitest"
import { checkQuantity, nearestOf, type QuantityRules } from "./quantity.ts"

const part = { minimumQuantity: 20, availableQuantity: 100 }
const refuseQuantity = (rules: QuantityRules, quantity: number) =>
  checkQuantity(rules, quantity)?.code

test("quantities from the minimum to the stock can be ordered", () => {
  expect(refuseQuantity(part, 19)).toBe("below_minimum")
  expect(refuseQuantity(part, 20)).toBeUndefined()
  expect(refuseQuantity(part, 100)).toBeUndefined()
  expect(refuseQuantity(part, 101)).toBe("not_available")
})

test("zero, negative and fractional quantities are below every minimum", () => {
  for (const quantity of [0, -1, -20, 20.5, Number.NaN, -Infinity])
    expect(refuseQuantity({ ...part, minimumQuantity: 1 }, quantity)).toBe("below_minimum")
})

test("no quantity above the stock is available, whole or not", () => {
  for (const quantity of [100.5, 101, 2 ** 53, 1e300, Infinity])
    expect(refuseQuantity(part, quantity)).toBe("not_available")
  expect(refuseQuantity({ minimumQuantity: 20, availableQuantity: 5 }, 6)).toBe("not_available")
})

test("a part with less stock than its minimum cannot be ordered", () => {
  const scarce = { minimumQuantity: 20, availableQuantity: 19 }
  expect(refuseQuantity(scarce, 19)).toBe("below_minimum")
  expect(refuseQuantity(scarce, 20)).toBe("not_available")
})

test("an allowed quantity never exceeds the stock or falls below the minimum", () => {
  const stock = fc.record({
    minimumQuantity: fc.integer({ min: 1, max: 1_000_000 }),
    availableQuantity: fc.integer({ min: 0, max: 1_000_000_000 }),
  })
  const quantities = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: -5, max: 2_000_000 }))
  fc.assert(
    fc.property(stock, quantities, (of, quantity) => {
      const allowed =
        Number.isInteger(quantity) &&
        quantity >= of.minimumQuantity &&
        quantity <= of.availableQuantity
      expect(refuseQuantity(of, quantity) === undefined).toBe(allowed)
    }),
    { numRuns: 5000 },
  )
})

test("pack and maximum have their own reasons, after those of stock and minimum", () => {
  const packed = {
    minimumQuantity: 24,
    maximumQuantity: 480,
    orderMultiple: 12,
    availableQuantity: 600,
  }
  expect([24, 36, 480].map((quantity) => checkQuantity(packed, quantity))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(checkQuantity(packed, 50)).toEqual({
    code: "not_a_multiple",
    orderMultiple: 12,
    suggestions: [48, 60],
  })
  expect(checkQuantity(packed, 481)).toEqual({
    code: "above_maximum",
    maximumQuantity: 480,
    suggestions: [480],
  })
  expect(checkQuantity(packed, 601)).toEqual({ code: "not_available", suggestions: [480] })
  expect(checkQuantity(packed, 13)).toEqual({ code: "below_minimum", suggestions: [24] })
  expect(checkQuantity(packed, Number.NaN)).toEqual({ code: "below_minimum", suggestions: [24] })
  expect(checkQuantity({ ...packed, maximumQuantity: null }, 500)).toEqual({
    code: "not_a_multiple",
    orderMultiple: 12,
    suggestions: [492, 504],
  })
})

test("nothing is suggested if nothing can be ordered", () => {
  const scarce = { minimumQuantity: 24, orderMultiple: 12, availableQuantity: 20 }
  expect(checkQuantity(scarce, 12)).toEqual({ code: "below_minimum", suggestions: [] })
  expect(checkQuantity(scarce, 24)).toEqual({ code: "not_available", suggestions: [] })
})

test("of two equally near suggestions the larger is nearest", () => {
  expect([49, 54, 59].map((quantity) => nearestOf([48, 60], quantity))).toEqual([48, 60, 60])
  expect(nearestOf([], 5)).toBeUndefined()
})

test("suggestions are always allowed, and nothing between them is", () => {
  const rules = fc
    .record({
      minimum: fc.integer({ min: 1, max: 60 }),
      span: fc.option(fc.integer({ min: 0, max: 60 })),
      orderMultiple: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
      availableQuantity: fc.integer({ min: 0, max: 200 }),
      wholePacks: fc.boolean(),
    })
    .map(({ minimum, span, orderMultiple, availableQuantity, wholePacks }) => {
      const unit = wholePacks ? (orderMultiple ?? 1) : 1
      const minimumQuantity = minimum * unit
      const maximumQuantity = span === null ? null : minimumQuantity + span * unit
      return { minimumQuantity, maximumQuantity, orderMultiple, availableQuantity }
    })
  const quantities = fc.oneof(
    fc.integer({ min: -5, max: 250 }),
    fc.double({ min: -5, max: 250, noNaN: true }),
    fc.constantFrom(2 ** 53, 1e300, Infinity, -Infinity),
  )
  fc.assert(
    fc.property(rules, quantities, (of, quantity) => {
      const refusal = checkQuantity(of, quantity)
      const { minimumQuantity, maximumQuantity, orderMultiple = 1, availableQuantity } = of
      const allowed = Array.from({ length: 201 }, (_, index) => index).filter(
        (one) =>
          one >= minimumQuantity &&
          one <= (maximumQuantity ?? Infinity) &&
          one <= availableQuantity &&
          one % orderMultiple === 0,
      )
      expect(refusal === undefined).toBe(allowed.includes(quantity))
      if (!refusal) return
      const below = allowed.findLast((one) => one < quantity)
      const above = allowed.find((one) => one > quantity)
      expect(refusal.suggestions).toEqual([below, above].filter((near) => near !== undefined))
    }),
    { numRuns: 5000 },
  )
})
