import { expect, test } from "vitest"
import { totalOf } from "./total.ts"

test("a total is counted in whole cents", () => {
  expect(totalOf(118, 20)).toBe(236_000)
  expect(totalOf(0.1, 3)).toBe(30)
  expect(totalOf(19.99, 1000)).toBe(1_999_000)
})

test("what is no quantity has no total", () => {
  for (const quantity of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(totalOf(118, quantity)).toBeUndefined()
  expect(totalOf(999_999.99, 1_000_000_000)).toBeUndefined()
})
