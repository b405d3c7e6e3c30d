import { expect, test } from "vitest"
import { partSource } from "./part-source.ts"

test("a source is a name, and the licence that is known", () => {
  expect(partSource({ source: "BuildCores OpenDB (ODC-By 1.0)" })).toEqual({
    name: "BuildCores OpenDB",
    licence: {
      name: "ODC Attribution License",
      url: "https://opendatacommons.org/licenses/by/1-0/",
    },
  })
  expect(partSource({ Source: " Catalogue of 2025 " })).toEqual({ name: "Catalogue of 2025" })
})

test("a part of one's own has none", () => {
  expect(partSource({ socket: "AM5", source: " " })).toBeUndefined()
  expect(partSource({ source: 7 })).toBeUndefined()
})
