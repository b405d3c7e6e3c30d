import fc from "fast-check"
import { expect, test } from "vitest"
import { formatAmount } from "../pricing/currency.ts"
import { cents, parseAmount, toAmount } from "../pricing/money.ts"
import { formatCents, formatChange, formatCount } from "./number-format.ts"

const anAmount = fc.integer({ min: 0, max: 10 ** 14 - 1 }).map(cents)

test("the displayed amount is exact to the cent", () => {
  fc.assert(
    fc.property(anAmount, (amount) => {
      const shown = formatCents(amount)
      expect(shown).toMatch(/^\$\d{1,3}(?:,\d{3})*\.\d{2}$/)
      expect(parseAmount(shown.replace(/[$,]/g, ""))).toBe(amount)
      expect(formatAmount(toAmount(amount))).toBe(shown)
    }),
    { numRuns: 2000 },
  )
})

test("counts are grouped by thousands, and a change shows its direction", () => {
  expect(formatCount(2360)).toBe("2,360")
  expect([20, -20, 0].map(formatChange)).toEqual(["+20", "-20", "0"])
})
