import fc from "fast-check"
import { expect, test } from "vitest"
import { type PricedPart, priceFor } from "../pricing/price-for.ts"
import { priceHints } from "./price-hints.ts"
import { checkQuantity } from "./quantity.ts"

const cable = {
  minimumQuantity: 1,
  availableQuantity: 1000,
  priceCents: 340,
  breaks: [
    { from: 50, unitPriceCents: 310 },
    { from: 100, unitPriceCents: 285 },
  ],
}
const hinted = (part: typeof cable, quantity: number, others = 0) =>
  priceHints(part, quantity, others).map((hint) => [hint.quantity, hint.costsLess])

test("the next price break is hinted from four fifths of it, or once it costs less in total", () => {
  expect(hinted(cable, 39)).toEqual([])
  expect(hinted(cable, 40)).toEqual([[50, false]])
  expect(hinted(cable, 46)).toEqual([[50, true]])
  expect(hinted(cable, 96)).toEqual([[100, true]])
  expect(hinted(cable, 100)).toEqual([])
  const steep = { ...cable, breaks: [{ from: 100, unitPriceCents: 100 }] }
  expect(hinted(steep, 30)).toEqual([[100, true]])
})

test("a hinted quantity can be ordered, counting other lines", () => {
  expect(hinted({ ...cable, availableQuantity: 99 }, 96)).toEqual([])
  const packed = { ...cable, orderMultiple: 12 }
  expect(hinted(packed, 96)).toEqual([[108, false]])
  expect(hinted(packed, 49)).toEqual([[60, false]])
  expect(hinted({ ...cable, availableQuantity: 110 }, 96, 10)).toEqual([[100, true]])
  expect(hinted({ ...cable, availableQuantity: 110 }, 96, 11)).toEqual([])
  expect(hinted(packed, 47, 2)).toEqual([[58, false]])
})

test("a part without breaks and an invalid quantity have no hints", () => {
  expect(priceHints({ ...cable, breaks: [] }, 96)).toEqual([])
  for (const quantity of [0, -1, 1.5, Number.NaN, 2 ** 53])
    expect(priceHints(cable, quantity)).toEqual([])
})

const aPart = fc
  .record({
    froms: fc.uniqueArray(fc.integer({ min: 2, max: 200 }), { maxLength: 10 }),
    prices: fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 11, maxLength: 11 }),
    minimumQuantity: fc.integer({ min: 1, max: 60 }),
    maximumQuantity: fc.option(fc.integer({ min: 60, max: 250 })),
    orderMultiple: fc.integer({ min: 1, max: 24 }),
    availableQuantity: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ froms, prices, ...rules }) => {
    const [priceCents = 1, ...falling] = prices.toSorted((one, other) => other - one)
    const breaks = froms
      .toSorted((one, other) => one - other)
      .map((from, index) => ({ from, unitPriceCents: falling[index] ?? 1 }))
    return { ...rules, priceCents, breaks }
  })

const totalOf = (part: PricedPart, quantity: number) =>
  priceFor({ part, quantity })?.totalCents ?? Number.NaN

test("hints for any ladder name exactly the worthwhile breaks", () => {
  fc.assert(
    fc.property(aPart, fc.integer({ min: 1, max: 260 }), (part, quantity) => {
      const hints = priceHints(part, quantity)
      const now = totalOf(part, quantity)
      const allowed = Array.from({ length: 300 }, (_, index) => index + 1).filter(
        (one) => one > quantity && checkQuantity(part, one) === undefined,
      )
      const step = part.breaks.find(({ from }) => from > quantity)?.from ?? Infinity
      const next = allowed.find((one) => one >= step)
      const least = Math.min(...allowed.map((one) => totalOf(part, one)))
      for (const { costsLess, quantity: larger, ...price } of hints) {
        expect(allowed).toContain(larger)
        expect(price).toEqual(priceFor({ part, quantity: larger }))
        expect(costsLess).toBe(price.totalCents < now)
        expect(price.totalCents === least || larger === next).toBe(true)
      }
      if (least < now) expect(hints.map(({ totalCents }) => totalCents)).toContain(least)
      if (next !== undefined && next <= quantity * 1.25)
        expect(hints.map((hint) => hint.quantity)).toContain(next)
      expect(hints.length).toBeLessThanOrEqual(2)
      expect(new Set(hints.map((hint) => hint.quantity)).size).toBe(hints.length)
    }),
    { numRuns: 3000 },
  )
})
