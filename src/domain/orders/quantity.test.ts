import fc from "fast-check"
import { expect, test } from "vitest"
import { refuseQuantity } from "./quantity.ts"

const part = { minimumQuantity: 20, availableQuantity: 100 }

test("from the minimum up to all there is may be ordered", () => {
  expect(refuseQuantity(part, 19)).toBe("below_minimum")
  expect(refuseQuantity(part, 20)).toBeUndefined()
  expect(refuseQuantity(part, 100)).toBeUndefined()
  expect(refuseQuantity(part, 101)).toBe("not_available")
})

test("nothing, less than nothing and pieces of one are below every minimum", () => {
  for (const quantity of [0, -1, -20, 20.5, Number.NaN, -Infinity])
    expect(refuseQuantity({ ...part, minimumQuantity: 1 }, quantity)).toBe("below_minimum")
})

test("above the stock nothing is available, whole or not", () => {
  for (const quantity of [100.5, 101, 2 ** 53, 1e300, Infinity])
    expect(refuseQuantity(part, quantity)).toBe("not_available")
  expect(refuseQuantity({ minimumQuantity: 20, availableQuantity: 5 }, 6)).toBe("not_available")
})

test("a part with less than its minimum in stock cannot be ordered at all", () => {
  const scarce = { minimumQuantity: 20, availableQuantity: 19 }
  expect(refuseQuantity(scarce, 19)).toBe("below_minimum")
  expect(refuseQuantity(scarce, 20)).toBe("not_available")
})

test("what is allowed never takes stock below nothing, nor less than the minimum", () => {
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
