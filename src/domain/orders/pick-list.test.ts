import fc from "fast-check"
import { expect, test } from "vitest"
import { unitsReady } from "./line-units.ts"
import { pickList } from "./pick-list.ts"

const few = fc.integer({ min: 0, max: 9 })
const line = fc.record({
  orderNumber: fc.constantFrom("CA-2026-000001", "CA-2026-000002", "CA-2026-000003"),
  partId: fc.constantFrom("a", "b", "c"),
  quantity: few,
  waiting: few,
  dropped: few,
  cancelled: few,
  undecided: few,
  shipped: few,
})

test("each ready unit is on the pick list once, for its order", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const list = pickList(
        lines.map((one) => ({
          ...one,
          sku: `CA-${one.partId}`,
          mpn: null,
          binLocation: null,
          name: one.partId,
        })),
      )
      const readyOf = (partId: string, order?: string) =>
        lines
          .filter((one) => one.partId === partId && (order ?? one.orderNumber) === one.orderNumber)
          .reduce((sum, one) => sum + unitsReady(one), 0)
      const picked = ["a", "b", "c"].filter((partId) => readyOf(partId) > 0)
      expect(list.map(({ name }) => name)).toEqual(picked)
      for (const { name, units, orders } of list) {
        expect(units).toBe(readyOf(name))
        expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(orders.length)
        for (const order of orders) expect(order.units).toBe(readyOf(name, order.orderNumber))
        expect(orders.reduce((sum, order) => sum + order.units, 0)).toBe(units)
      }
    }),
    { numRuns: 200 },
  )
})

test("parts are sorted by number, or the manufacturer's if they have none", () => {
  const of = (sku: string, mpn: string | null = null, binLocation: string | null = null) => ({
    orderNumber: "CA-2026-000001",
    partId: sku,
    sku,
    mpn,
    binLocation,
    name: sku,
    quantity: 1,
    waiting: 0,
    dropped: 0,
    cancelled: 0,
    undecided: 0,
    shipped: 0,
  })
  const lines = [of("CA-10"), of("0f8e4a52-9c1d-4b7e-8a36-5d2c1f0e9b47", "BX-1"), of("CA-9")]
  expect(pickList(lines).map(({ number }) => number)).toEqual(["BX-1", "CA-9", "CA-10"])
  const placed = [of("CA-1", null, "B-10"), of("CA-2", null, "B-9"), of("CA-3")]
  expect(pickList(placed).map(({ number }) => number)).toEqual(["CA-3", "CA-2", "CA-1"])
})
