import { expect, test } from "vitest"
import { namedKinds, numberMark, readTerms } from "./search-terms.ts"

const plain = (word: string) => ({ words: [word], phrases: [], marks: [] })

test("words stand for themselves, twelve at most", () => {
  expect(readTerms(" Anvil, SFX!")).toEqual([plain("anvil"), plain("sfx")])
  expect(readTerms("a ".repeat(40))).toHaveLength(12)
  expect(readTerms("% _ '")).toEqual([])
})

test("a value is what a key with that unit holds, and what a facet with that unit is", () => {
  expect(readTerms("850 W")).toEqual([
    { words: ["850w"], phrases: [], marks: ["850w", "=wattage:850"] },
  ])
  expect(readTerms("14,016 TBW")[0]?.marks).toContain("14016tbw")
  expect(readTerms("7.68TB")[0]?.marks).toEqual([
    "7.68tb",
    "7680gb",
    "=cardmemory:7680",
    "=capacity:7680",
  ])
  expect(readTerms("6000 MHz")[0]?.marks).toContain("=speed:6000")
})

test("a number without a unit is a word", () => {
  expect(readTerms("850 watch")).toEqual([plain("850"), plain("watch")])
  expect(readTerms("b850w")).toEqual([plain("b850w")])
})

test("other words are those of the longest entry", () => {
  expect(readTerms("Wi-Fi mobo")).toEqual([
    { words: ["wi", "fi"], phrases: [["wifi"], ["wi", "fi"], ["wlan"]], marks: [] },
    {
      words: ["mobo"],
      phrases: [],
      marks: ["=category:motherboards", "=category:motherboard"],
      filters: true,
    },
  ])
  expect(namedKinds(readTerms("power supply"))).toEqual([
    "=category:power supplies",
    "=category:psu",
  ])
})

test("a value may begin with its name", () => {
  const latency = { phrases: [], marks: ["30latency"] }
  expect(readTerms("cl30")).toEqual([{ words: ["cl30"], ...latency }])
  expect(readTerms("CAS 30")).toEqual([{ words: ["cas", "30"], ...latency }])
})

test("a screen is found by about its size", () => {
  const [term] = readTerms("24 inch")
  expect(term?.marks).toEqual(expect.arrayContaining(["23.5in", "23.8in", "24in", "24.5in"]))
  expect(readTerms('27"')[0]?.marks).toContain("27in")
  expect(readTerms("24 Zoll")[0]?.marks).toEqual(term?.marks.with(0, "24zoll"))
})

test("other languages name categories, with accents or without", () => {
  for (const typed of ["Gehäuse", "gehause", "boîtier", "boitier", "caja"])
    expect(namedKinds(readTerms(typed))).toEqual(["=category:cases", "=category:pccase"])
  expect(readTerms("fuente de alimentación")).toHaveLength(1)
})

test("a number is the same however it is spaced", () => {
  expect(numberMark(" ca-F 120 ")).toBe("=number:caf120")
  expect(numberMark("%")).toBeUndefined()
})
