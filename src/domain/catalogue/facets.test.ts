import { expect, test } from "vitest"
import { compareOptions, facetLabel, isFacetName, optionLabel } from "./facets.ts"

test("values are written with their unit, ranges from end to end", () => {
  expect(optionLabel("wattage", "850")).toBe("850 W")
  expect(optionLabel("capacity", "32")).toBe("32 GB")
  expect(optionLabel("capacity", "2000")).toBe("2 TB")
  expect(optionLabel("length", "250-299")).toBe("250–299 mm")
  expect(optionLabel("boardPower", "0-99")).toBe("Up to 99 W")
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
