import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cents } from "../pricing/money.ts"
import { isWithin } from "../shop/places.ts"
import {
  addWorkingDays,
  type DeliveryMethod,
  type DeliveryTerms,
  deliveryOptions,
  readStep,
  stepOrderProblem,
  writeStep,
  zoneOf,
} from "./delivery-options.ts"

const place = (country: string, postalCode = "", region = "") => ({ country, postalCode, region })
const step = (upToG: number, price: number) => ({ upToG, priceCents: cents(price) })

const standard: DeliveryMethod = {
  name: "Standard",
  agreed: false,
  steps: [step(2000, 590), step(10_000, 990)],
  furtherKgCents: cents(120),
  freeFromCents: cents(50_000),
}
const terms: DeliveryTerms = {
  zones: [
    { name: "Corsica", places: ["FR 20"], methods: [{ ...standard, name: "By sea" }] },
    { name: "Europe", places: ["DE", "FR", "GB"], methods: [standard] },
  ],
  collectionCents: null,
  usualWeightG: null,
}
const deliver = (
  grams: number | null,
  goodsCents = 100,
  { quantity = 1, to = place("DE"), by = terms } = {},
) => deliveryOptions(by, { lines: [{ quantity, packedWeightG: grams }], goodsCents, place: to })[0]

describe("the delivery price", () => {
  test.each([
    [1, 590],
    [2000, 590],
    [2001, 990],
    [10_000, 990],
    [10_001, 1110],
    [11_000, 1110],
    [11_001, 1230],
  ])("of %i grams is %i cents", (grams, price) => {
    expect(deliver(grams)?.amountCents).toBe(price)
  })

  test("is zero from the shop's free-delivery amount on", () => {
    expect(deliver(500, 49_999)).toMatchObject({ amountCents: 590 })
    expect(deliver(500, 50_000)).toMatchObject({
      amountCents: 0,
      facts: { method: "standard", zone: "Europe", weightG: 500, freeFromCents: 50_000 },
    })
  })

  test("is agreed later where no price applies, whatever the amount", () => {
    const heavy = { ...standard, furtherKgCents: null }
    const by = { ...terms, zones: [{ name: "DE", places: ["DE"], methods: [heavy] }] }
    expect(deliver(10_000, 100, { by })?.facts).not.toHaveProperty("agreed")
    expect(deliver(10_001, 60_000, { by })).toMatchObject({
      amountCents: 0,
      facts: { agreed: true, weightG: 10_001 },
    })
    expect(deliver(null, 60_000)?.facts).toMatchObject({ agreed: true, linesWithoutWeight: [1] })
    expect(deliver(1_000_000, 100, { quantity: 1_000_000 })?.facts.agreed).toBe(true)
    const noSteps = { ...standard, steps: [] }
    const bare = { ...terms, zones: [{ name: "DE", places: ["DE"], methods: [noSteps] }] }
    expect(deliver(1, 100, { by: bare })?.facts.agreed).toBe(true)
  })

  test("names its step, and goes up to the card limit", () => {
    expect(deliver(2000)?.facts).toEqual({
      method: "standard",
      zone: "Europe",
      weightG: 2000,
      upToG: 2000,
    })
    const costly = { ...standard, furtherKgCents: cents(99_999_999 - 990), freeFromCents: null }
    const by = { ...terms, zones: [{ name: "DE", places: ["DE"], methods: [costly] }] }
    expect(deliver(10_001, 100, { by })).toEqual({
      id: "standard",
      name: "Standard",
      amountCents: 99_999_999,
      facts: {
        method: "standard",
        zone: "DE",
        weightG: 10_001,
        upToG: 10_000,
        furtherKg: 1,
        furtherKgCents: 99_999_009,
      },
    })
    expect(deliver(11_001, 100, { by })?.facts.agreed).toBe(true)
    const steps = [step(1000, 1), step(2000, 2), step(3000, 3)]
    const three = [{ name: "DE", places: ["DE"], methods: [{ ...standard, steps }] }]
    expect(deliver(3001, 100, { by: { ...terms, zones: three } })?.amountCents).toBe(123)
  })

  test("assumes the shop's default weight for parts of unknown weight", () => {
    const by = { ...terms, usualWeightG: 700 }
    expect(deliver(null, 100, { quantity: 3, by })).toMatchObject({
      amountCents: 990,
      facts: { weightG: 2100, linesWithoutWeight: [1], usualWeightG: 700 },
    })
    expect(deliver(null)?.facts).not.toHaveProperty("usualWeightG")
  })

  test("is not offered outside the zones, except for collection", () => {
    expect(deliver(1, 100, { to: place("US") })).toBeUndefined()
    const by = { ...terms, collectionCents: cents(0) }
    expect(deliver(1, 100, { to: place("US"), by })).toEqual({
      id: "collection",
      name: "Collection",
      amountCents: 0,
      facts: { method: "collection", weightG: 1 },
    })
  })
})

const aStep = fc.record({ upToG: fc.integer({ min: 1, max: 1e9 }), price: fc.nat(1e6) })
const aMethod: fc.Arbitrary<DeliveryMethod> = fc.record({
  name: fc.constant("Any"),
  agreed: fc.boolean(),
  steps: fc.array(aStep, { minLength: 1, maxLength: 6 }).map((steps) => {
    const weights = [...new Set(steps.map(({ upToG }) => upToG))].sort((a, b) => a - b)
    const prices = steps.map(({ price }) => price).sort((a, b) => a - b)
    return weights.map((upToG, at) => step(upToG, prices[at] ?? 0))
  }),
  furtherKgCents: fc.option(fc.nat(1e6).map(cents)),
  freeFromCents: fc.option(fc.nat(1e8).map(cents)),
})
const someGrams = fc.integer({ min: 1, max: 1_000_000 })

