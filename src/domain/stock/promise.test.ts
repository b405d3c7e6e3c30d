import fc from "fast-check"
import { expect, test } from "vitest"
import {
  batchesFor,
  freeBatches,
  isOverdue,
  promiseLines,
  type Supply,
  waitingOf,
} from "./promise.ts"

const far = "2099-12-03"
const farther = "2100-01-10"

test("batches are free except for waiting orders, soonest first", () => {
  const expected = [
    { quantity: 10, on: far },
    { quantity: 20, on: farther },
  ]
  const free = (waiting: number) => freeBatches({ expected, waiting })
  expect(free(0)).toEqual(expected)
  expect(free(4)).toEqual([{ quantity: 6, on: far }, expected[1]])
  expect(free(10)).toEqual([expected[1]])
  expect(free(13)).toEqual([{ quantity: 17, on: farther }])
  expect(free(31)).toEqual([])
  expect(freeBatches({ expected: null, waiting: 3 })).toEqual([])
})

const count = fc.integer({ min: 1, max: 60 })
const supply: fc.Arbitrary<Supply> = fc.record({
  availableQuantity: fc.integer({ min: 0, max: 60 }),
  expected: fc
    .array(fc.record({ quantity: count, on: fc.constantFrom("2020-01-01", far, farther) }))
    .map((batches) => batches.toSorted((a, b) => a.on.localeCompare(b.on))),
  waiting: fc.constant(0),
})

test("promises cover exactly what was ordered, and no unit is promised twice", () => {
  fc.assert(
    fc.property(supply, fc.array(count, { minLength: 1, maxLength: 6 }), (stock, quantities) => {
      const lines = quantities.map((quantity) => ({ partId: "a", quantity }))
      const promises = promiseLines(lines, new Map([["a", stock]]))
      const pieces = promises.flatMap(
        (promise, n) => promise ?? [{ from: "stock" as const, quantity: quantities[n] ?? 0 }],
      )
      const sum = (of: typeof pieces) => of.reduce((all, { quantity }) => all + quantity, 0)
      const ordered = quantities.reduce((all, quantity) => all + quantity, 0)
      expect(sum(pieces)).toBe(ordered)
      expect(sum(pieces.filter(({ from }) => from === "stock"))).toBe(
        Math.min(ordered, stock.availableQuantity),
      )
      for (const day of [far, farther])
        expect(sum(pieces.filter(({ on }) => on === day))).toBeLessThanOrEqual(
          (stock.expected ?? []).reduce(
            (all, { on, quantity }) => all + (on === day ? quantity : 0),
            0,
          ),
        )
      expect(pieces.some(({ on }) => on === "2020-01-01")).toBe(false)
      const waiting = promises.reduce((all, promise) => all + waitingOf(promise ?? []), 0)
      expect(waiting).toBe(Math.max(0, ordered - stock.availableQuantity))
    }),
  )
})

test("parts sold from stock alone get no promise", () => {
  expect(promiseLines([{ partId: "a", quantity: 9 }], new Map())).toEqual([undefined])
})

test("a promise names source and date in order of lines, and is omitted for stock alone", () => {
  const expected = [
    { quantity: 50, on: "2020-01-01" },
    { quantity: 6, on: far },
    { quantity: 20, on: farther },
  ]
  const supplies = new Map([["a", { availableQuantity: 5, expected, waiting: 0 }]])
  const lines = [4, 4, 7, 30].map((quantity) => ({ partId: "a", quantity }))
  expect(promiseLines(lines, supplies)).toEqual([
    undefined,
    [
      { from: "stock", quantity: 1 },
      { from: "expected", quantity: 3, on: far },
    ],
    [
      { from: "expected", quantity: 3, on: far },
      { from: "expected", quantity: 4, on: farther },
    ],
    [
      { from: "expected", quantity: 16, on: farther },
      { from: "unknown", quantity: 14 },
    ],
  ])
  const unknown = new Map([["a", { availableQuantity: 4, expected: null, waiting: 0 }]])
  expect(promiseLines(lines.slice(0, 2), unknown)).toEqual([
    undefined,
    [{ from: "unknown", quantity: 4 }],
  ])
})

test("the first batches that suffice are used, and a batch is overdue after its day", () => {
  const batches = [3, 4, 5].map((quantity) => ({ quantity, on: far }))
  const needed = (missing: number) => batchesFor(missing, batches).length
  expect([0, 1, 3, 4, 7, 8, 99].map(needed)).toEqual([0, 1, 1, 2, 2, 3, 3])
  expect(["2026-11-21", "2026-11-22"].map((on) => isOverdue({ on }, "2026-11-22"))).toEqual([
    true,
    false,
  ])
})
