import fc from "fast-check"
import { expect, test } from "vitest"
import { cents } from "./money.ts"
import { changeByPercent, parsePercent } from "./percent.ts"

test("a percentage has an optional sign and at most two decimals", () => {
  expect(["5", "+5 %", "-2.5", "−0.25%", " 100 "].map(parsePercent)).toEqual([
    500, 500, -250, -25, 10_000,
  ])
  for (const written of ["5,5", "5.5 %", "+5,50%"]) expect(parsePercent(written)).toBe(550)
  for (const wrong of ["", "five", "1.234", "--1", "-100", "-250", "1e3"])
    expect(parsePercent(wrong)).toBeUndefined()
})

test("half a cent is rounded up, and a percentage applies to the price exactly", () => {
  expect(changeByPercent(cents(1050), 500)).toBe(1103)
  expect(changeByPercent(cents(50), -100)).toBe(50)
  expect(changeByPercent(cents(11_800), -250)).toBe(11_505)
  const amount = fc.integer({ min: 0, max: 99_999_999 }).map(cents)
  const change = fc.integer({ min: -9_999, max: 999_900 })
  fc.assert(
    fc.property(amount, change, (price, hundredths) => {
      const exact = (BigInt(price) * BigInt(10_000 + hundredths) * 2n + 10_000n) / 20_000n
      expect(BigInt(changeByPercent(price, hundredths))).toBe(exact)
    }),
  )
  fc.assert(
    fc.property(amount, (price) => {
      expect(changeByPercent(price, 0)).toBe(price)
    }),
  )
})
