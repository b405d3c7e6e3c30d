import fc from "fast-check"
import { expect, test } from "vitest"
import { aLadder } from "#test/ladders.ts"
import { MAX_CHARGE_CENTS } from "./card-limits.ts"
import { invalidBreaks } from "./invalid-breaks.ts"

const ladders = aLadder({ min: 1, max: MAX_CHARGE_CENTS, farthest: 10_000 })

test("breaks that do not rise in quantity and fall in price are not a ladder", () => {
  fc.assert(
    fc.property(ladders, (part) => {
      expect(invalidBreaks(part)).toEqual([])
    }),
  )
  const step = (from: number, unitPriceCents: number) => ({ from, unitPriceCents })
  const wrongOf = (...breaks: ReturnType<typeof step>[]) =>
    invalidBreaks({ priceCents: 340, breaks }).map(({ index, wrong }) => `${index} ${wrong}`)
  expect(wrongOf(step(1, 310))).toEqual(["0 from"])
  expect(wrongOf(step(50, 340))).toEqual(["0 unitPriceCents"])
  expect(wrongOf(step(50, 310), step(50, 300))).toEqual(["1 from"])
  expect(wrongOf(step(50, 310), step(60, 310))).toEqual(["1 unitPriceCents"])
  expect(wrongOf(step(1, 350), step(60, 310), step(50, 320))).toEqual([
    "0 from",
    "0 unitPriceCents",
    "2 from",
    "2 unitPriceCents",
  ])
})
