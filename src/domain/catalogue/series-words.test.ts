import { expect, test } from "vitest"
import { readTerms } from "./search-terms.ts"

test.each(["ryzen 7", "ryzen7", "core ultra 7", "core i5"])("'%s' is one term", (typed) => {
  expect(readTerms(typed)).toHaveLength(1)
})

test("a series and a socket are two terms", () => {
  expect(readTerms("Ryzen 7 AM5").map(({ words }) => words.join(" "))).toEqual(["ryzen 7", "am5"])
})
