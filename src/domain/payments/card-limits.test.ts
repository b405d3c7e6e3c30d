import { expect, test } from "vitest"
import { chargeable, LARGEST_CHARGE_CENTS, SMALLEST_CHARGE_CENTS } from "./card-limits.ts"

test("the limits themselves can be charged, and a cent beyond them cannot", () => {
  expect([SMALLEST_CHARGE_CENTS, LARGEST_CHARGE_CENTS].every(chargeable)).toBe(true)
  expect([SMALLEST_CHARGE_CENTS - 1, LARGEST_CHARGE_CENTS + 1].some(chargeable)).toBe(false)
})
