import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatCount } from "../shop/number-format.ts"
import { CELL_BOUNDS, isFraction, readQuantity } from "./read-quantity.ts"

test.each([
  ["12", 12] as const,
  [" 100 ", 100] as const,
  ["1,000", 1000] as const,
  ["1.000", 1000] as const,
  ["1 000", 1000] as const,
  ["1'000", 1000] as const,
  ["12 pcs", 12] as const,
  ["2x", 2] as const,
  ["x 2", 2] as const,
  ["× 3", 3] as const,
  ["10.0", 10] as const,
  ["1.000,00", 1000] as const,
  ["1,250,000 units", 1_250_000] as const,
  ["1.200,000", 1200] as const,
  ["1,200.000 pcs", 1200] as const,
  ["Qty: 5", 5] as const,
  ["250 Stk.", 250] as const,
  ["x25", 25] as const,
  ["(20)", 20] as const,
  ["(20 pcs)", 20] as const,
  ["Menge: 1.250", 1250] as const,
  ["Qté 12", 12] as const,
  ["1’000", 1000] as const,
  ["40,00", 40] as const,
  ["60k", 60_000] as const,
  ["1.5 k", 1500] as const,
  ["2 dozen", 24] as const,
  ["1 000 dozen", 12_000] as const,
  ["3 Dutzend", 36] as const,
  ["3 dussin", 36] as const,
  ["4 DZN", 48] as const,
  ["2 Tsd.", 2000] as const,
  ["1,5 tusen", 1500] as const,
  ["5 hundred", 500] as const,
  ["2 mil", 2000] as const,
  ...[
    "",
    "a few",
    "R1",
    "5O",
    "1.0001k",
    "1.125k",
    "1,125k",
    "1.500 dozen",
    "CPU1",
    "C1, C2",
    "CA-F-120",
    "()",
    "0",
    "-3",
    "2.5",
    "0,2",
    "0.200",
    "1.200,250",
    "1,00,0",
    "12 or 13",
    "9".repeat(30),
    `1${" ".repeat(498)}!`,
  ].map((written) => [written, undefined] as const),
])("the quantity %j is %j", (written, quantity) => {
  expect(readQuantity(written)).toBe(quantity)
})

test.each([
  ["0,2", true],
  ["0.200", true],
  ["2.5 pcs", true],
  ["1.000,50", true],
  ["1,000.5", true],
  ["1.000", false],
  ["10.0", false],
  ["12 pcs", false],
  ["a few", false],
  ["", false],
])("%j is a fraction: %j", (written, fraction) => expect(isFraction(written)).toBe(fraction))

describe("a quantity in a cell", () => {
  test("is parsed with and without thousands separators", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (quantity) => {
        expect(readQuantity(String(quantity), CELL_BOUNDS)).toBe(quantity)
        expect(readQuantity(` ${formatCount(quantity)} `, CELL_BOUNDS)).toBe(quantity)
      }),
    )
  })

  test.each(["", "abc", "1.5", "-3", "1,20", "12e3", "1000001", "1,000,001", "9".repeat(30)])(
    "is not parsed from %j",
    (written) => expect(readQuantity(written, CELL_BOUNDS)).toBeUndefined(),
  )
})
