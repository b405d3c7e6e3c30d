import fc from "fast-check"
import { expect, test } from "vitest"
import { unitsReady, unitsToShip } from "./line-units.ts"
import { agreeShipment, readTraceNumbers, trackingLink } from "./shipment.ts"

const none = { waiting: 0, dropped: 0, cancelled: 0, undecided: 0, shipped: 0 }
const lines = [
  { ...none, number: 1, quantity: 10, waiting: 6 },
  { ...none, number: 2, quantity: 5, shipped: 2 },
  { ...none, number: 3, quantity: 4, shipped: 4 },
]

test("everything that is ready is shipped if nothing is specified", () => {
  expect(agreeShipment(lines, undefined)).toEqual({
    lines: [
      { number: 1, quantity: 4 },
      { number: 2, quantity: 3 },
    ],
    isLast: false,
  })
  expect(agreeShipment(lines.slice(1), undefined)).toMatchObject({ isLast: true })
  expect(agreeShipment(lines.slice(2), undefined)).toEqual({ refusal: "nothing_to_ship" })
  const awaited = [{ ...none, number: 1, quantity: 6, waiting: 6 }]
  expect(agreeShipment(awaited, undefined)).toEqual({ refusal: "order_awaits_stock" })
})

test("an invalid shipment is refused with the quantities that are ready", () => {
  const shipmentOf = (number: number, quantity?: number) =>
    agreeShipment(lines, [{ number, quantity }])
  expect(shipmentOf(1, 5)).toEqual({
    refusal: "shipment_awaits_stock",
    lines: [{ number: 1, ready: 4, waiting: 6 }],
  })
  expect(shipmentOf(2, 4)).toEqual({ refusal: "shipment_exceeds", lines: [{ number: 2, left: 3 }] })
  for (const gone of [3, 9])
    expect(shipmentOf(gone)).toEqual({
      refusal: "shipment_exceeds",
      lines: [{ number: gone, left: 0 }],
    })
  expect(shipmentOf(2)).toEqual({ lines: [{ number: 2, quantity: 3 }], isLast: false })
})

test("no line ships more than is ready, and the last shipment leaves nothing", () => {
  const units = fc.nat(6)
  const line = fc.tuple(units, units, units, units).map(([shipped, cancelled, waiting, ready]) => ({
    ...none,
    shipped,
    cancelled,
    waiting,
    quantity: shipped + cancelled + waiting + ready,
  }))
  const requests = fc.option(
    fc.record({ number: fc.nat(4), quantity: fc.integer({ min: 1, max: 9 }) }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 3 }), requests, (some, wanted) => {
      const all = some.map((one, index) => ({ ...one, number: index + 1 }))
      const agreed = agreeShipment(all, wanted ? [wanted] : undefined)
      if ("refusal" in agreed) return
      const sent = new Map(agreed.lines.map(({ number, quantity }) => [number, quantity]))
      expect(sent.size).toBeGreaterThan(0)
      for (const one of all) expect(sent.get(one.number) ?? 0).toBeLessThanOrEqual(unitsReady(one))
      const left = all.map((one) => unitsToShip(one) - (sent.get(one.number) ?? 0))
      expect(left.every((n) => n === 0)).toBe(agreed.isLast)
    }),
  )
})

test("trace numbers are read one per line or cell, each once", () => {
  expect(readTraceNumbers('B-1\r\n"S 2"; S3,\n\tB-1 \n')).toEqual(["B-1", "S 2", "S3"])
  expect(readTraceNumbers(" \n")).toEqual([])
})

test("a carrier's link contains the encoded number", () => {
  expect(trackingLink("https://c.example/?id={number}&l=en", "1 Z/9")).toBe(
    "https://c.example/?id=1%20Z%2F9&l=en",
  )
  expect(trackingLink("https://c.example/{number}", "")).toBe("")
  expect(trackingLink("", "1")).toBe("")
})
