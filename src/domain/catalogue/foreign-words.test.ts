import { expect, test } from "vitest"
import { polishWords } from "./polish-words.ts"
import { readTerms } from "./search-terms.ts"
import { swedishWords } from "./swedish-words.ts"

const meaningsOf = (text: string) =>
  readTerms(text).flatMap(({ phrases, marks }) => [...phrases.flat(), ...marks])

test.each([...Object.entries(polishWords), ...Object.entries(swedishWords)])(
  "the words for '%s' have a meaning",
  (_, words) => {
    expect(words.split(" | ").filter((word) => meaningsOf(word).length === 0)).toEqual([])
  },
)

test("words are read with and without accents", () => {
  expect(meaningsOf("chlodzenie wodne")).toEqual(meaningsOf("chłodzenie wodne"))
  expect(meaningsOf("pamiec ram")).toEqual(meaningsOf("ram"))
  expect(meaningsOf("czarne")).toEqual(["black"])
  expect(meaningsOf("natverkskort")).toEqual(meaningsOf("network card"))
})
