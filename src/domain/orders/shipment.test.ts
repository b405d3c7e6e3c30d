import fc from "fast-check"
import { expect, test } from "vitest"
import {
  agreeShipment,
  isAllShipped,
  type LineUnits,
  pickList,
  readTraceNumbers,
  trackingLink,
  unitsAwaited,
  unitsCancelledByRefund,
  unitsReady,
  unitsToShip,
} from "./shipment.ts"

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

const ordered: LineUnits = { ...none, quantity: 10 }

test("units left are neither shipped nor cancelled, and waiting ones cannot ship yet", () => {
  const states: [Partial<LineUnits>, [left: number, awaited: number, ready: number]][] = [
    [{}, [10, 0, 10]],
    [{ waiting: 6 }, [10, 6, 4]],
    [{ waiting: 6, shipped: 4 }, [6, 6, 0]],
    [{ shipped: 4, cancelled: 6 }, [0, 0, 0]],
    // An undecided refund of five units: the waiting units are those it cancels.
    [{ waiting: 6, cancelled: 5, undecided: 5 }, [5, 1, 4]],
    // The refund has succeeded, and no unit waits.
    [{ waiting: 1, dropped: 5, cancelled: 5 }, [5, 1, 4]],
    [{ dropped: 4, cancelled: 5 }, [5, 0, 5]],
  ]
  for (const [state, expected] of states) {
    const line = { ...ordered, ...state }
    expect([unitsToShip(line), unitsAwaited(line), unitsReady(line)]).toEqual(expected)
  }
})

test("a refund cancels unshipped units, unless they are still sent", () => {
  const line = { ...ordered, shipped: 4, cancelled: 3 }
  for (const [quantity, cancelled] of [
    [2, 2],
    [9, 3],
  ] as const) {
    expect(unitsCancelledByRefund(line, { quantity, stillSent: false })).toBe(cancelled)
    expect(unitsCancelledByRefund(line, { quantity, stillSent: true })).toBe(0)
  }
})

test("an order is shipped once something is sent and nothing is left or undecided", () => {
  const half = { ...ordered, shipped: 5 }
  expect(isAllShipped([])).toBe(false)
  expect(isAllShipped([{ ...ordered, cancelled: 10 }])).toBe(false)
  expect(isAllShipped([half])).toBe(false)
  expect(isAllShipped([{ ...half, cancelled: 5 }])).toBe(true)
  expect(isAllShipped([{ ...half, cancelled: 5, undecided: 5 }])).toBe(false)
  expect(isAllShipped([{ ...half, cancelled: 5 }, ordered])).toBe(false)
})

interface Refund {
  quantity: number
  restock: boolean
  cancelled: number
  /** Units of the refund that were back-ordered. */
  awaited: number
}

/** A line with its undecided refunds, and its units in stock. */
interface LineState {
  line: LineUnits
  due: Refund[]
  inStock: number
  refunded: number
}

type Step =
  | { is: "ship"; units: number }
  | { is: "arrive"; units: number }
  | { is: "refund"; units: number; restock: boolean; stillSent: boolean }
  | { is: "decide"; succeeds: boolean }

const units = fc.integer({ min: 1, max: 8 })
const aStep: fc.Arbitrary<Step> = fc.oneof(
  units.map((n): Step => ({ is: "ship", units: n })),
  units.map((n): Step => ({ is: "arrive", units: n })),
  fc.tuple(units, fc.constantFrom("restock", "stillSent", "neither")).map(
    ([n, goods]): Step => ({
      is: "refund",
      units: n,
      restock: goods === "restock",
      stillSent: goods === "stillSent",
    }),
  ),
  fc.boolean().map((succeeds): Step => ({ is: "decide", succeeds })),
)

function decide(state: LineState, succeeds: boolean): LineState {
  const [refund, ...due] = state.due
  if (!refund) return state
  const { line } = state
  const undecided = line.undecided - refund.cancelled
  if (!succeeds)
    return {
      ...state,
      due,
      refunded: state.refunded - refund.quantity,
      line: { ...line, undecided, cancelled: line.cancelled - refund.cancelled },
    }
  const dropped = Math.min(line.waiting, refund.cancelled)
  const back = Math.max(0, (refund.restock ? refund.quantity : refund.awaited) - dropped)
  return {
    ...state,
    due,
    inStock: state.inStock - Math.min(back, refund.cancelled - dropped),
    line: { ...line, undecided, waiting: line.waiting - dropped, dropped: line.dropped + dropped },
  }
}

function after(state: LineState, step: Step): LineState {
  const { line, inStock } = state
  if (step.is === "decide") return decide(state, step.succeeds)
  if (step.is === "arrive") {
    const came = Math.min(step.units, line.waiting)
    return { ...state, inStock: inStock + came, line: { ...line, waiting: line.waiting - came } }
  }
  if (step.is === "ship") {
    const sent = Math.min(step.units, unitsReady(line))
    return { ...state, inStock: inStock - sent, line: { ...line, shipped: line.shipped + sent } }
  }
  const quantity = Math.min(step.units, line.quantity - state.refunded)
  if (quantity === 0) return state
  const { restock, stillSent } = step
  const cancelled = unitsCancelledByRefund(line, { quantity, stillSent })
  const awaited = Math.min(cancelled, unitsAwaited(line))
  return {
    ...state,
    refunded: state.refunded + quantity,
    due: [...state.due, { quantity, restock, cancelled, awaited }],
    line: {
      ...line,
      cancelled: line.cancelled + cancelled,
      undecided: line.undecided + cancelled,
    },
  }
}

test("units are never shipped twice, before they arrive, or after their return", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.nat(12),
      fc.array(aStep, { maxLength: 30 }),
      (quantity, available, steps) => {
        const waiting = Math.max(0, quantity - available)
        const inStock = quantity - waiting
        let state: LineState = {
          line: { ...ordered, quantity, waiting },
          due: [],
          inStock,
          refunded: 0,
        }
        for (const step of steps) {
          state = after(state, step)
          const { line } = state
          expect(line.shipped + line.cancelled).toBeLessThanOrEqual(quantity)
          expect(line.shipped).toBeLessThanOrEqual(quantity - line.waiting - line.dropped)
          expect(state.inStock).toBeGreaterThanOrEqual(0)
          expect(unitsReady(line)).toBeGreaterThanOrEqual(0)
          // Shippable units are in stock and not reserved for others.
          expect(unitsReady(line)).toBeLessThanOrEqual(state.inStock)
        }
      },
    ),
    { numRuns: 2000 },
  )
})

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

test("the pick list is sorted by place, then by the shop's number or else the manufacturer's", () => {
  const lineOf = (sku: string, mpn: string | null = null, binLocation: string | null = null) => ({
    ...none,
    orderNumber: "CA-2026-000001",
    partId: sku,
    sku,
    mpn,
    binLocation,
    name: sku,
    quantity: 1,
  })
  const lines = [
    lineOf("CA-10"),
    lineOf("0f8e4a52-9c1d-4b7e-8a36-5d2c1f0e9b47", "BX-1"),
    lineOf("CA-9"),
  ]
  expect(pickList(lines).map(({ number }) => number)).toEqual(["BX-1", "CA-9", "CA-10"])
  const placed = [lineOf("CA-1", null, "B-10"), lineOf("CA-2", null, "B-9"), lineOf("CA-3")]
  expect(pickList(placed).map(({ number }) => number)).toEqual(["CA-3", "CA-2", "CA-1"])
})
