import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { candidateCodes, type OwnVocabulary, vocabularyWith } from "./own-vocabulary.ts"
import { readSpecs } from "./read-specs.ts"
import { attributeOf, kindOf } from "./vocabulary.ts"

const notShown = { facet: false, bounds: [], highlighted: false }
const own: OwnVocabulary = {
  attributes: [
    {
      code: "rails",
      label: "Rails",
      type: "number",
      aliases: ["rail_count"],
      categories: ["PSU"],
      ...notShown,
      zero: "unknown",
    },
    {
      code: "units",
      label: "Height in units",
      type: "number",
      unit: "U",
      aliases: [],
      categories: ["Racks"],
      ...notShown,
    },
    {
      code: "warranty",
      label: "Warranty",
      type: "number",
      unit: "months",
      aliases: [],
      categories: [],
      ...notShown,
    },
    { code: "wattageW", label: "Loudness", type: "text", aliases: [], categories: [], ...notShown },
  ],
  names: [
    { category: "Power supplies", key: "wattage", code: null, unit: null },
    { category: "Power supplies", key: "depth", code: "lengthMm", unit: "cm" },
    { category: "PSU", key: "Output", code: "wattageW", unit: null },
  ],
  categories: [{ name: "Netzteile", category: "Power supplies" }],
}
const vocabulary = vocabularyWith(own)
const read = (category: string, specs: Record<string, unknown>) =>
  readSpecs(vocabulary.kindOf(category), specs)

describe("a shop's own vocabulary", () => {
  test("does not grow with the categories that visitors ask for", () => {
    expect(vocabulary.kindOf("no category 1")).toBe(vocabulary.kindOf("no category 2"))
    expect(vocabulary.kindOf("Racks")).toBe(vocabulary.kindOf("racks"))
    expect(vocabulary.kindOf("Racks")).not.toBe(vocabulary.kindOf("no category 1"))
  })

  test("reads its attributes in its categories, by their names, aliases and units", () => {
    expect(read("psu", { Rail_Count: "4", warranty: "2 years" }).specs).toEqual({
      rails: 4,
      warranty: 24,
    })
    expect(read("PSU", { rails: 0 }).specs).toEqual({})
    expect(read("Racks", { units: "42 U", rails: 2 }).specs).toEqual({ units: 42, rails: 2 })
    expect(read("Fans", { rail_count: 4 }).specs).toEqual({ rail_count: 4 })
  })

  test("can reassign a key to another attribute or to none", () => {
    expect(read("PSU", { wattage: 850 }).specs).toEqual({ wattage: 850 })
    expect(read("PSU", { Output: 850, depth: 16 }).specs).toEqual({ wattageW: 850, lengthMm: 160 })
    expect(readSpecs(kindOf("PSU"), { wattage: 850 }).specs).toEqual({ wattageW: 850 })
  })

  test("leaves built-in attributes unchanged", () => {
    expect(attributeOf(vocabulary.kindOf("PSU"), "wattageW")).toMatchObject({ label: "Power" })
    expect(vocabulary.kindOf("Fans").name).toBe("Fans")
  })

  test("maps a supplier's category to the shop's own, in any spelling", () => {
    expect(vocabulary.categoryOf("netz-teile")).toBe("Power supplies")
    expect(vocabulary.categoryOf("Fans")).toBe("Fans")
  })
})

describe("suggested names", () => {
  const suggestedCodes = (category: string, key: string) => candidateCodes(kindOf(category), key)

  test.each([
    ["Memory", "Memory type", "memoryType"],
    ["Power supplies", "Wattage", "wattageW"],
    ["Power supplies", "Power (W)", "wattageW"],
    ["Cooling", "CPU Sockets", "sockets"],
    ["Cases", "Max GPU (mm)", "maxGpuMm"],
    ["Memory", "ram_type", "memoryType"],
  ])("parts of %s: '%s' is %s", (category, key, code) => {
    expect(suggestedCodes(category, key)).toEqual([code])
  })

  test.each([
    "Warranty",
    "Capacity per module",
    "type of memory",
    "__proto__",
    "",
    "Length (stone)",
  ])("'%s' gets no suggestion", (key) => expect(suggestedCodes("Memory", key)).toEqual([]))

  test("use the unit in the name for its numbers", () => {
    const specs = { "Length (cm)": 16, Wattage: "0.85 kW" }
    expect(readSpecs(kindOf("PSU"), specs).specs).toEqual({ lengthMm: 160, wattageW: 850 })
    expect(readSpecs(kindOf("PSU"), { Wattage: "plenty" }).specs).toEqual({ Wattage: "plenty" })
  })

  test("do not change specs that were read already", () => {
    const keys = [
      "Wattage",
      "Power (W)",
      "wattage",
      "wattageW",
      "depth",
      "Rails",
      "Output",
      "Length (cm)",
    ]
    const specs = fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constant("plenty")),
    )
    fc.assert(
      fc.property(specs, (given) => {
        const once = read("PSU", given).specs
        expect(read("PSU", once).specs).toEqual(once)
      }),
    )
  })
})
