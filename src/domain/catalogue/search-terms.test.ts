import { expect, test } from "vitest"
import { namedKinds, numberMark, plainWords, readTerms } from "./search-terms.ts"
import { synonyms } from "./search-words.ts"

const plain = (word: string) => ({ words: [word], phrases: [], marks: [] })

test("words are searched literally, twelve at most", () => {
  expect(readTerms(" Anvil, SFX!")).toEqual([plain("anvil"), plain("sfx")])
  expect(readTerms("a ".repeat(40))).toHaveLength(12)
  expect(readTerms("% _ '")).toEqual([])
})

test("a value matches keys and facets with its unit", () => {
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
  expect(readTerms("2,5 Zoll")[0]?.marks).toContain("2.5in")
})

test("a number without a unit is a word", () => {
  expect(readTerms("850 watch")).toEqual([plain("850"), plain("watch")])
  expect(readTerms("b850w")).toEqual([plain("b850w")])
})

test("the longest synonym applies", () => {
  expect(readTerms("Wi-Fi mobo")).toEqual([
    { words: ["wi", "fi"], phrases: [["wifi"], ["wi", "fi"], ["wlan"]], marks: ["=has:wifi"] },
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

test("a value may start with its name", () => {
  const latency = { phrases: [], marks: ["30latency"] }
  expect(readTerms("cl30")).toEqual([{ words: ["cl30"], ...latency }])
  expect(readTerms("CAS 30")).toEqual([{ words: ["cas", "30"], ...latency }])
})

test("a screen is found by its approximate size", () => {
  const [term] = readTerms("24 inch")
  expect(term?.marks).toEqual(expect.arrayContaining(["23.5in", "23.8in", "24in", "24.5in"]))
  expect(readTerms('27"')[0]?.marks).toContain("27in")
  expect(readTerms("24 Zoll")[0]?.marks).toEqual(term?.marks.with(0, "24zoll"))
})

test("categories have names in other languages, with or without accents", () => {
  for (const typed of ["Gehäuse", "gehause", "boîtier", "boitier", "caja"])
    expect(namedKinds(readTerms(typed))).toEqual(["=category:cases", "=category:pccase"])
  expect(readTerms("fuente de alimentación")).toHaveLength(1)
})

test("units have names in other languages, and a preposition is not a unit", () => {
  expect(readTerms("4 To")[0]?.marks).toContain("=capacity:4000")
  expect(readTerms("16 go")[0]?.marks).toContain("=cardmemory:16")
  for (const typed of ["12 Kerne", "12 cœurs", "12 núcleos", "12 ядер", "12 jader", "12 cores"])
    expect(readTerms(typed)).toMatchObject([{ marks: ["=cores:12"], filters: true }])
  expect(readTerms("4 to 8 pins")).toEqual(["4", "to", "8", "pins"].map(plain))
})

test("models, ports and radiators are read in other spellings", () => {
  expect(readTerms("rtx4070tisuper")).toEqual(["rtx4070", "ti", "super"].map(plain))
  expect(readTerms("3x120mm radiator")).toEqual(readTerms("360mm radiator"))
  expect(readTerms("dual 10gbe")).toEqual(readTerms("dual port 10gbe"))
  expect(readTerms("2 pcie 8-pin")[0]?.marks).toEqual(["=pcie8:2"])
})

test("a negated word becomes one word", () => {
  expect(plainWords("non-modular, non ecc, carbon steel")).toEqual([
    "nonmodular",
    "nonecc",
    "carbon",
    "steel",
  ])
  expect(readTerms("non modular")[0]?.marks).toEqual(["=modular:non-modular"])
})

test("a trade term that looks like a value is read as the term", () => {
  expect(readTerms("10g")[0]?.marks).toEqual(["=linkspeed:10"])
  expect(readTerms("4g")[0]?.marks).toContain("4g")
})

test("no synonym has two meanings", () => {
  const texts = synonyms.flatMap(({ typed, foreign = [] }) => [
    ...new Set([...typed, ...foreign].map((text) => plainWords(text).join(" "))),
  ])
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test("a part number is normalized regardless of spacing", () => {
  expect(numberMark(" ca-F 120 ")).toBe("=number:caf120")
  expect(numberMark("%")).toBeUndefined()
})
