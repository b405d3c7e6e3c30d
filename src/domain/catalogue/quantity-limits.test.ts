import fc from "fast-check"
import { expect, test } from "vitest"
import { checkQuantity } from "../orders/quantity.ts"
import { limitsProblem } from "./quantity-limits.ts"

const limits = fc.record({
  minimumQuantity: fc.integer({ min: 1, max: 60 }),
  maximumQuantity: fc.option(fc.integer({ min: 1, max: 60 })),
  orderMultiple: fc.integer({ min: 1, max: 12 }),
})

test("limits are valid if minimum and maximum can be ordered; otherwise the wrong one is named", () => {
  fc.assert(
    fc.property(limits, (of) => {
      const problem = limitsProblem(of)
      const ends = [of.minimumQuantity, of.maximumQuantity ?? of.minimumQuantity]
      const refused = ends.map((end) => checkQuantity({ ...of, availableQuantity: 1000 }, end))
      expect(problem === undefined).toBe(refused.every((refusal) => refusal === undefined))
      const field =
        of.minimumQuantity % of.orderMultiple === 0 ? "maximumQuantity" : "minimumQuantity"
      if (problem) expect(Object.keys(problem)).toEqual([field])
    }),
    { numRuns: 2000 },
  )
})

test("each problem is reported at its field", () => {
  const problem = (
    minimumQuantity: number,
    maximumQuantity: number | null,
    orderMultiple: number,
  ) => limitsProblem({ minimumQuantity, maximumQuantity, orderMultiple })
  expect([problem(3, null, 2), problem(4, 7, 2), problem(4, 2, 2)]).toEqual([
    { minimumQuantity: "Minimum Quantity must be a multiple of 2" },
    { maximumQuantity: "Maximum Quantity must be a multiple of 2" },
    { maximumQuantity: "Maximum Quantity must be at least 4" },
  ])
})
