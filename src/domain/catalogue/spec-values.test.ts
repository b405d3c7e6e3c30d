import { expect, test } from "vitest"
import { partSource } from "./spec-values.ts"

test("a source shows its name and its license, if known", () => {
  expect(partSource({ source: "BuildCores OpenDB (ODC-By 1.0)" })).toEqual({
    name: "BuildCores OpenDB",
    licence: {
      name: "ODC Attribution License",
      url: "https://opendatacommons.org/licenses/by/1-0/",
    },
  })
  expect(partSource({ Source: " Catalogue of 2025 " })).toEqual({ name: "Catalogue of 2025" })
})

test("a shop's own part has no source", () => {
  expect(partSource({ socket: "AM5", source: " " })).toBeUndefined()
  expect(partSource({ source: 7 })).toBeUndefined()
})
