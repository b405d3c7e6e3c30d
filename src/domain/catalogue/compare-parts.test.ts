import fc from "fast-check"
import { expect, test } from "vitest"
import { compareParts as compareBy } from "./compare-parts.ts"
import { emptyVocabulary, vocabularyWith } from "./vocabulary/own-vocabulary.ts"

const compareParts = (parts: Parameters<typeof compareBy>[0]) =>
  compareBy(parts, vocabularyWith(emptyVocabulary))

const memory = (specs: Record<string, unknown>) => ({ category: "Memory", specs })

test("rows are in reading order, differences are marked, and empty rows are left out", () => {
  const rows = compareParts([
    memory({ speedMTs: 6000, memoryType: "DDR5", totalGB: 32, ourCode: "x" }),
    memory({ memoryType: "DDR5", totalGB: 64 }),
  ])
  expect(rows).toEqual([
    {
      code: "totalGB",
      group: "Capacity",
      label: "Total capacity",
      values: ["32 GB", "64 GB"],
      differs: true,
      best: [1],
    },
    {
      code: "memoryType",
      group: "Type",
      label: "Memory type",
      values: ["DDR5", "DDR5"],
      differs: false,
      best: [],
    },
    {
      code: "speedMTs",
      group: "Speed",
      label: "Speed",
      values: ["6000 MT/s", undefined],
      differs: true,
      best: [],
    },
    {
      code: "ourCode",
      group: "More",
      label: "Our code",
      values: ["x", undefined],
      differs: true,
      best: [],
    },
  ])
})

test("the better value is marked where it is undisputed, and equal ones are all marked", () => {
  const bestOf = (specs: Record<string, unknown>[]) =>
    compareParts(specs.map((each) => ({ category: "Fans", specs: each }))).map(
      ({ label, best }) => [label, best],
    )
  expect(
    bestOf([
      { sizeMm: 120, noiseDbA: 30, airflowCfm: 60 },
      { sizeMm: 140, noiseDbA: 20, airflowCfm: 70 },
      { sizeMm: 140, noiseDbA: 20 },
    ]),
  ).toEqual([
    ["Size", []],
    ["Airflow", [1]],
    ["Noise", [1, 2]],
  ])
})

test("numbers of a row share one unit", () => {
  const [row] = compareParts(
    [500, 2000].map((capacityGB) => ({ category: "Storage", specs: { capacityGB } })),
  )
  expect(row?.values).toEqual(["500 GB", "2,000 GB"])
  const [large] = compareParts(
    [1000, 2000].map((capacityGB) => ({ category: "Storage", specs: { capacityGB } })),
  )
  expect(large?.values).toEqual(["1 TB", "2 TB"])
})

test("parts of different kinds share the attributes they have in common", () => {
  const rows = compareParts([
    { category: "RAM", specs: { brand: "A", heightMm: 44, color: ["Black"] } },
    { category: "Cooling", specs: { brand: "B", heightMm: 158, color: ["White"] } },
  ])
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ["Brand", "A", "B"],
    ["Height", "44 mm", "158 mm"],
    ["Colour", "Black", "White"],
  ])
})

const specs = fc.dictionary(
  fc.constantFrom("wattageW", "formFactor", "fanMm", "odd key", "modular"),
  fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.constantFrom("ATX", "SFX"), fc.boolean()),
)

test("every part has a value in every row, and the order of parts changes nothing else", () => {
  fc.assert(
    fc.property(fc.array(specs, { minLength: 1, maxLength: 6 }), (all) => {
      const parts = all.map((each) => ({ category: "Power supplies", specs: each }))
      const rows = compareParts(parts)
      const back = compareParts(parts.toReversed())
      const sorted = (list: typeof rows) => list.toSorted((a, b) => (a.label < b.label ? -1 : 1))
      expect(
        sorted(back).map((row) => ({
          ...row,
          values: row.values.toReversed(),
          best: row.best.map((place) => parts.length - 1 - place).toReversed(),
        })),
      ).toEqual(sorted(rows))
      for (const { values, differs } of rows) {
        expect(values).toHaveLength(parts.length)
        expect(differs).toBe(values.some((value) => value !== values[0]))
      }
    }),
  )
})
