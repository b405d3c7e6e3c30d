import { expect, test } from "vitest"
import {
  compareOptions,
  facetLabel,
  facetNames,
  facets,
  isFacetName,
  optionLabel,
} from "./facets.ts"
import { facetSources } from "./vocabulary/facet-sources.ts"
import { kinds } from "./vocabulary/vocabulary.ts"

test("values are written with their unit, ranges from end to end", () => {
  expect(optionLabel("wattage", "850")).toBe("850 W")
  expect(optionLabel("capacity", "32")).toBe("32 GB")
  expect(optionLabel("capacity", "2000")).toBe("2 TB")
  expect(optionLabel("length", "250-299")).toBe("250–299 mm")
  expect(optionLabel("boardPower", "0-99")).toBe("Up to 99 W")
  expect(optionLabel("wattage", "1600-")).toBe("1,600 W and more")
  expect(optionLabel("fanSpeed", "500-999")).toBe("500–999 rpm")
  expect(optionLabel("capacity", "900-1799")).toBe("900 GB–1.8 TB")
  expect(optionLabel("capacity", "14000-")).toBe("14 TB and more")
  expect(optionLabel("linkSpeed", "2.5")).toBe("2.5 Gb/s")
  expect(optionLabel("linkSpeed", "1.25")).toBe("1.25 Gb/s")
  expect(optionLabel("ecc", "true")).toBe("Yes")
  expect(optionLabel("wifi", "false")).toBe("No")
  expect(optionLabel("modular", "Full")).toBe("Fully modular")
  expect(optionLabel("socket", "LGA 1851")).toBe("LGA 1851")
})

test("what somebody typed into the address is shown as it is", () => {
  expect(optionLabel("length", "long")).toBe("long")
  expect(optionLabel("length", "about 250-299")).toBe("about 250-299")
  expect(optionLabel("length", "250-299 or so")).toBe("250-299 or so")
  expect(optionLabel("wattage", "w850")).toBe("w850")
  expect(optionLabel("wattage", "850w")).toBe("850w")
  expect(optionLabel("chipset", "890")).toBe("890")
  expect(optionLabel("wattage", "constructor")).toBe("constructor")
  expect(optionLabel("size", "Full Size")).toBe("Full Size")
})

test("numbers stand by size", () => {
  expect(["850", "1000", "550"].toSorted(compareOptions)).toEqual(["550", "850", "1000"])
  expect(["100-149", "50-99"].toSorted(compareOptions)).toEqual(["50-99", "100-149"])
})

test("names are those of the table and no others", () => {
  expect(isFacetName("socket")).toBe(true)
  expect(facetLabel("socket")).toBe("Socket")
  expect(isFacetName("constructor")).toBe(false)
})

test("what gives a facet is known to the vocabulary, and a ranged one is given by ranges", () => {
  const codes = new Set(
    kinds
      .flatMap(({ groups }) => groups.flatMap(({ attributes }) => attributes))
      .map((a) => a.code),
  )
  expect(facetSources.filter(({ code }) => !codes.has(code))).toEqual([])
  expect(new Set(facetSources.map(({ code }) => code)).size).toBe(facetSources.length)
  for (const name of facetNames) {
    const given = facetSources.filter(({ facet }) => facet === name)
    expect(given.length > 0 && given.every(({ exact }) => !exact)).toBe("ranged" in facets[name])
    for (const { bounds, exact } of given) {
      expect(bounds !== undefined || exact).toBe(true)
      expect(bounds?.toSorted((a, b) => a - b)).toEqual(bounds)
    }
  }
})
