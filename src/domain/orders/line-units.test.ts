import fc from "fast-check"
import { expect, test } from "vitest"
import {
  isAllShipped,
  type LineUnits,
  unitsAwaited,
  unitsCancelledByRefund,
  unitsReady,
  unitsToShip,
} from "./line-units.ts"

const ordered: LineUnits = {
  quantity: 10,
  waiting: 0,
  dropped: 0,
  cancelled: 0,
  undecided: 0,
  shipped: 0,
}

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

/** A line with its undecided refunds, restocked units and stock. */
interface Life {
  line: LineUnits
  due: Refund[]
  backOnSale: number
  there: number
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

function decide(life: Life, succeeds: boolean): Life {
  const [refund, ...due] = life.due
  if (!refund) return life
  const { line } = life
  const undecided = line.undecided - refund.cancelled
  if (!succeeds)
    return {
      ...life,
      due,
      refunded: life.refunded - refund.quantity,
      line: { ...line, undecided, cancelled: line.cancelled - refund.cancelled },
    }
  const dropped = Math.min(line.waiting, refund.cancelled)
  const back = Math.max(0, (refund.restock ? refund.quantity : refund.awaited) - dropped)
  const ofShop = Math.min(back, refund.cancelled - dropped)
  return {
    ...life,
    due,
    backOnSale: life.backOnSale + back,
    there: life.there - ofShop,
    line: { ...line, undecided, waiting: line.waiting - dropped, dropped: line.dropped + dropped },
  }
}

function after(life: Life, step: Step): Life {
  const { line } = life
  if (step.is === "decide") return decide(life, step.succeeds)
  if (step.is === "arrive") {
    const came = Math.min(step.units, line.waiting)
    return { ...life, there: life.there + came, line: { ...line, waiting: line.waiting - came } }
  }
  if (step.is === "ship") {
    const sent = Math.min(step.units, unitsReady(line))
    return { ...life, there: life.there - sent, line: { ...line, shipped: line.shipped + sent } }
  }
  const quantity = Math.min(step.units, line.quantity - life.refunded)
  if (quantity === 0) return life
  const { restock, stillSent } = step
  const cancelled = unitsCancelledByRefund(line, { quantity, stillSent })
  const awaited = Math.min(cancelled, unitsAwaited(line))
  return {
    ...life,
    refunded: life.refunded + quantity,
    due: [...life.due, { quantity, restock, cancelled, awaited }],
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
      (quantity, there, steps) => {
        const waiting = Math.max(0, quantity - there)
        let life: Life = {
          line: { ...ordered, quantity, waiting },
          due: [],
          backOnSale: 0,
          there: quantity - waiting,
          refunded: 0,
        }
        for (const step of steps) {
          life = after(life, step)
          const { line } = life
          expect(line.shipped + line.cancelled).toBeLessThanOrEqual(quantity)
          expect(line.shipped).toBeLessThanOrEqual(quantity - line.waiting - line.dropped)
          expect(life.there).toBeGreaterThanOrEqual(0)
          expect(unitsReady(line)).toBeGreaterThanOrEqual(0)
          // Shippable units are in stock and not reserved for others.
          expect(unitsReady(line)).toBeLessThanOrEqual(life.there)
        }
      },
    ),
    { numRuns: 2000 },
  )
})
