import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { editCost, editsBetween } from "./edit-cost.ts"
import { exactKey, looseKey } from "./number-key.ts"
import { PartMatcher } from "./part-matcher.ts"
import { readWords } from "./read-words.ts"

describe("numbers", () => {
  test("are the same without regard to case, blanks and signs between", () => {
    expect(exactKey(" 'gv-n1070.wf2/oc_8GD ")).toBe("GVN1070WF2OC8GD")
    expect(exactKey('="00123"')).toBe("00123")
    expect(looseKey("QY776AT#ABA")).toBe("QY776ATABA")
  })

  const number = fc.string({ unit: fc.constantFrom(..."ABO0I1S5"), minLength: 1, maxLength: 12 })
  test("differ by the slips that lead from one to the other", () => {
    fc.assert(
      fc.property(number, number, (read, stands) => {
        const edits = editsBetween(read, stands)
        expect(edits.length === 0).toBe(read === stands)
        const grown = edits.reduce((sum, edit) => sum + edit.stands.length - edit.read.length, 0)
        expect(read.length + grown).toBe(stands.length)
      }),
    )
  })

  test("are the nearer the likelier the slip", () => {
    const costs = ["RS5O0", "RS050", "RS5500", "RS400", "RS5"].map((read) =>
      editCost(read, "RS500", 20),
    )
    expect(costs).toEqual(costs.toSorted((one, other) => one - other))
    expect(editCost("RS500", "RS500", 0)).toBe(0)
    expect(editCost("XYZ", "RS500", 20)).toBe(Infinity)
  })
})

test("what measures the same is the same word", () => {
  const words = (text: string) => readWords(text).map(({ word }) => word)
  expect(words("1TB")).toEqual(words("1000 GB"))
  expect(words("16 GB (2 x 8 GB)")).toEqual(words("16gb 2×8GB"))
  expect(words('23.8"')).toEqual(words("23.8 inch"))
  expect(words("DDR5-6000 MHz")).toEqual(words("ddr5 6000MT/s"))
  expect(words("850 watts")).toEqual(words("850W"))
})

const part = (id: string, mpn: string, name: string) => ({
  id,
  sku: id,
  mpn,
  name,
  category: "Cases",
  specs: {},
})

test("whatever comes and goes, what is there is found and nothing else", () => {
  const ids = fc.nat({ max: 5 }).map(String)
  const steps = fc.array(fc.record({ id: ids, is: fc.boolean(), version: fc.nat({ max: 3 }) }))
  fc.assert(
    fc.property(steps, (taken) => {
      const matcher = new PartMatcher()
      const there = new Map<string, string>()
      for (const { id, is, version } of taken) {
        const mpn = `HANGAR-${id}-${version}`
        if (is) matcher.put(part(id, mpn, `Hangar ${id}`))
        else matcher.remove(id)
        if (is) there.set(id, mpn)
        else there.delete(id)
      }
      for (const [id, number] of there)
        expect(matcher.match({ number })).toMatchObject({ state: "exact", partId: id })
      const all = matcher.match({ description: "hangar case" }).candidates
      expect(new Set(all.map(({ partId }) => there.has(partId)))).not.toContain(false)
    }),
    { numRuns: 50 },
  )
})

test("several parts of one number are told apart by the description, and left to choose", () => {
  const matcher = new PartMatcher()
  matcher.put(part("1", "GD-7", "Glorious Model D Black Mouse"))
  matcher.put(part("2", "GD-7", "Glorious Model O White Mouse"))
  const { state, candidates } = matcher.match({ number: "gd7", description: "model o white" })
  expect(state).toBe("choose")
  expect(candidates.map(({ partId }) => partId)).toEqual(["2", "1"])
})

test("of names with the same words the one that was copied comes first", () => {
  const matcher = new PartMatcher()
  matcher.put(part("1", "SB-1", "Calder PULSE Radeon RX 6800 16 GB"))
  matcher.put(part("2", "SB-2", "Calder Radeon RX 6800 PULSE 16GB"))
  matcher.put(part("3", "SB-3", "CALDER Pulse Radeon RX 6800 16 GB"))
  const first = (description: string) => matcher.match({ description }).candidates[0]?.partId
  expect(first("Calder PULSE RX 6800 16 GB")).toBe("1")
  expect(first("calder radeon 6800 pulse 16gb")).toBe("2")
  expect(first("CALDER Pulse Radeon RX 6800")).toBe("3")
})

describe("among siblings", () => {
  const matcher = new PartMatcher()
  const siblings = ["Black", "White", "Red"].flatMap((colour) =>
    [450, 550, 650, 750].map((watts) => ({
      mpn: `AN-${watts}.${colour.slice(0, 2)}/G2`,
      name: `Anvil Gold ${watts} W ${colour}`,
      id: `${colour}${watts}`,
    })),
  )
  for (const { id, mpn, name } of siblings) matcher.put(part(id, mpn, name))

  test("neither capitals, blanks nor signs between change an exact answer", () => {
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

  test("what else is asked, and in which order, changes no answer", () => {
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
