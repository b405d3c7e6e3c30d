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
    { words: ["850", "w"], phrases: [], marks: ["850w", "=wattage:850"] },
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
    { words: ["mobo"], phrases: [], marks: ["=category:motherboards", "=category:motherboard"] },
  ])
  expect(namedKinds(readTerms("power supply"))).toEqual([
    "=category:power supplies",
    "=category:psu",
  ])
})

test("a number is the same however it is spaced", () => {
  expect(numberMark(" ca-F 120 ")).toBe("=number:caf120")
  expect(numberMark("%")).toBeUndefined()
})
