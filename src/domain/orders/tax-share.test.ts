import fc from "fast-check"
import { expect, test } from "vitest"
import { taxShare } from "./tax-share.ts"

/** Refunds these units one after another. */
function giveBack(quantity: number, addedCents: number, refunds: readonly number[]) {
  let before = 0
  let givenCents = 0
  return refunds.map((units) => {
    const share = taxShare({ quantity, addedCents, before, givenCents }, units)
    before += units
    givenCents += share
    return share
  })
}

test("a third of a cent's tax is refunded with the unit that makes it half a cent", () => {
  expect(giveBack(3, 1, [1, 1, 1])).toEqual([0, 1, 0])
  expect(giveBack(3, 2, [1, 1, 1])).toEqual([1, 0, 1])
  expect(giveBack(4, 1000, [3, 1])).toEqual([750, 250])
  expect(giveBack(3, -2, [1, 1, 1])).toEqual([-1, 0, -1])
  expect(giveBack(5, 0, [5])).toEqual([0])
})

const line = fc.record({
  addedCents: fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }),
  refunds: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
})
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

test("the shares of all units add up to the line's tax, in whatever portions they are refunded", () => {
  fc.assert(
    fc.property(line, ({ addedCents, refunds }) => {
      const shares = giveBack(sumOf(refunds), addedCents, refunds)
      expect(sumOf(shares)).toBe(addedCents)
      // Each share has the sign of the tax and is within a cent of the exact share.
      for (const [index, share] of shares.entries()) {
        expect(share * Math.sign(addedCents)).toBeGreaterThanOrEqual(0)
        const part = (addedCents * (refunds[index] ?? 0)) / sumOf(refunds)
        expect(Math.abs(share - part)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test("the shares still add up if a refund fails and its units are refunded later", () => {
  fc.assert(
    fc.property(line, fc.nat(), ({ addedCents, refunds }, chosen) => {
      const quantity = sumOf(refunds)
      const shares = giveBack(quantity, addedCents, refunds)
      const failed = chosen % refunds.length
      const before = quantity - (refunds[failed] ?? 0)
      const givenCents = sumOf(shares.toSpliced(failed, 1))
      const again = taxShare({ quantity, addedCents, before, givenCents }, quantity - before)
      expect(givenCents + again).toBe(addedCents)
    }),
  )
})