test("heavier parcels never cost less, prices are never negative, and a million units are counted", () => {
  const priceOf = (method: DeliveryMethod, grams: number, quantity: number, goods: number) => {
    const by = { ...terms, zones: [{ name: "All", places: ["*"], methods: [method] }] }
    const option = deliver(grams, goods, { quantity, by })
    expect(option?.amountCents).toBeGreaterThanOrEqual(0)
    expect(option?.facts.weightG).toBe(grams * quantity)
    return option?.facts.agreed ? Infinity : option?.amountCents
  }
  fc.assert(
    fc.property(
      aMethod,
      someGrams,
      someGrams,
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.nat(1e8),
      (method, one, other, quantity, goods) => {
        const light = Math.min(one, other)
        const heavy = Math.max(one, other)
        const lighter = priceOf(method, light, quantity, goods) ?? Number.NaN
        expect(priceOf(method, heavy, quantity, goods)).toBeGreaterThanOrEqual(lighter)
        const more = priceOf(method, light, 1_000_000, goods)
        expect(more).toBeGreaterThanOrEqual(lighter)
      },
    ),
  )
})

const codes = ["DE", "FR", "GB", "US"]
const anArea = fc.oneof(
  fc.constantFrom("*", ...codes),
  fc
    .tuple(fc.constantFrom(...codes), fc.constantFrom("-CA", "-NY", " 1", " 12", " BT"))
    .map((pieces) => pieces.join("")),
)
const aPlace = fc.record({
  country: fc.constantFrom(...codes, "JP"),
  region: fc.constantFrom("", "CA", "NY"),
  postalCode: fc.constantFrom("", "1 2", "12345", "BT1 5GS", "90210"),
})

test("a place belongs to a zone that contains it, or to none", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anArea, { maxLength: 4 }), { maxLength: 5 }),
      aPlace,
      (all, at) => {
        const zones = all.map((places, index) => ({ name: String(index), places }))
        const having = zones.filter(({ places }) => places.some((area) => isWithin(at, area)))
        const zone = zoneOf(zones, at)
        if (having.length === 0) expect(zone).toBeUndefined()
        else expect(having).toContain(zone)
        const named = zones.some(
          ({ places }) => places.includes("*") || places.includes(at.country),
        )
        if (named) expect(zoneOf(zones, at)).toBeDefined()
      },
    ),
  )
})

test("the zone that names a place most precisely applies, in any order, and the first of equals", () => {
  const places = ["*", "EU", "FR", "GB", "GB B", "GB BT", "US-CA", "US", "EU"]
  const zones = places.map((text) => ({ places: ["JP", text] }))
  const at = (to: ReturnType<typeof place>) => zones.findIndex((zone) => zone === zoneOf(zones, to))
  const wanted = [
    place("GB", "BT1 5GS"),
    place("GB", "B1 1AA"),
    place("GB", "EH6 6QN"),
    place("US", "90210", "CA"),
    place("FR", "13002"),
    place("DE", "20457"),
    place("CH", "8001"),
  ]
  expect(wanted.map(at)).toEqual([5, 4, 3, 6, 2, 1, 0])
})

test.each([
  ["2 kg: 5.90", step(2000, 590)],
  ["2\t5.9", step(2000, 590)],
  ["0.5 kg 3", step(500, 300)],
  ["0.250 kg: 3", step(250, 300)],
  ["1.234 kg: 3", step(1234, 300)],
  ["up to 31.5kg; $18.00", step(31_500, 1800)],
  ["750 g: 4.20", step(750, 420)],
  ["1 g: 0.10", step(1, 10)],
  ["2,5 kg: 5,90", step(2500, 590)],
  ["bis 30 kg\t1.234,50", step(30_000, 123_450)],
  ["2 kg $5.90", step(2000, 590)],
])("%s is a valid step", (text, read) => {
  const found = readStep(text)
  expect(found).toEqual(read)
  expect(found && readStep(writeStep(found))).toEqual(read)
})

test.each([
  "",
  "2 kg",
  "5.90",
  "0 kg: 1",
  "2 kg: 5.901",
  "2 kg: -1",
  "0.5 g: 1",
  "2 lb: 1",
  "-2 kg: 1",
  "2 kg: 1 each",
  "1.500 kg: 90",
  "1,500 kg: 90",
  "bis 12.000kg: 90",
  "2.000 g: 5.90",
])("%s is not a valid step", (text) => {
  expect(readStep(text)).toBeUndefined()
})

test("steps rise in weight, and do not fall in price", () => {
  expect(stepOrderProblem(step(1, 1), undefined)).toBeUndefined()
  expect(stepOrderProblem(step(2, 1), step(1, 1))).toBeUndefined()
  expect(stepOrderProblem(step(1, 2), step(1, 1))).toBe("weight")
  expect(stepOrderProblem(step(2, 0), step(1, 1))).toBe("price")
})

test("Saturdays and Sundays are not working days", () => {
  // A Thursday.
  expect(addWorkingDays("2026-11-26", 1)).toBe("2026-11-27")
  expect(addWorkingDays("2026-11-26", 2)).toBe("2026-11-30")
  expect(addWorkingDays("2026-11-26", 7)).toBe("2026-12-07")
  expect(addWorkingDays("2026-11-28", 1)).toBe("2026-11-30")
})
