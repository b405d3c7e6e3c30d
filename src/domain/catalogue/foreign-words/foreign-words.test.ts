import { expect, test } from "vitest"
import { readTerms } from "../search-terms.ts"
import { languages, listForms } from "./foreign-words.ts"

const meaningsOf = (text: string) =>
  readTerms(text).flatMap(({ phrases, marks }) => [...phrases.flat(), ...marks])

test.each(languages.flatMap((words) => Object.entries(words)))(
  "the words for '%s' have a meaning: %s",
  (_, words) => {
    expect(listForms(words).filter((word) => meaningsOf(word).length === 0)).toEqual([])
  },
)

test("words are listed in all forms", () => {
  expect(listForms("noir(/e) | past(a/e) termic(a/he)")).toEqual([
    "noir",
    "noire",
    "pasta termica",
    "pasta termiche",
    "paste termica",
    "paste termiche",
  ])
})

test("words are read with and without accents", () => {
  expect(meaningsOf("chlodzenie wodne")).toEqual(meaningsOf("chłodzenie wodne"))
  expect(meaningsOf("pamiec ram")).toEqual(meaningsOf("ram"))
  expect(meaningsOf("czarne")).toEqual(["black"])
  expect(meaningsOf("natverkskort")).toEqual(meaningsOf("network card"))
  for (const typed of ["Gehäuselüfter", "Gehaeuseluefter", "gehauselufter"])
    expect(meaningsOf(typed)).toEqual(meaningsOf("case fan"))
  expect(meaningsOf("weisses")).toEqual(["white"])
})

test("power supplies have their name in every language", () => {
  const names =
    "netzteil | bloc alim | fuente | alimentatore | voeding | zasilacz | nätaggregat pc | zdroj | fonte | virtalähde | strømforsyning | güç kaynağı | блок питания"
  for (const name of names.split(" | ")) expect(meaningsOf(name)).toEqual(meaningsOf("psu"))
})

test("a solid-state drive is not read as a hard drive, even if it is called one", () => {
  for (const typed of ["SSD Festplatte", "disque dur SSD", "ssd hard drive", "hårddisk ssd"])
    expect(meaningsOf(typed)).toEqual(meaningsOf("ssd"))
  expect(meaningsOf("nvme festplatte")).toEqual(meaningsOf("nvme"))
})
