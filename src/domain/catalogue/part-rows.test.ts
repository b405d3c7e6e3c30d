import { expect, test } from "vitest"
import { partRows, shownDescription } from "./part-rows.ts"

const specs = { modules: 2, capacityGB: 24, speedMTs: 6400, memoryType: "DDR5", latency: "CL32" }

test("a description that only repeats the specs is hidden", () => {
  const dumps = [
    "quantity 2, capacity gb 24, speed 6400, ram type DDR5, form factor 288-pin D",
    "modules: 2; speed: 6400; memory type: DDR5; ecc: No",
    "modules 2, capacityGb 24, ramType DDR5, maxSupport",
  ]
  for (const description of dumps) expect(shownDescription({ description, specs })).toBe("")
})

test.each([
  "",
  "DDR5 memory, 6400 MT/s, for boards with two slots, tested in pairs, with a heat spreader.",
  "speed 6400, ram type DDR5",
  "colour black, weight 300, finish matt, lid glass, feet rubber",
  "A kit of 2 modules, each of 24 GB, which runs at 6400 MT/s, ram type DDR5.",
])("the description %j is shown", (description) => {
  expect(shownDescription({ description, specs })).toBe(description)
})

test("a part's rows show each known value, including zero", () => {
  const textOf = (part: Parameters<typeof partRows>[0]) =>
    partRows(part).map(({ label, value }) => `${label}: ${value}`)
  expect(textOf({ packedWeightG: 0, tariffCode: "847330" })).toEqual([
    "Packed weight: 0 g",
    "Tariff code: 847330",
  ])
  expect(textOf({ packedSizeMm: "310 x 220 x 90", countryOfOrigin: "DE" })).toEqual([
    "Packed size: 310 × 220 × 90 mm",
    "Country of origin: Germany",
  ])
  expect(textOf({})).toEqual([])
})
