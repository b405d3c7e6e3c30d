import fc from "fast-check"
import type { PriceBreak } from "#domain/pricing/price-for.ts"

/** Generates price ladders of up to ten breaks: rising quantities, falling prices. */
export const aLadder = ({ min, max, farthest }: { min: number; max: number; farthest: number }) =>
  fc
    .record({
      froms: fc.uniqueArray(fc.integer({ min: 2, max: farthest }), { maxLength: 10 }),
      prices: fc.uniqueArray(fc.integer({ min, max }), { minLength: 11, maxLength: 11 }),
    })
    .map(({ froms, prices }) => {
      const [priceCents = min, ...falling] = prices.toSorted((one, other) => other - one)
      const breaks: PriceBreak[] = froms
        .toSorted((one, other) => one - other)
        .map((from, index) => ({ from, unitPriceCents: falling[index] ?? min }))
      return { priceCents, breaks }
    })
