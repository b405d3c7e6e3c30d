import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cents } from "../pricing/money.ts"
import {
  type CancellableLine,
  editLines,
  type LineEdit,
  type PlacedLine,
  refuseCancelling,
} from "./edit-lines.ts"

const anvil = {
  id: "anvil",
  priceCents: 1000,
  breaks: [{ from: 10, unitPriceCents: 800 }],
  minimumQuantity: 2,
  orderMultiple: 2,
  availableQuantity: 6,
  isOnSale: true,
}
const line: PlacedLine = {
  number: 1,
  partId: "anvil",
  quantity: 4,
  waiting: 0,
  unitPriceCents: 900,
  priceFacts: { from: 1 },
}
const plan = (edits: LineEdit[], lines = [line], part = anvil) =>
  editLines({ lines, edits, parts: [part] })
const own = { unitPriceCents: cents(700), reason: "Agreed" }

describe("lines of an edited order", () => {
  test("keep their price unless the quantity changes, and a staff price even then", () => {
    const priceOf = (edits: LineEdit[], lines = [line]) =>
      plan(edits, lines).lines.map(({ unitPriceCents }) => unitPriceCents)
    expect(priceOf([])).toEqual([900])
    expect(priceOf([{ number: 1, quantity: 4 }])).toEqual([900])
    expect(priceOf([{ number: 1, quantity: 6 }])).toEqual([1000])
    expect(priceOf([{ number: 1, quantity: 10 }])).toEqual([800])
    expect(priceOf([{ number: 1, quantity: 4, own: null }])).toEqual([1000])
    const [edited = line] = plan([{ number: 1, quantity: 4, own }]).lines
    expect(edited).toMatchObject({
      unitPriceCents: 700,
      priceFacts: { from: 1, own: { reason: "Agreed", listCents: 1000 } },
    })
    expect(priceOf([{ number: 1, quantity: 6 }], [edited])).toEqual([700])
    expect(priceOf([{ number: 1, quantity: 6, own: null }], [edited])).toEqual([1000])
  })

  test("get the next numbers when added, and keep theirs without units when removed", () => {
    const { lines, problems } = plan([
      { number: 1, quantity: 0 },
      { partId: "anvil", quantity: 2 },
    ])
    expect(problems).toEqual([])
    expect(lines).toMatchObject([
      { number: 1, quantity: 0, isChanged: true, before: { quantity: 4 } },
      { number: 2, quantity: 2, isChanged: true, before: undefined, totalCents: 2000 },
    ])
  })

  test("follow the quantity rules, counting the stock the order holds", () => {
    const codes = (quantity: number, part = anvil) =>
      plan([{ number: 1, quantity }], [line], part).problems.map(({ code }) => code)
    expect(codes(10)).toEqual([])
    expect(codes(12)).toEqual(["not_available"])
    expect(codes(5)).toEqual(["not_a_multiple"])
    const gone = { ...anvil, isOnSale: false, availableQuantity: 0, lifecycle: "discontinued" }
    expect(codes(2, gone)).toEqual([])
    expect(codes(6, gone)).toEqual(["part_not_found"])
    const limited = { ...anvil, availableQuantity: 0, maximumQuantity: 2 }
    const many = [{ ...line, quantity: 15 }]
    const fewer = (quantity: number) => plan([{ number: 1, quantity }], many, limited).problems
    expect(fewer(12)).toEqual([])
    expect(fewer(13)).toMatchObject([{ code: "not_a_multiple", suggestions: [12, 14] }])
    expect(plan([{ partId: "unknown", quantity: 2 }]).problems).toMatchObject([
      { index: 0, code: "part_not_found" },
    ])
  })

  test("of one part are checked together", () => {
    const [problem] = plan([
      { number: 1, quantity: 4 },
      { partId: "anvil", quantity: 8 },
    ]).problems
    expect(problem).toMatchObject({ index: 1, code: "not_available", suggestions: [6] })
  })
})

