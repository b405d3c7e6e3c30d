import fc from "fast-check"
import { expect, test } from "vitest"
import { compareLines, mergeLines } from "./list-lines.ts"

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
