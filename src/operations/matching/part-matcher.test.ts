import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { WrittenPart } from "#db/catalogue/part-writes.ts"
import { exactKey } from "#domain/matching/part-marks.ts"
import { CatalogueIndex } from "../catalogue/search-index/catalogue-index.ts"
import { PartMatcher } from "./part-matcher.ts"

const part = (id: string, mpn: string, name: string): WrittenPart => ({
  id,
  position: Number.parseInt(id, 36),
  priceCents: 100,
  minimumQuantity: 1,
  availableQuantity: 1,
  lifecycle: null,
  textsBy: 1,
  texts: { sku: id, mpn, name, category: "Cases", description: "", specs: {}, facets: [] },
})

function matcherOf(parts: readonly WrittenPart[]): PartMatcher {
  const index = new CatalogueIndex()
  for (const one of parts) index.put(one)
  index.packAll()
  return new PartMatcher(index)
}

test("after random changes exactly the present parts are found", () => {
  const ids = fc.nat({ max: 5 }).map(String)
  const steps = fc.array(
    fc.record({
      id: ids,
      isAdded: fc.boolean(),
      isPacked: fc.boolean(),
      version: fc.nat({ max: 3 }),
    }),
  )
  fc.assert(
    fc.property(steps, (all) => {
      const index = new CatalogueIndex()
      const matcher = new PartMatcher(index)
      const present = new Map<string, string>()
      for (const { id, isAdded, isPacked, version } of all) {
        const mpn = `HANGAR-${id}-${version}`
        if (isAdded) index.put(part(id, mpn, `Hangar ${id}`))
        else index.remove(id)
        if (isPacked) index.packAll()
        if (isAdded) present.set(id, mpn)
        else present.delete(id)
      }
      for (const [id, number] of present)
        expect(matcher.match({ number })).toMatchObject({ state: "exact", partId: id })
      const { candidates } = matcher.match({ description: "hangar case" })
      expect(new Set(candidates.map(({ partId }) => present.has(partId)))).not.toContain(false)
    }),
    { numRuns: 50 },
  )
})

test("the manufacturer decides between several parts with one number", () => {
  const matcher = matcherOf([
    part("1", "GD-7", "Glorious Model D Black Mouse"),
    part("2", "GD-7", "Acme Model O White Mouse"),
  ])
  expect(matcher.match({ number: "GD-7", manufacturer: "Acme" })).toMatchObject({
    state: "exact",
    partId: "2",
  })
  expect(matcher.match({ number: "GD-7", manufacturer: "Logitech" })).toMatchObject({
    state: "choose",
  })
  expect(matcher.match({ number: "GD-7" })).toMatchObject({ state: "choose" })
})

test("a number in brackets before a name is recognized", () => {
  const matcher = matcherOf([part("1", "CA-F-120", "Breva 120 PWM")])
  expect(matcher.match({ number: "[CA-F-120] Breva 120 PWM" })).toMatchObject({ state: "exact" })
  expect(matcher.match({ description: "[CA-F-120] Ventola" })).toMatchObject({ state: "exact" })
  expect(matcher.match({ description: "[B-ware] Breva 120 PWM" })).toMatchObject({ partId: "1" })
})

test("a name in place of a number is a likely match only if exactly one part has it", () => {
  const names = ["Anvil 850", "Anvil 850 White", "Anvil 750", "Keel B850", "Keel B850"]
  const matcher = matcherOf(names.map((name, at) => part(String(at + 1), `P-10${at}`, name)))
  expect(matcher.match({ number: "Anvil 850" })).toMatchObject({ state: "likely", partId: "1" })
  expect(matcher.match({ number: "ANVIL-850" })).toMatchObject({ state: "likely", partId: "1" })
  expect(matcher.match({ number: "850 Anvil" })).toMatchObject({ state: "choose" })
  expect(matcher.match({ number: "Keel B850" })).toMatchObject({ state: "choose" })
})

test("several parts with one number are ranked by the description, and left to choose", () => {
  const matcher = matcherOf([
    part("1", "GD-7", "Glorious Model D Black Mouse"),
    part("2", "GD-7", "Glorious Model O White Mouse"),
  ])
  const { state, candidates } = matcher.match({ number: "gd7", description: "model o white" })
  expect(state).toBe("choose")
  expect(candidates.map(({ partId }) => partId)).toEqual(["2", "1"])
})

test("of names with the same words the identical one comes first", () => {
  const matcher = matcherOf([
    part("1", "SB-1", "Calder PULSE Radeon RX 6800 16 GB"),
    part("2", "SB-2", "Calder Radeon RX 6800 PULSE 16GB"),
    part("3", "SB-3", "CALDER Pulse Radeon RX 6800 16 GB"),
  ])
  const first = (description: string) => matcher.match({ description }).candidates[0]?.partId
  expect(first("Calder PULSE RX 6800 16 GB")).toBe("1")
  expect(first("calder radeon 6800 pulse 16gb")).toBe("2")
  expect(first("CALDER Pulse Radeon RX 6800")).toBe("3")
})

describe("among similar parts", () => {
  const siblings = ["Black", "White", "Red"].flatMap((colour) =>
    [450, 550, 650, 750].map((watts) => ({
      mpn: `AN-${watts}.${colour.slice(0, 2)}/G2`,
      name: `Anvil Gold ${watts} W ${colour}`,
      id: `${colour}${watts}`,
    })),
  )
  const matcher = matcherOf(siblings.map(({ id, mpn, name }) => part(id, mpn, name)))

  test("case, blanks and separators do not change an exact match", () => {
    const signs = fc.array(fc.constantFrom(..."-_./ ", ""), { minLength: 1 })
    fc.assert(
      fc.property(fc.constantFrom(...siblings), signs, fc.boolean(), (one, between, isLower) => {
        const written = Array.from(
          exactKey(one.mpn),
          (character, at) => character + between[at % between.length],
        ).join("")
        const number = isLower ? written.toLowerCase() : written
        expect(matcher.match({ number })).toMatchObject({ state: "exact", partId: one.id })
      }),
    )
  })

  test("other rows, and their order, do not change a match", () => {
    const rows = siblings.flatMap(({ mpn, name }) => [
      { number: mpn },
      { number: mpn.replace("AN", "NA") },
      { number: "none of ours" },
      { description: name.toLowerCase().replace("gold", "") },
      { description: "anvil white" },
    ])
    const alone = new Map(rows.map((row) => [row, matcher.match(row)]))
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: 10 }), (some) => {
        for (const row of some) expect(matcher.match(row)).toEqual(alone.get(row))
      }),
      { numRuns: 20 },
    )
  })
})