test("a line always costs its quantity times its price, and no line is lost", () => {
  const anEdit = fc.record({
    number: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    quantity: fc.nat({ max: 20 }),
    own: fc.constantFrom(undefined, null, own),
  })
  fc.assert(
    fc.property(fc.uniqueArray(anEdit, { selector: ({ number }) => number }), (requestedEdits) => {
      const edits = requestedEdits.map((edit) => ({
        ...edit,
        partId: edit.number ? undefined : "anvil",
      }))
      const before = [1, 2, 3].map((number) => ({ ...line, number }))
      const { lines } = plan(edits, before)
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1))
      expect(lines.length).toBeGreaterThanOrEqual(3)
      for (const one of lines) {
        expect(one.totalCents).toBe(one.quantity * one.unitPriceCents)
        expect(one.unitPriceCents).toBeGreaterThan(0)
      }
    }),
  )
})

const orderedLine = (rules: Partial<CancellableLine>): CancellableLine => ({
  number: 1,
  partId: "a",
  left: 20,
  cancellable: 20,
  priceFrom: 1,
  minimumQuantity: 1,
  orderMultiple: 1,
  ...rules,
})
const suggested = (of: CancellableLine[], number: number, quantity: number) =>
  refuseCancelling(of, [{ number, quantity }])[0]?.suggestions

test("what remains of a cancelled line is whole packs, at least the minimum, and keeps its price break", () => {
  expect(suggested([orderedLine({ orderMultiple: 5 })], 1, 7)).toEqual([5, 10])
  expect(suggested([orderedLine({ minimumQuantity: 8 })], 1, 15)).toEqual([12, 20])
  expect(suggested([orderedLine({ priceFrom: 10 })], 1, 12)).toEqual([10, 20])
  expect(suggested([orderedLine({ priceFrom: 10 })], 1, 10)).toBeUndefined()
  expect(suggested([orderedLine({ priceFrom: 10 })], 1, 20)).toBeUndefined()
})

test("shipped units cannot be cancelled, and other lines of the part count", () => {
  expect(suggested([orderedLine({ cancellable: 6 })], 1, 7)).toEqual([6])
  expect(suggested([orderedLine({ cancellable: 0 })], 1, 1)).toEqual([])
  expect(suggested([], 1, 1)).toEqual([])
  const two = [
    orderedLine({ minimumQuantity: 25 }),
    orderedLine({ minimumQuantity: 25, number: 2 }),
  ]
  expect(suggested(two, 1, 15)).toBeUndefined()
  expect(suggested(two, 1, 16)).toEqual([15])
})

test("a line is not cancelled whole if the part's other lines could not be ordered alone", () => {
  const rules = { minimumQuantity: 10, orderMultiple: 10 }
  const both = (one: number, other: number) => [
    orderedLine({ ...rules, left: one, cancellable: one }),
    orderedLine({ ...rules, left: other, cancellable: other, number: 2 }),
  ]
  expect(refuseCancelling(both(1, 9), [{ number: 2, quantity: 9 }])).toMatchObject([
    { suggestions: [], remainder: { rule: "not alone" } },
  ])
  expect(suggested(both(10, 10), 2, 10)).toBeUndefined()
  // The part's minimum has risen since.
  expect(suggested(both(1, 5), 2, 5)).toBeUndefined()
  const all = both(1, 9).map(({ number, left }) => ({ number, quantity: left }))
  expect(refuseCancelling(both(1, 9), all)).toEqual([])
})

const aLine = fc
  .record({
    left: fc.integer({ min: 1, max: 60 }),
    gone: fc.nat({ max: 60 }),
    priceFrom: fc.integer({ min: 1, max: 30 }),
    minimumQuantity: fc.integer({ min: 1, max: 30 }),
    orderMultiple: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ gone, ...rules }) =>
    orderedLine({ ...rules, cancellable: Math.max(0, rules.left - gone) }),
  )

test("suggested quantities can be cancelled, and none is closer", () => {
  fc.assert(
    fc.property(
      aLine,
      fc.nat({ max: 30 }),
      fc.integer({ min: 1, max: 70 }),
      (one, left, quantity) => {
        const lines = [...(left > 0 ? [{ ...one, left, number: 2 }] : []), one]
        const suggestions = suggested(lines, 1, quantity)
        const allowed = Array.from({ length: one.cancellable }, (_, index) => index + 1).filter(
          (units) => suggested(lines, 1, units) === undefined,
        )
        const nearest = [
          allowed.findLast((units) => units < quantity),
          allowed.find((units) => units > quantity),
        ]
        expect(allowed.includes(quantity)).toBe(suggestions === undefined)
        if (suggestions) expect(suggestions).toEqual(nearest.flatMap((units) => units ?? []))
      },
    ),
  )
})
