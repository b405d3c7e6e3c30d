import fc from "fast-check"
import { expect, test } from "vitest"
import { formatCount } from "#domain/shop/number-format.ts"
import { readQuantity } from "./read-quantity.ts"

test("every quantity is read as it is written, with and without its commas", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (quantity) => {
      expect(readQuantity(String(quantity))).toBe(quantity)
      expect(readQuantity(` ${formatCount(quantity)} `)).toBe(quantity)
    }),
  )
})

test.each(["", "abc", "1.5", "-3", "1,20", "12e3", "1000001", "1,000,001", "9".repeat(30)])(
  "%j is no quantity",
  (written) => expect(readQuantity(written)).toBeUndefined(),
)
