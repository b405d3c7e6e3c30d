import fc from "fast-check"
import { expect, test } from "vitest"
import { type PricedPart, priceFor } from "../pricing/price-for.ts"
import {
  checkQuantity,
  nearestOf,
  priceHints,
  type QuantityRules,
  stepQuantity,
} from "./quantity.ts"

const part = { minimumQuantity: 20, availableQuantity: 100 }
const refuseQuantity = (rules: QuantityRules, quantity: number) =>
  checkQuantity(rules, quantity)?.code

test("quantities from the minimum to the stock can be ordered", () => {
  expect(refuseQuantity(part, 19)).toBe("below_minimum")
  expect(refuseQuantity(part, 20)).toBeUndefined()
  expect(refuseQuantity(part, 100)).toBeUndefined()
  expect(refuseQuantity(part, 101)).toBe("not_available")
})

test("zero, negative and fractional quantities are below every minimum", () => {
  for (const quantity of [0, -1, -20, 20.5, Number.NaN, -Infinity])
    expect(refuseQuantity({ ...part, minimumQuantity: 1 }, quantity)).toBe("below_minimum")
})

test("no quantity above the stock is available, whole or not", () => {
  for (const quantity of [100.5, 101, 2 ** 53, 1e300, Infinity])
    expect(refuseQuantity(part, quantity)).toBe("not_available")
  expect(refuseQuantity({ minimumQuantity: 20, availableQuantity: 5 }, 6)).toBe("not_available")
})

test("a part with less stock than its minimum cannot be ordered", () => {
  const scarce = { minimumQuantity: 20, availableQuantity: 19 }
  expect(refuseQuantity(scarce, 19)).toBe("below_minimum")
  expect(refuseQuantity(scarce, 20)).toBe("not_available")
})

test("pack and maximum have their own reasons, after those of stock and minimum", () => {
  const packed = {
    minimumQuantity: 24,
    maximumQuantity: 480,
    orderMultiple: 12,
    availableQuantity: 600,
  }
  expect([24, 36, 480].map((quantity) => checkQuantity(packed, quantity))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(checkQuantity(packed, 50)).toEqual({
    code: "not_a_multiple",
    orderMultiple: 12,
    suggestions: [48, 60],
  })
  expect(checkQuantity(packed, 481)).toEqual({
    code: "above_maximum",
    maximumQuantity: 480,
    suggestions: [480],
  })
  expect(checkQuantity(packed, 601)).toEqual({ code: "not_available", suggestions: [480] })
  expect(checkQuantity(packed, 13)).toEqual({ code: "below_minimum", suggestions: [24] })
  expect(checkQuantity(packed, Number.NaN)).toEqual({ code: "below_minimum", suggestions: [24] })
  expect(checkQuantity({ ...packed, maximumQuantity: null }, 500)).toEqual({
    code: "not_a_multiple",
    orderMultiple: 12,
    suggestions: [492, 504],
  })
})

test("nothing is suggested if nothing can be ordered", () => {
  const scarce = { minimumQuantity: 24, orderMultiple: 12, availableQuantity: 20 }
  expect(checkQuantity(scarce, 12)).toEqual({ code: "below_minimum", suggestions: [] })
  expect(checkQuantity(scarce, 24)).toEqual({ code: "not_available", suggestions: [] })
})

test("steps lead from pack to pack, and end at the minimum and the maximum", () => {
  const packed = { minimumQuantity: 24, maximumQuantity: 48, orderMultiple: 12 }
  const steps = [24, 30, 36, 48].map((from) => [
    stepQuantity(packed, from, -1),
    stepQuantity(packed, from, 1),
  ])
  expect(steps).toEqual([
    [24, 36],
    [24, 36],
    [24, 48],
    [36, 48],
  ])
  expect(stepQuantity({ ...packed, maximumQuantity: null }, 48, 10)).toBe(168)
  expect(stepQuantity({}, 1, -1)).toBe(0)
})

test("of two equally near suggestions the larger is nearest", () => {
  expect([49, 54, 59].map((quantity) => nearestOf([48, 60], quantity))).toEqual([48, 60, 60])
  expect(nearestOf([], 5)).toBeUndefined()
})

test("suggestions are always allowed, and nothing between them is", () => {
  const rules = fc
    .record({
      minimum: fc.integer({ min: 1, max: 60 }),
      span: fc.option(fc.integer({ min: 0, max: 60 })),
      orderMultiple: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
      availableQuantity: fc.integer({ min: 0, max: 200 }),
      wholePacks: fc.boolean(),
    })
    .map(({ minimum, span, orderMultiple, availableQuantity, wholePacks }) => {
      const unit = wholePacks ? (orderMultiple ?? 1) : 1
      const minimumQuantity = minimum * unit
      const maximumQuantity = span === null ? null : minimumQuantity + span * unit
      return { minimumQuantity, maximumQuantity, orderMultiple, availableQuantity }
    })
  const quantities = fc.oneof(
    fc.integer({ min: -5, max: 250 }),
    fc.double({ min: -5, max: 250, noNaN: true }),
    fc.constantFrom(2 ** 53, 1e300, Infinity, -Infinity),
  )
  fc.assert(
    fc.property(rules, quantities, (of, quantity) => {
      const refusal = checkQuantity(of, quantity)
      const { minimumQuantity, maximumQuantity, orderMultiple = 1, availableQuantity } = of
      const allowed = Array.from({ length: 201 }, (_, index) => index).filter(
        (one) =>
          one >= minimumQuantity &&
          one <= (maximumQuantity ?? Infinity) &&
          one <= availableQuantity &&
          one % orderMultiple === 0,
      )
      expect(refusal === undefined).toBe(allowed.includes(quantity))
      if (!refusal) return
      const below = allowed.findLast((one) => one < quantity)
      const above = allowed.find((one) => one > quantity)
      expect(refusal.suggestions).toEqual([below, above].filter((near) => near !== undefined))
    }),
    { numRuns: 5000 },
  )
})

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
