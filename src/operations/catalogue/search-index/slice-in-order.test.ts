import fc from "fast-check"
import { expect, test } from "vitest"
import { orderByNumbers, type SlotOrder, sliceInOrder } from "./slice-in-order.ts"

test("a sorted page equals the same slice of a full sort", () => {
  const keys = fc.array(fc.nat(20), { maxLength: 300, size: "max" })
  fc.assert(
    fc.property(keys, fc.nat(80), fc.nat(40), (keys, from, size) => {
      const positions = Float64Array.from(keys.keys())
      const order = orderByNumbers(Int32Array.from(keys), 1, positions)
      const slots = Uint32Array.from(keys.keys())
      const wanted = [...slots].sort(order.compare).slice(from, from + size)
      const slice = (compared: SlotOrder) => [
        ...sliceInOrder(slots.slice(), compared, from, from + size),
      ]
      expect(slice(order)).toEqual(wanted)
      expect(slice({ compare: order.compare })).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
})
