import { expect, test } from "vitest"
import { chargeable, MAX_CHARGE_CENTS, MIN_CHARGE_CENTS } from "./card-limits.ts"

test("the limits themselves can be charged, and a cent beyond them cannot", () => {
  expect([MIN_CHARGE_CENTS, MAX_CHARGE_CENTS].every(chargeable)).toBe(true)
  expect([MIN_CHARGE_CENTS - 1, MAX_CHARGE_CENTS + 1].some(chargeable)).toBe(false)
})
