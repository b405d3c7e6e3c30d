import { expect, test } from "vitest"
import {
  compareOptions,
  type Facet,
  facetNames,
  facets,
  isInSpan,
  isOwnFacet,
  optionLabel,
  ownFacetName,
  readSpan,
} from "./facets.ts"
import { facetSources } from "./vocabulary/facet-sources.ts"
import { kinds } from "./vocabulary/vocabulary.ts"

test("values have their unit, and ranges both ends", () => {
  expect(optionLabel(facets.wattage, "850")).toBe("850 W")
  expect(optionLabel(facets.capacity, "32")).toBe("32 GB")
  expect(optionLabel(facets.capacity, "2000")).toBe("2 TB")
  expect(optionLabel(facets.length, "250-299")).toBe("250–299 mm")
  expect(optionLabel(facets.boardPower, "0-99")).toBe("Up to 99 W")
  expect(optionLabel(facets.wattage, "1600-")).toBe("1,600 W and more")
  expect(optionLabel(facets.fanSpeed, "500-999")).toBe("500–999 rpm")
  expect(optionLabel(facets.capacity, "900-1799")).toBe("900 GB–1.8 TB")
  expect(optionLabel(facets.capacity, "14000-")).toBe("14 TB and more")
  expect(optionLabel(facets.linkSpeed, "2.5")).toBe("2.5 Gb/s")
  expect(optionLabel(facets.linkSpeed, "1.25")).toBe("1.25 Gb/s")
  expect(optionLabel(facets.ecc, "true")).toBe("Yes")
  expect(optionLabel(facets.wifi, "false")).toBe("No")
  expect(optionLabel(facets.modular, "Full")).toBe("Fully modular")
  expect(optionLabel(facets.socket, "LGA 1851")).toBe("LGA 1851")
})

test("an unknown value in the address is displayed unchanged", () => {
  expect(optionLabel(facets.length, "long")).toBe("long")
  expect(optionLabel(facets.length, "about 250-299")).toBe("about 250-299")
  expect(optionLabel(facets.length, "250-299 or so")).toBe("250-299 or so")
  expect(optionLabel(facets.wattage, "w850")).toBe("w850")
  expect(optionLabel(facets.wattage, "850w")).toBe("850w")
  expect(optionLabel(facets.chipset, "890")).toBe("890")
  expect(optionLabel(facets.wattage, "constructor")).toBe("constructor")
  expect(optionLabel(facets.size, "Full Size")).toBe("Full Size")
})

test("numbers are sorted by size", () => {
  expect(["850", "1000", "550"].toSorted(compareOptions)).toEqual(["550", "850", "1000"])
  expect(["2.5", "2.25", "10"].toSorted(compareOptions)).toEqual(["2.25", "2.5", "10"])
  expect(["100-149", "50-99"].toSorted(compareOptions)).toEqual(["50-99", "100-149"])
})

test("numbers without a unit have values and ranges like others", () => {
  const rails: Facet = { label: "Rails", bare: true }
  expect(["2", "5-9", "0-4", "20-", "7-7"].map((value) => optionLabel(rails, value))).toEqual([
    "2",
    "5–9",
    "Up to 4",
    "20 and more",
    "7",
  ])
  expect(optionLabel({ label: "Years" }, "24-35")).toBe("24-35")
})

test("facet names of a shop's own attributes cannot collide with other parameters", () => {
  expect(isOwnFacet(ownFacetName("rails"))).toBe(true)
  expect([...facetNames, "rails", "spec.", "spec.a.b", "page"].filter(isOwnFacet)).toEqual([])
})

test("the attribute of each facet is in the vocabulary, and a ranged one has ranges", () => {
  const codes = new Set(
    kinds
      .flatMap(({ groups }) => groups.flatMap(({ attributes }) => attributes))
      .map((a) => a.code),
  )
  expect(facetSources.filter(({ code }) => !codes.has(code))).toEqual([])
  expect(new Set(facetSources.map(({ code }) => code)).size).toBe(facetSources.length)
  for (const name of facetNames) {
    const given = facetSources.filter(({ facet }) => facet === name)
    expect(given.length).toBeGreaterThan(0)
    for (const { bounds } of given) {
      expect(bounds !== undefined || !("ranged" in facets[name])).toBe(true)
      expect(bounds?.toSorted((a, b) => a - b)).toEqual(bounds)
    }
  }
})

test("a span of numbers is parsed, written and compared", () => {
  expect(["600..850", "600..", "..8.5", "0..0"].map(readSpan)).toEqual([
    { from: 600, to: 850 },
    { from: 600, to: undefined },
    { from: undefined, to: 8.5 },
    { from: 0, to: 0 },
  ])
  expect(["..", "600-850", "a..b", "1...2", "-1..2"].map(readSpan)).toEqual(
    Array(5).fill(undefined),
  )
  const watts = facets.wattage
  expect(["600..850", "600..", "..850"].map((span) => optionLabel(watts, span))).toEqual([
    "600 W to 850 W",
    "From 600 W",
    "Up to 850 W",
  ])
  const span = { from: 2, to: 8.5 }
  expect(["2", "8.5", "1.9", "9", "2-8", "x"].map((value) => isInSpan(span, value))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
