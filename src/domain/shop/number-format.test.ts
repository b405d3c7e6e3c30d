import fc from "fast-check"
import { expect, test } from "vitest"
import { cents, toDollars } from "../pricing/money.ts"
import { parseDollars } from "../pricing/parse-dollars.ts"
import { formatChange, formatCount, formatDollars, formatPrice } from "./number-format.ts"

const anAmount = fc.integer({ min: 0, max: 10 ** 14 - 1 }).map(cents)

test("what the screen shows is the amount to the cent", () => {
  fc.assert(
    fc.property(anAmount, (amount) => {
      const shown = formatDollars(amount)
      expect(shown).toMatch(/^\$\d{1,3}(?:,\d{3})*\.\d{2}$/)
      expect(parseDollars(shown.replace(/[$,]/g, ""))).toBe(amount)
      expect(formatPrice(toDollars(amount))).toBe(shown)
    }),
    { numRuns: 2000 },
  )
})

test("counts are grouped by thousands, and a change says which way it goes", () => {
  expect(formatCount(2360)).toBe("2,360")
  expect([20, -20, 0].map(formatChange)).toEqual(["+20", "-20", "0"])
})
