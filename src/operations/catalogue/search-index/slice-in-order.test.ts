import fc from "fast-check"
import { expect, test } from "vitest"
import { sliceInOrder } from "./slice-in-order.ts"

test("a sorted page equals the same slice of a full sort", () => {
  const keys = fc.array(fc.nat(20), { maxLength: 300, size: "max" })
  fc.assert(
    fc.property(keys, fc.nat(80), fc.nat(40), (keys, from, size) => {
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b
      const places = Uint32Array.from(keys.keys())
      const wanted = [...places].sort(compare).slice(from, from + size)
      expect([...sliceInOrder(places, compare, from, from + size)]).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
})
