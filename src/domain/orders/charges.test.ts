import fc from "fast-check"
import { expect, test } from "vitest"
import { type FeeRule, feesFor, feesOfLines, lowerFees, taxShare } from "./charges.ts"

const rule = (changes: Partial<FeeRule>): FeeRule => ({
  name: "WEEE",
  eachCents: 250,
  places: ["DE"],
  category: "",
  attribute: "",
  value: "",
  from: null,
  below: null,
  firstDay: "",
  lastDay: "",
  ...changes,
})
const line = (category: string, specs: object = {}, quantity = 2, number = 1) => ({
  number,
  category,
  specs: { ...specs },
  quantity,
})
const hamburg = { country: "DE", region: "", postalCode: "20457" }
const due = (rules: FeeRule[], lines = [line("Monitors")], place = hamburg) =>
  feesFor(rules, { lines, place, day: "2026-11-26" })

test("a fee is charged by place, day, category and attribute", () => {
  expect(due([rule({})])).toEqual([
    { name: "WEEE", units: [{ number: 1, quantity: 2, eachCents: 250 }] },
  ])
  const isDue = (changes: Partial<FeeRule>, of = line("Monitors", { screenIn: 27, cells: true })) =>
    due([rule(changes)], [of]).length > 0
  expect(isDue({ places: ["FR", "US-CA"] })).toBe(false)
  expect(isDue({ places: ["*"] })).toBe(true)
  expect(isDue({ places: ["DE 204"] })).toBe(true)
  expect(isDue({ firstDay: "2026-11-26", lastDay: "2026-11-26" })).toBe(true)
  expect(isDue({ firstDay: "2026-11-27" })).toBe(false)
  expect(isDue({ lastDay: "2026-11-25" })).toBe(false)
  expect(isDue({ category: "monitors " })).toBe(true)
  expect(isDue({ category: "Storage" })).toBe(false)
  expect(isDue({ attribute: "screenIn" })).toBe(true)
  expect(isDue({ attribute: "screenIn", from: 27, below: 35 })).toBe(true)
  expect(isDue({ attribute: "screenIn", from: 15, below: 27 })).toBe(false)
  expect(isDue({ attribute: "cells" })).toBe(true)
  expect(isDue({ attribute: "cells", from: 1 })).toBe(false)
  expect(isDue({ attribute: "batteryWh" })).toBe(false)
  expect(isDue({ attribute: "cell", value: "li-ion" }, line("", { cell: "Li-Ion" }))).toBe(true)
  expect(isDue({ attribute: "cell", value: "Li-Ion" }, line("", { cell: ["NiMH"] }))).toBe(false)
})

test("the first matching rule of each fee name applies, and different fees add up", () => {
  const rules = [
    rule({ attribute: "screenIn", from: 35, eachCents: 600 }),
    rule({ attribute: "screenIn", from: 15, eachCents: 500 }),
    rule({ attribute: "screenIn", eachCents: 400 }),
    rule({ name: "Battery", category: "Laptops", eachCents: 30 }),
  ]
  const lines = [
    line("Monitors", { screenIn: 49 }),
    line("Laptops", { screenIn: 14 }, 3, 2),
    line("Storage", {}, 1, 3),
  ]
  expect(due(rules, lines)).toEqual([
    {
      name: "WEEE",
      units: [
        { number: 1, quantity: 2, eachCents: 600 },
        { number: 2, quantity: 3, eachCents: 400 },
      ],
    },
    { name: "Battery", units: [{ number: 2, quantity: 3, eachCents: 30 }] },
  ])
})

test("after a cancellation fees are those of the remaining units; a zero fee is removed", () => {
  const units = [
    { number: 1, quantity: 2, eachCents: 600 },
    { number: 2, quantity: 3, eachCents: 400 },
  ]
  const charge = { kind: "fee" as const, name: "WEEE", amountCents: 2400, facts: { units } }
  const tax = { kind: "tax" as const, name: "VAT", amountCents: 456, facts: {} }
  const left = (first: number, second: number) =>
    lowerFees(
      [charge, tax],
      [
        { number: 1, quantity: first },
        { number: 2, quantity: second },
      ],
      (rest) => `${rest.length} lines`,
    )
  expect(left(0, 2)).toEqual([
    {
      ...charge,
      amountCents: 800,
      facts: { units: [{ number: 2, quantity: 2, eachCents: 400 }], sentence: "1 lines" },
    },
    tax,
  ])
  expect(left(0, 0)).toEqual([tax])
})

test("a line's fees are those of its units, with their tax", () => {
  const weee = { units: [{ number: 1, quantity: 3, eachCents: 250, addedCents: 142 }] }
  const battery = {
    units: [
      { number: 1, quantity: 3, eachCents: 30, addedCents: 17 },
      { number: 2, quantity: 1, eachCents: 30 },
    ],
  }
  const fees = feesOfLines([{ facts: weee }, { facts: battery }])
  expect([...fees]).toEqual([
    [1, 999],
    [2, 30],
  ])
})

/** Returns the tax shares of refunds, given as units, one after another. */
function sharesOf(quantity: number, addedCents: number, refunds: readonly number[]) {
  let before = 0
  let givenCents = 0
  return refunds.map((units) => {
    const share = taxShare({ quantity, addedCents, before, givenCents }, units)
    before += units
    givenCents += share
    return share
  })
}

test("a third of a cent's tax is refunded with the unit that makes it half a cent", () => {
  expect(sharesOf(3, 1, [1, 1, 1])).toEqual([0, 1, 0])
  expect(sharesOf(3, 2, [1, 1, 1])).toEqual([1, 0, 1])
  expect(sharesOf(4, 1000, [3, 1])).toEqual([750, 250])
  expect(sharesOf(3, -2, [1, 1, 1])).toEqual([-1, 0, -1])
  expect(sharesOf(5, 0, [5])).toEqual([0])
})

const taxedLine = fc.record({
  addedCents: fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }),
  refunds: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
})
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

test("the shares of all units add up to the line's tax, in whatever portions they are refunded", () => {
  fc.assert(
    fc.property(taxedLine, ({ addedCents, refunds }) => {
      const shares = sharesOf(sumOf(refunds), addedCents, refunds)
      expect(sumOf(shares)).toBe(addedCents)
      // Each share has the sign of the tax and is within a cent of the exact share.
      for (const [index, share] of shares.entries()) {
        expect(share * Math.sign(addedCents)).toBeGreaterThanOrEqual(0)
        const part = (addedCents * (refunds[index] ?? 0)) / sumOf(refunds)
        expect(Math.abs(share - part)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test("the shares still add up if a refund fails and its units are refunded later", () => {
  fc.assert(
    fc.property(taxedLine, fc.nat(), ({ addedCents, refunds }, chosen) => {
      const quantity = sumOf(refunds)
      const shares = sharesOf(quantity, addedCents, refunds)
      const failed = chosen % refunds.length
      const before = quantity - (refunds[failed] ?? 0)
      const givenCents = sumOf(shares.toSpliced(failed, 1))
      const again = taxShare({ quantity, addedCents, before, givenCents }, quantity - before)
      expect(givenCents + again).toBe(addedCents)
    }),
  )
})
