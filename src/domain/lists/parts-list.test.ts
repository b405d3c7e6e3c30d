import fc from "fast-check"
import { expect, test } from "vitest"
import { checkQuantity } from "../orders/quantity.ts"
import {
  compareLines,
  mergeLines,
  neededUnits,
  planUnits,
  readSpares,
  sparesText,
} from "./parts-list.ts"

const line = fc.record({
  partId: fc.constantFrom("a", "b", "c", "d"),
  quantity: fc.integer({ min: 1, max: 9 }),
  designators: fc.constantFrom("", "J1", "J2, J3"),
  note: fc.constantFrom("", "x"),
  customerPartNumber: fc.constantFrom("", "4711"),
  targetPriceCents: fc.constantFrom(null, 450),
})
const lines = fc.array(line, { maxLength: 8 })

test("lines of the same part are merged, with all units and details", () => {
  const none = { designators: "", note: "", customerPartNumber: "", targetPriceCents: null }
  const own = { customerPartNumber: "4711", targetPriceCents: 450 }
  const merged = mergeLines([
    { ...none, partId: "a", quantity: 2, designators: "J1", note: "left" },
    { ...none, partId: "b", quantity: 1 },
    { ...none, ...own, partId: "a", quantity: 3, designators: "J1,J2", note: "right" },
    { ...none, partId: "b", quantity: 1, designators: "J9" },
    { partId: "a", quantity: 1, ...none, customerPartNumber: "0815", targetPriceCents: 300 },
  ])
  expect(merged).toEqual([
    { ...own, partId: "a", quantity: 6, designators: "J1, J2", note: "left; right" },
    { ...none, partId: "b", quantity: 2, designators: "J9" },
  ])
  fc.assert(
    fc.property(lines, (given) => {
      const once = mergeLines(given)
      expect(new Set(once.map(({ partId }) => partId)).size).toBe(once.length)
      const units = (of: typeof given) => of.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(units(once)).toBe(units(given))
    }),
  )
})

test("differences lead from one revision to the other, and equal revisions have none", () => {
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const [before, after] = [one, other].map((given) =>
        mergeLines(given).map((each) => ({ ...each, needed: each.quantity })),
      )
      expect(compareLines(before ?? [], before ?? [])).toEqual([])
      const now = new Map(before?.map((each) => [each.partId, each]))
      for (const { before: gone, after: come } of compareLines(before ?? [], after ?? [])) {
        if (gone) now.delete(gone.partId)
        if (come) now.set(come.partId, come)
      }
      expect(now).toEqual(new Map(after?.map((each) => [each.partId, each])))
    }),
  )
})

const plans = fc.record({
  builds: fc.integer({ min: 1, max: 1_000_000 }),
  spareBasisPoints: fc.integer({ min: 0, max: 10_000 }),
})
const perBuild = fc.integer({ min: 1, max: 1_000_000 })

test("the required units are the smallest whole number that covers builds and spares", () => {
  expect(neededUnits(2, { builds: 250, spareBasisPoints: 200 })).toBe(510)
  expect(neededUnits(1, { builds: 49, spareBasisPoints: 200 })).toBe(50)
  expect(neededUnits(1, { builds: 50, spareBasisPoints: 200 })).toBe(51)
  // As floats, 1 × 100 × 1.1 is 110.00000000000001.
  expect(neededUnits(1, { builds: 100, spareBasisPoints: 1000 })).toBe(110)
  fc.assert(
    fc.property(perBuild, plans, (quantity, plan) => {
      const exact = BigInt(quantity) * BigInt(plan.builds) * BigInt(10_000 + plan.spareBasisPoints)
      const needed = BigInt(neededUnits(quantity, plan))
      expect(needed * 10_000n).toBeGreaterThanOrEqual(exact)
      expect((needed - 1n) * 10_000n).toBeLessThan(exact)
    }),
    { numRuns: 3000 },
  )
})

const rules = fc
  .record({
    pack: fc.integer({ min: 1, max: 48 }),
    least: fc.integer({ min: 1, max: 20 }),
    most: fc.option(fc.integer({ min: 20, max: 400 })),
    availableQuantity: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ pack, least, most, availableQuantity }) => ({
    minimumQuantity: least * pack,
    maximumQuantity: most && most * pack,
    orderMultiple: pack,
    availableQuantity,
  }))

test("the allowed quantity covers the required one without an extra pack, whatever the stock", () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 1, max: 2000 }), (part, quantity) => {
      const plan = planUnits(part, quantity, { builds: 1, spareBasisPoints: 0 })
      const enough = { ...part, availableQuantity: 1_000_000 }
      if (plan.allowed === undefined) expect(quantity).toBeGreaterThan(part.maximumQuantity ?? 0)
      else {
        expect(checkQuantity(enough, plan.allowed)).toBeUndefined()
        expect(plan.allowed).toBeGreaterThanOrEqual(quantity)
        const less = plan.allowed - part.orderMultiple
        expect(less < quantity || less < part.minimumQuantity).toBe(true)
      }
      expect(plan.short).toBe(Math.max(0, (plan.allowed ?? quantity) - part.availableQuantity))
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ["2", 200],
  [" 2.5 % ", 250],
  ["0,25%", 25],
  ["100", 10_000],
  ["100.01", undefined],
  ["2.125", undefined],
  ["2x", undefined],
  ["-2", undefined],
  ["", undefined],
])("spares written %s are %s hundredths of a percent", (written, points) => {
  expect(readSpares(written)).toBe(points)
  if (points !== undefined) expect(readSpares(sparesText(points))).toBe(points)
})
