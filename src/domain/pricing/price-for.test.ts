import fc from "fast-check"
import { expect, test } from "vitest"
import { aLadder } from "#test/ladders.ts"
import { MAX_CHARGE_CENTS, smallestOrderIsChargeable } from "./card-limits.ts"
import { lowestPrice, priceFor, priceReductionOf, withoutBreaks } from "./price-for.ts"

const aQuantity = fc.integer({ min: 1, max: 1_000_000_000 })

const ladders = aLadder({ min: 1, max: MAX_CHARGE_CENTS, farthest: 10_000 })

test("a part without breaks costs its price each, to the cent", () => {
  expect(priceFor({ part: { priceCents: 11_800 }, quantity: 20 })).toEqual({
    unitPriceCents: 11_800,
    totalCents: 236_000,
    why: { from: 1 },
  })
  expect(priceFor({ part: { priceCents: 110 }, quantity: 3 })?.totalCents).toBe(330)
  expect(priceFor({ part: { priceCents: 1999 }, quantity: 7 })?.totalCents).toBe(13_993)
})

test("a price break applies from its quantity on", () => {
  const part = {
    priceCents: 340,
    breaks: [
      { from: 50, unitPriceCents: 310 },
      { from: 100, unitPriceCents: 285 },
    ],
  }
  const unitPrices = [1, 49, 50, 99, 100, 5000].map(
    (quantity) => priceFor({ part, quantity })?.unitPriceCents,
  )
  expect(unitPrices).toEqual([340, 340, 310, 310, 285, 285])
  expect(priceFor({ part, quantity: 60 })).toMatchObject({ totalCents: 18_600, why: { from: 50 } })
})

test("the lowest applicable price of any ladder wins, and the total is exact", () => {
  fc.assert(
    fc.property(ladders, aQuantity, (part, quantity) => {
      const applying = part.breaks.filter(({ from }) => from <= quantity)
      const lowest = Math.min(
        part.priceCents,
        ...applying.map(({ unitPriceCents }) => unitPriceCents),
      )
      const exact = BigInt(lowest) * BigInt(quantity)
      const price = priceFor({ part, quantity })
      if (exact > BigInt(Number.MAX_SAFE_INTEGER)) expect(price).toBeUndefined()
      else
        expect(price).toEqual({
          unitPriceCents: lowest,
          totalCents: Number(exact),
          why: { from: applying.at(-1)?.from ?? 1 },
        })
    }),
    { numRuns: 3000 },
  )
})

test("an invalid quantity and one beyond exact counting have no price", () => {
  for (const quantity of [0, -1, 0.5, 1.5, Number.NaN, Infinity, 2 ** 53])
    expect(priceFor({ part: { priceCents: 1 }, quantity })).toBeUndefined()
  expect(priceFor({ part: { priceCents: 99_999_999 }, quantity: 1_000_000_000 })).toBeUndefined()
})

test("breaks never raise a price", () => {
  fc.assert(
    fc.property(ladders, fc.integer({ min: 1, max: 20_000 }), (part, quantity) => {
      const price = priceFor({ part, quantity })?.totalCents
      expect(price).toBeLessThanOrEqual(withoutBreaks({ part, quantity })?.totalCents ?? 0)
    }),
  )
})

test("the lowest price is that of the largest quantities", () => {
  expect(lowestPrice({ priceCents: 340 })).toBe(340)
  expect(lowestPrice({ priceCents: 340, breaks: [{ from: 50, unitPriceCents: 310 }] })).toBe(310)
})

test.each([
  [49, 1, false],
  [50, 1, true],
  [1, 50, true],
  [99_999_999, 1, true],
  [99_999_999, 2, false],
  [99_999_999, 1_000_000_000, false],
])("the smallest order can be charged to a card: %i cents, %i of them: %s", (...row) => {
  const [priceCents, minimumQuantity, can] = row
  expect(smallestOrderIsChargeable({ priceCents, minimumQuantity })).toBe(can)
})

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
