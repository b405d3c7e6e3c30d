import { expect, test } from "vitest"
import { priceReductionOf } from "./price-for.ts"

const now = new Date("2026-11-26T12:00:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const change = (days: number, beforeCents: number) => ({ at: daysAgo(days), beforeCents })

test("a price lowered within 30 days names the lowest price of the 30 days before", () => {
  expect(priceReductionOf(400, [change(3, 500)], now)).toEqual({ fromCents: 500, lowestCents: 500 })
  const changes = [change(3, 500), change(10, 450), change(32, 420), change(34, 100)]
  expect(priceReductionOf(400, changes, now)).toEqual({ fromCents: 500, lowestCents: 420 })
})

test("a price that rose, or was lowered earlier, is not a reduction", () => {
  expect(priceReductionOf(400, [], now)).toBeUndefined()
  expect(priceReductionOf(400, [change(3, 300)], now)).toBeUndefined()
  expect(priceReductionOf(400, [change(31, 500)], now)).toBeUndefined()
  expect(priceReductionOf(400, [change(3, 300), change(4, 500)], now)).toBeUndefined()
})
