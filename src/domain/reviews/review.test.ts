import fc from "fast-check"
import { expect, test } from "vitest"
import { ratingSummary, reviewStates, stateAfterSaving } from "./review.ts"

test("the average of all ratings has one decimal and stays between the worst and the best", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (given) => {
      const counted = new Map(
        [...Map.groupBy(given, (star) => star)].map(([star, all]) => [star, all.length]),
      )
      const { total, average = 0, ratings } = ratingSummary(counted)
      expect(total).toBe(given.length)
      expect(ratings.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1])
      expect(ratings.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      const mean = given.reduce((sum, star) => sum + star, 0) / given.length
      expect(Math.abs(average - mean)).toBeLessThanOrEqual(0.05 + 1e-9)
      expect(average).toBeGreaterThanOrEqual(Math.min(...given))
      expect(average).toBeLessThanOrEqual(Math.max(...given))
    }),
  )
})

test("without ratings there is no average", () => {
  expect(ratingSummary(new Map())).toMatchObject({ total: 0, average: undefined })
})

test("a review is published at once, unless staff check first or have refused it", () => {
  const written = [undefined, ...reviewStates]
  expect(written.map((before) => stateAfterSaving(before, true))).toEqual(
    written.map(() => "queued"),
  )
  expect(written.map((before) => stateAfterSaving(before, false))).toEqual([
    "published",
    "published",
    "queued",
    "queued",
  ])
})
