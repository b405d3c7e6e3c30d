import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { taxQuestion } from "#test/tax-rates.ts"
import { recomputeTax, type TaxInput, taxFor } from "./tax-for.ts"

describe("for random questions", () => {
  const always = (holds: (question: TaxInput) => void) =>
    fc.assert(fc.property(taxQuestion, holds), { numRuns: 300 })

  test("a line's tax is the sum of its taxes, each within half a cent of its rate", () => {
    always((question) => {
      if (question.pricesInclude) return
      for (const { netCents, taxCents, taxes } of taxFor(question).lines) {
        expect(taxes.reduce((sum, tax) => sum + tax.taxCents, 0)).toBe(taxCents)
        for (const tax of taxes)
          expect(
            Math.abs(
              Number(BigInt(tax.taxCents) * 100_000n - BigInt(netCents) * BigInt(tax.milliPercent)),
            ),
          ).toBeLessThanOrEqual(50_000)
      }
    })
  })

  test("a tax-inclusive price is what is paid domestically", () => {
    always((question) => {
      const atHome = { ...question, destination: question.seller, buyer: {}, pricesInclude: true }
      for (const [index, { netCents, taxCents }] of taxFor(atHome).lines.entries())
        expect(netCents + taxCents).toBe(question.lines[index]?.totalCents)
    })
  })

  test("included tax is removed once, and the due tax is added once", () => {
    always((question) => {
      for (const [index, line] of taxFor(question).lines.entries()) {
        const { netCents, taxCents, taxes, takenOff } = line
        const price = question.lines[index]?.totalCents ?? 0
        const off = takenOff.reduce((sum, tax) => sum + tax.taxCents, 0)
        const insides = question.pricesInclude && off === 0 ? [0, taxCents] : [off]
        expect(insides.map((inside) => netCents + inside)).toContain(price)
        expect(new Set(taxes.map(({ region = "" }) => region)).size).toBe(taxes.length)
      }
    })
  })

  test("a line's tax does not depend on other lines", () => {
    always((question) => {
      const { lines } = taxFor(question)
      for (const [index, line] of question.lines.entries())
        expect(taxFor({ ...question, lines: [line] }).lines).toEqual([lines[index]])
    })
  })

  test("a line's tax for another total equals the tax calculated for that total", () => {
    always((question) => {
      const fewer = question.lines.map((line) => ({
        ...line,
        totalCents: Math.floor(line.totalCents / 2),
      }))
      const again = taxFor({ ...question, lines: fewer }).lines
      for (const [index, line] of taxFor(question).lines.entries())
        expect(recomputeTax(line, fewer[index]?.totalCents ?? 0)).toEqual(again[index])
    })
  })
})
