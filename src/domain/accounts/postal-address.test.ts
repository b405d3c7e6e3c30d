import { expect, test } from "vitest"
import {
  addressFieldsIn,
  addressFieldsOf,
  addressLines,
  type CountryFormat,
  checkAddress,
  islandOf,
  normalizeAddress,
  type PostalAddress,
} from "./postal-address.ts"

const texas = { code: "TX", name: "Texas", postalCode: /^7[5-9]/ }
const maine = { code: "ME", name: "Maine" }
const states: CountryFormat = {
  country: "US",
  layout: "%N%n%O%n%A%n%C, %S %Z",
  required: addressFieldsIn("NACSZ"),
  postalCode: /^\d{5}$/,
  regions: [texas, maine],
}
const kingdom: CountryFormat = {
  country: "GB",
  layout: "%N%n%O%n%A%n%D%n%C%n%Z%X",
  required: addressFieldsIn("NA"),
  regions: [],
}

const ada: PostalAddress = {
  name: "Ada Byron",
  company: "Northmere",
  street: "Dock 4\n12 Shore Road",
  district: "Harbour",
  city: "Austin",
  region: "TX",
  postalCode: "78701",
  country: "US",
}
const problems = (changes: Partial<PostalAddress>, format = states) =>
  checkAddress(format, { ...ada, ...changes })
const lines = (changes: Partial<PostalAddress>, format = states) =>
  addressLines(format, { ...ada, ...changes })

test("a country's fields are those of its layout, in order", () => {
  expect(addressFieldsOf(states)).toEqual([
    "name",
    "company",
    "street",
    "city",
    "region",
    "postalCode",
  ])
  expect(addressFieldsOf(kingdom).slice(3)).toEqual(["district", "city", "postalCode"])
  expect(addressFieldsIn("AXZ")).toEqual(new Set(["street", "postalCode"]))
})

test("fields that the country does not use are dropped, and the postal code is capitalized", () => {
  const given = { ...ada, postalCode: "eh6 6qn", country: "XX" }
  expect(normalizeAddress(states, given)).toEqual({
    ...ada,
    district: "",
    postalCode: "EH6 6QN",
  })
  expect(normalizeAddress(kingdom, given)).toEqual({
    ...ada,
    region: "",
    postalCode: "EH6 6QN",
    country: "GB",
  })
  expect(normalizeAddress({ ...states, layout: "%S" }, given)).toEqual({
    ...ada,
    district: "",
    city: "",
    postalCode: "",
  })
})

test("problems name the field and the rule that it breaks", () => {
  expect(problems({})).toEqual({})
  expect(problems({ name: "", city: "", region: "", postalCode: "" })).toEqual({
    name: "missing",
    city: "missing",
    region: "missing",
    postalCode: "missing",
  })
  expect(problems({ region: "ZZ" })).toEqual({ region: "unknown" })
  expect(problems({ postalCode: "7870" })).toEqual({ postalCode: "malformed" })
  expect(problems({ postalCode: "90210" })).toEqual({ postalCode: "of_another_region" })
  expect(problems({ region: "ME", postalCode: "90210" })).toEqual({})
  expect(problems({ region: "", city: "", postalCode: "" }, kingdom)).toEqual({})
  expect(problems({ region: "Anywhere", postalCode: "EH6 6QN" }, kingdom)).toEqual({})
  expect(problems({ postalCode: "JE2 3AB" }, kingdom)).toEqual({ postalCode: "of_an_island" })
})

test("postal codes of the islands look British", () => {
  const islandAt = (postalCode: string, country = "GB") => islandOf({ country, postalCode })
  expect(["JE2 3AB", "GY1 1AA", "IM1 1AA"].map((code) => islandAt(code))).toEqual([
    "JE",
    "GG",
    "IM",
  ])
  for (const code of ["EH6 6QN", "JEX", "1JE2", "", "J2"])
    expect(islandAt(code), code).toBe(undefined)
  expect(islandAt("JE2 3AB", "US")).toBe(undefined)
})

test("a label has no empty lines and no separators around missing parts", () => {
  expect(lines({})).toEqual([
    "Ada Byron",
    "Northmere",
    "Dock 4",
    "12 Shore Road",
    "Austin, TX 78701",
  ])
  expect(lines({ company: "", city: "" })).toEqual([
    "Ada Byron",
    "Dock 4",
    "12 Shore Road",
    "TX 78701",
  ])
  expect(lines({ region: "", postalCode: "" }).at(-1)).toBe("Austin")
  expect(lines({ city: "Stoke-on-Trent", region: "", postalCode: "" }).at(-1)).toBe(
    "Stoke-on-Trent",
  )
  expect(lines({}, kingdom).slice(-3)).toEqual(["Harbour", "Austin", "78701"])
})

test("a label shows the region's name, in some countries its code", () => {
  const at = (country: string) => lines({}, { ...states, country }).at(-1)
  for (const country of ["AU", "BR", "CA", "IT", "US"]) expect(at(country)).toBe("Austin, TX 78701")
  expect(at("IE")).toBe("Austin, Texas 78701")
  expect(lines({ region: "Elsewhere" }, { ...states, country: "IE" }).at(-1)).toBe(
    "Austin, Elsewhere 78701",
  )
})
