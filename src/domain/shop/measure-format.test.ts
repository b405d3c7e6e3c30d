import { expect, test } from "vitest"
import { formatWeight } from "./measure-format.ts"

test("a weight below a kilogram is stated in grams", () => {
  expect([1, 999, 1000, 12_449, 412_000_000].map(formatWeight)).toEqual([
    "1 g",
    "999 g",
    "1 kg",
    "12.4 kg",
    "412,000 kg",
  ])
})
