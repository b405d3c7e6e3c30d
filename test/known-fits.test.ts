import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { kindOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import {
  type FitRuleName,
  type FitVerdict,
  fitVerdicts,
  worstOf,
} from "#domain/compatibility/finding.ts"
import { checkBuild } from "#domain/compatibility/fits.ts"
import type { BuildPart } from "#domain/compatibility/rule.ts"
import { knownFits, knownParts } from "./known-fits.ts"

const parts = new Map(knownParts.map((part) => [part.name, part]))

/** Returns the verdict of each rule that applies, including rules about a single part. */
function verdictsOf(build: readonly BuildPart[], id?: string): Map<FitRuleName, FitVerdict> {
  const found = checkBuild(build).filter(({ parts }) => id === undefined || parts.includes(id))
  const all = Map.groupBy(found, ({ rule }) => rule)
  return new Map(
    [...all].map(([rule, found]) => [rule, worstOf(found.map(({ verdict }) => verdict))]),
  )
}

test("the table is large, and its specs use the vocabulary's own codes", () => {
  expect(knownFits.length).toBeGreaterThanOrEqual(150)
  expect(new Set(knownFits.map((one) => JSON.stringify(one))).size).toBe(knownFits.length)
  for (const { category, specs } of knownParts)
    expect(readSpecs(kindOf(category), specs)).toEqual({ specs, unread: [] })
})

test.each(knownFits)("$rule: $verdict, $parts", ({ rule, verdict, parts: wanted }) => {
  const build = Object.entries(wanted).map(([id, quantity]) => {
    const { category = "", specs = {} } = parts.get(id) ?? {}
    return { id, category, specs, quantity }
  })
  expect(verdictsOf(build).get(rule)).toBe(verdict)
})

describe("random builds", () => {
  const builds = fc
    .uniqueArray(fc.constantFrom(...knownParts), { minLength: 2, maxLength: 9 })
    .chain((some) =>
      fc.tuple(
        fc.constant(some),
        fc.array(fc.integer({ min: 1, max: 4 }), {
          minLength: some.length,
          maxLength: some.length,
        }),
      ),
    )
    .map(([some, quantities]) =>
      some.map(({ name: id, category, specs }, at) => ({
        id,
        category,
        specs,
        quantity: quantities[at] ?? 1,
      })),
    )
  const rankOf = (verdict: FitVerdict | undefined) => fitVerdicts.indexOf(verdict ?? "fits")
  const changed = (build: readonly BuildPart[], at: number, specs: Record<string, unknown>) =>
    build.map((part, place) => (place === at ? { ...part, specs } : part))

  test("get the same result in any order", () => {
    fc.assert(
      fc.property(
        builds.chain((build) =>
          fc.tuple(
            fc.constant(build),
            fc.shuffledSubarray(build, { minLength: build.length, maxLength: build.length }),
          ),
        ),
        ([build, shuffled]) => {
          expect(checkBuild(shuffled)).toEqual(checkBuild(build))
        },
      ),
    )
  })

  /** Specs that a rule does not require: a verdict may be better without them. */
  const ADVICE = [
    "recommendedPsuW",
    "maxPowerW",
    "ramClearanceMm",
    "requiresBifurcation",
    "quantity",
  ]

  test("never become compatible by losing a value", () => {
    fc.assert(
      fc.property(builds, fc.nat(), fc.nat(), (build, whose, which) => {
        const at = whose % build.length
        const specs = { ...build[at]?.specs }
        const codes = Object.keys(specs).filter((code) => !ADVICE.includes(code))
        delete specs[codes[which % codes.length] ?? ""]
        // Without this spec the part may be of another kind, so only the other parts are asked.
        const id = build[at]?.id
        const before = verdictsOf(build, id)
        for (const [rule, verdict] of verdictsOf(changed(build, at, specs), id))
          if (verdict === "fits") expect([rule, before.get(rule)]).toEqual([rule, "fits"])
      }),
      { numRuns: 500 },
    )
  })

  test("never get worse with more capacity", () => {
    fc.assert(
      fc.property(builds, fc.integer({ min: 1, max: 500 }), (build, more) => {
        const before = verdictsOf(build)
        for (const [at, { category, specs }] of build.entries())
          for (const [code, value] of Object.entries(specs)) {
            if (!resources[category]?.includes(code)) continue
            const after = verdictsOf(changed(build, at, { ...specs, [code]: moreOf(value, more) }))
            for (const [rule, verdict] of before)
              expect([rule, rankOf(after.get(rule)) >= rankOf(verdict)]).toEqual([rule, true])
          }
      }),
      { numRuns: 50 },
    )
  })
})

/** Specs that rules of other parts read, by kind. */
const resources: Record<string, readonly string[]> = {
  Motherboards: ["memorySlots", "memoryMaxGB", "memoryMaxMTs", "sataPorts", "m2Slots", "pcieSlots"],
  Cases: ["maxGpuMm", "maxCoolerMm", "maxPsuMm", "bays25", "bays35", "expansionSlots", "radiators"],
  "Power supplies": ["wattageW", "connectors"],
  "Networking and cards": ["m2Slots"],
  Processors: ["memoryTypes"],
  Cooling: ["sockets", "ramClearanceMm"],
}

/** Makes a value better: a larger number or range, or a longer list. */
function moreOf(value: unknown, more: number): unknown {
  if (typeof value === "number") return value + more
  if (Array.isArray(value)) {
    const first = value[0]
    const last = value.at(-1)
    return typeof first === "number" || typeof first === "string"
      ? [...value, first]
      : [...value, first, last]
  }
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, each]) => [key, moreOf(each, more)]),
  )
}
