import fc from "fast-check"
import { expect, test } from "vitest"
import { cents } from "../pricing/money.ts"
import { priceFor } from "../pricing/price-for.ts"
import { agreeLines } from "./agree-lines.ts"

const aPart = (id: string, changes = {}) => ({
  id,
  priceCents: 250,
  minimumQuantity: 2,
  availableQuantity: 10,
  ...changes,
})
const parts = [aPart("a"), aPart("b", { priceCents: 99_999_999, availableQuantity: 1_000_000_000 })]

test("valid lines have their present prices, in order", () => {
  const lines = [
    { partId: "a", quantity: 4 },
    { partId: "b", quantity: 2, expectedUnitPriceCents: cents(99_999_999) },
  ]
  const { agreed, problems } = agreeLines(lines, parts)
  expect(problems).toEqual([])
  expect(agreed).toMatchObject([
    { part: { id: "a" }, quantity: 4, unitPriceCents: 250, totalCents: 1000, why: { from: 1 } },
    { part: { id: "b" }, quantity: 2, totalCents: 199_999_998 },
  ])
})

test("every invalid line is listed, with suggestions", () => {
  const lines = [
    { partId: "none", quantity: 2 },
    { partId: "a", quantity: 1 },
    { partId: "b", quantity: 1_000_000_000 },
    { partId: "b", quantity: -999_999_990 },
  ]
  expect(agreeLines(lines, parts).problems).toMatchObject([
    { index: 0, partId: "none", code: "part_not_found" },
    { index: 1, partId: "a", code: "below_minimum", minimumQuantity: 2, availableQuantity: 10 },
    { index: 2, partId: "b", code: "total_not_chargeable" },
    { index: 3, partId: "b", code: "total_not_chargeable" },
  ])
  const seen = { partId: "a", quantity: 2, expectedUnitPriceCents: cents(249) }
  expect(agreeLines([seen], parts)).toEqual({
    agreed: [],
    problems: [
      {
        index: 0,
        partId: "a",
        quantity: 2,
        code: "price_changed",
        price: priceFor({ part: aPart("a"), quantity: 2 }),
      },
    ],
  })
})

test("the quantities of one part are checked by their sum", () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(quantities, (all) => {
      const sum = all.reduce((units, quantity) => units + quantity, 0)
      const lines = all.map((quantity) => ({ partId: "a", quantity }))
      const { agreed, problems } = agreeLines(lines, parts)
      const tooFew = sum < 2 ? "below_minimum" : undefined
      const code = sum > 10 ? "not_available" : tooFew
      expect(problems.map((problem) => problem.code)).toEqual(code ? all.map(() => code) : [])
      expect(agreed).toHaveLength(code ? 0 : all.length)
    }),
  )
})

test("pack sizes are checked, with the nearest allowed quantities suggested", () => {
  const screws = aPart("screws", { minimumQuantity: 12, orderMultiple: 12, availableQuantity: 100 })
  const problemsOf = (...quantities: number[]) =>
    agreeLines(
      quantities.map((quantity) => ({ partId: "screws", quantity })),
      [screws],
    ).problems
  expect(problemsOf(30)).toMatchObject([{ code: "not_a_multiple", suggestions: [24, 36] }])
  expect(problemsOf(5, 7)).toEqual([])
})

test("every suggestion for a line is valid beside the other lines", () => {
  const rules = fc.record({
    minimumQuantity: fc.integer({ min: 1, max: 30 }),
    maximumQuantity: fc.option(fc.integer({ min: 30, max: 90 })),
    orderMultiple: fc.integer({ min: 1, max: 12 }),
    availableQuantity: fc.integer({ min: 0, max: 100 }),
  })
  const quantities = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(rules, quantities, (changes, all) => {
      const part = aPart("a", changes)
      const lines = all.map((quantity) => ({ partId: "a", quantity }))
      for (const problem of agreeLines(lines, [part]).problems) {
        if (!("suggestions" in problem)) throw new Error(`unexpected ${problem.code}`)
        for (const quantity of problem.suggestions)
          expect(
            agreeLines(lines.with(problem.index, { partId: "a", quantity }), [part]).problems,
          ).toEqual([])
      }
    }),
    { numRuns: 1000 },
  )
})
