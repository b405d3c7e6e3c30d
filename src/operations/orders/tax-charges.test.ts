import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { sumOfCharges } from "#domain/orders/charges.ts"
import { taxFor } from "#domain/tax/tax-for.ts"
import { taxQuestion } from "#test/tax-rates.ts"
import { taxCharges, taxFactsOf } from "./tax-charges.ts"

describe("tax charges, positive and negative", () => {
  const always = (holds: (question: Parameters<typeof taxFor>[0]) => void) =>
    fc.assert(fc.property(taxQuestion, holds), { numRuns: 300 })

  test("equal the sum over the lines, and an order never costs less than its lines without tax", () => {
    always((question) => {
      const answer = taxFor(question)
      const charges = taxCharges(answer, "Because.")
      const added = taxFactsOf(answer, "").reduce((sum, { addedCents }) => sum + addedCents, 0)
      expect(sumOfCharges(charges)).toBe(added)
      const goods = question.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
      const net = answer.lines.reduce((sum, { netCents }) => sum + netCents, 0)
      const due = answer.lines.reduce((sum, { taxCents }) => sum + taxCents, 0)
      expect(goods + added).toBe(net + due)
      expect(net).toBeGreaterThanOrEqual(0)
    })
  })

  test("are negative only for included tax that is not due at the destination", () => {
    always((question) => {
      const answer = taxFor(question)
      const off = answer.lines.flatMap(({ takenOff }) => takenOff)
      for (const { amountCents, name, facts } of taxCharges(answer, "Because.")) {
        if (amountCents >= 0) continue
        expect(question.pricesInclude && off.length > 0).toBe(true)
        expect(name).toContain("in the prices")
        expect(facts.isContained).toBe(false)
      }
    })
  })
})
