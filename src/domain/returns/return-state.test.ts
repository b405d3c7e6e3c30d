import fc from "fast-check"
import { expect, test } from "vitest"
import {
  isResellable,
  type ReturnState,
  receivableUnits,
  restockableUnits,
  returnableUnits,
  returnReasons,
  returnStates,
  stateAfter,
} from "./return-state.ts"

const steps = ["approve", "refuse", "receive", "refund", "withdraw"] as const

test("a return takes these steps and no others", () => {
  const all = returnStates.flatMap((state) =>
    steps.map((step) => [state, step, stateAfter(state, step)]),
  )
  expect(all.filter(([, , to]) => to).map((words) => words.join(" "))).toEqual([
    "asked approve approved",
    "asked refuse refused",
    "asked withdraw withdrawn",
    "approved refuse refused",
    "approved receive received",
    "received refuse refused",
    "received refund refunded",
  ])
})

interface ModelReturn {
  state: ReturnState
  quantity: number
  received: number
}

const anAction = fc.record({
  what: fc.constantFrom("ship", "ask", "restock", ...steps),
  units: fc.integer({ min: 1, max: 12 }),
  which: fc.nat(20),
})

test("random returns never bring back more than was shipped", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(anAction, { maxLength: 40 }),
      (quantity, actions) => {
        let shipped = 0
        let cancelled = 0
        let byHand = 0
        const returns: ModelReturn[] = []
        const line = () => ({
          shipped,
          inTime: shipped,
          returned: byHand + returns.reduce((sum, { received }) => sum + received, 0),
          underWay: returns.reduce(
            (sum, one) => sum + (["asked", "approved"].includes(one.state) ? one.quantity : 0),
            0,
          ),
        })
        for (const { what, units, which } of actions) {
          const toShip = quantity - cancelled - shipped
          if (what === "ship") shipped += Math.min(units, toShip)
          else if (what === "ask") {
            if (units <= returnableUnits(line()))
              returns.push({ state: "asked", quantity: units, received: 0 })
          } else if (what === "restock") {
            if (units > restockableUnits({ ...line(), toShip })) continue
            cancelled += Math.min(units, toShip)
            byHand += units - Math.min(units, toShip)
          } else {
            const one = returns[which % Math.max(1, returns.length)]
            const to = one && stateAfter(one.state, what)
            if (!one || !to) continue
            if (what === "receive")
              one.received = Math.min(units, receivableUnits(line(), one.quantity))
            one.state = to
          }
          const { returned } = line()
          expect(returned).toBeLessThanOrEqual(shipped)
          expect(returnableUnits(line())).toBeGreaterThanOrEqual(0)
          expect(shipped + cancelled).toBeLessThanOrEqual(quantity)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test("goods shipped too long ago cannot be returned", () => {
  const line = { shipped: 9, returned: 2, underWay: 1 }
  expect(returnableUnits({ ...line, inTime: 9 })).toBe(6)
  expect(returnableUnits({ ...line, inTime: 4 })).toBe(4)
  expect(returnableUnits({ ...line, inTime: 0 })).toBe(0)
})

test("units out can be received, and only sold units that are not in stock can be restocked", () => {
  const receivable = (shipped: number, returned: number, requested: number) =>
    receivableUnits({ shipped, returned }, requested)
  expect([receivable(9, 2, 4), receivable(9, 7, 4), receivable(9, 9, 4)]).toEqual([4, 2, 0])
  const restockable = (toShip: number, shipped: number, returned: number) =>
    restockableUnits({ toShip, shipped, returned })
  expect([restockable(3, 0, 0), restockable(3, 5, 1), restockable(0, 5, 5)]).toEqual([3, 7, 0])
})

test("returned goods can be sold again unless they are damaged or not what was ordered", () => {
  expect(returnReasons.filter(isResellable)).toEqual(["not_as_described", "not_needed", "other"])
})
