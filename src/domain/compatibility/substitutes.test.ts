import fc from "fast-check"
import { expect, test } from "vitest"
import { emptyVocabulary, vocabularyWith } from "../catalogue/vocabulary/own-vocabulary.ts"
import { findSubstitutes } from "./substitutes.ts"

const vocabulary = vocabularyWith(emptyVocabulary)

const supply = (id: string, specs: Record<string, unknown>, changes: object = {}) => ({
  id,
  category: "Power supplies",
  specs: { formFactor: "ATX", ...specs },
  priceCents: 10_000,
  minimumQuantity: 1,
  availableQuantity: 100,
  ...changes,
})
const gone = supply("gone", { wattageW: 750, efficiencyClass: "Gold" })
const idsFor = (candidates: ReturnType<typeof supply>[], quantity = 10) =>
  findSubstitutes(gone, candidates, { quantity, vocabulary }).map(({ part }) => part.id)

test("substitutes share the deciding specs, whatever their category is called", () => {
  const candidates = [
    supply("small", { wattageW: 750, formFactor: "SFX" }),
    supply("unknown", { wattageW: 750, formFactor: undefined }),
    supply("fan", { wattageW: 750 }, { category: "Fans" }),
    supply("fits", { wattageW: 750 }, { category: "PSU" }),
  ]
  expect(idsFor(candidates)).toEqual(["fits"])
  const cooler = (id: string, sockets: string[]) =>
    supply(id, { type: "Air", sockets }, { category: "Cooling" })
  const found = findSubstitutes(
    cooler("gone", ["AM5"]),
    [cooler("more", ["AM4", "AM5"]), cooler("other", ["AM4"])],
    { quantity: 1, vocabulary },
  )
  expect(found.map(({ part }) => part.id)).toEqual(["more"])
})

test("without a requested quantity, a part with a larger minimum is a substitute, too", () => {
  const carton = supply("carton", {}, { minimumQuantity: 24, availableQuantity: 30 })
  expect(idsFor([carton], 1)).toEqual([])
  const [found] = findSubstitutes(gone, [carton], { quantity: 1, isMinimum: true, vocabulary })
  expect(found?.price.totalCents).toBe(240_000)
  const few = { ...carton, availableQuantity: 20 }
  expect(findSubstitutes(gone, [few], { quantity: 1, isMinimum: true, vocabulary })).toEqual([])
})

test("substitutes are sorted by similarity and price, and each line states the differences", () => {
  const candidates = [
    supply("far", { wattageW: 1600, efficiencyClass: "Gold" }),
    supply("near", { wattageW: 850, efficiencyClass: "Gold" }, { priceCents: 11_200 }),
    supply("expensive", { wattageW: 850, efficiencyClass: "Gold" }, { priceCents: 40_000 }),
  ]
  const found = findSubstitutes(gone, candidates, { quantity: 10, vocabulary })
  expect(found.map(({ part }) => part.id)).toEqual(["near", "far", "expensive"])
  expect(found[0]).toMatchObject({
    differences: [{ label: "Power", value: "850 W", instead: "750 W" }],
    price: { unitPriceCents: 11_200 },
    insteadOfCents: 10_000,
  })
})

test("a part that cannot be ordered in the quantity is no substitute", () => {
  const candidates = [
    supply("short", {}, { availableQuantity: 9 }),
    supply("minimum", {}, { minimumQuantity: 11 }),
    supply("pack", {}, { orderMultiple: 3 }),
    supply("most", {}, { maximumQuantity: 9 }),
    supply("enough", {}),
  ]
  expect(idsFor(candidates)).toEqual(["enough"])
})

test("at most five substitutes are listed, all of them orderable", () => {
  const candidate = fc
    .record({
      wattageW: fc.integer({ min: 200, max: 2000 }),
      priceCents: fc.integer({ min: 1, max: 1_000_000 }),
      availableQuantity: fc.nat({ max: 30 }),
    })
    .map(({ wattageW, ...rest }) => supply(`${wattageW} ${rest.priceCents}`, { wattageW }, rest))
  fc.assert(
    fc.property(
      fc.uniqueArray(candidate, { selector: ({ id }) => id, maxLength: 20 }),
      fc.integer({ min: 1, max: 30 }),
      (candidates, quantity) => {
        const found = idsFor(candidates, quantity)
        expect(found.length).toBeLessThanOrEqual(5)
        for (const id of found)
          expect(candidates.find((one) => one.id === id)?.availableQuantity).toBeGreaterThanOrEqual(
            quantity,
          )
      },
    ),
  )
})
