import { expect, test } from "vitest"
import { countryName, isCountry, isWithin, readArea } from "./places.ts"

const place = (country: string, postalCode = "", region = "") => ({ country, postalCode, region })

test("countries are those of ISO 3166-1 plus three postal ones", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const known = codes.filter(isCountry)
  expect(known).toHaveLength(249 + 3)
  expect(known).toEqual(expect.arrayContaining(["AC", "TA", "XK"]))
  expect(["IE", "GB", "TW", "VA"].map(countryName)).toEqual([
    "Ireland",
    "United Kingdom",
    "Taiwan",
    "Vatican City",
  ])
})

test.each([
  ["EU", place("DE"), true],
  ["EU", place("GB"), false],
  ["FR 20", place("FR", "20137"), true],
  ["FR 20", place("FR", "13200"), false],
  ["GB bt", place("GB", "BT1 5GS"), true],
  ["GB B", place("GB", "BT1 5GS"), true],
  ["GB BT1-5", place("GB", "bt1 5GS"), true],
  ["GB BT15", place("GB", "bt1 5GS"), true],
  ["US-California", place("US", "", "California"), true],
  ["Europe", place("DE"), false],
  ["US-CA", place("US", "90210", "CA"), true],
  ["US-CA", place("US", "10001", "NY"), false],
  ["US", place("US", "10001", "NY"), true],
  ["*", place("JP"), true],
])("%s contains %o: %s", (area, at, contained) => {
  expect(isWithin(at, area)).toBe(contained)
})

test.each(["XX", "Germany", "de", "", "DE-", "EU-BY", "in DE"])("%s is not a place", (text) => {
  expect(readArea(text)).toBeUndefined()
})
