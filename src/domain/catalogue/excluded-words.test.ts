import { expect, test } from "vitest"
import { readExcluded, readExclusions } from "./excluded-words.ts"
import { traitMarks } from "./part-traits.ts"
import { withoutWords } from "./without-words.ts"

test.each([
  ["gpu no power connector", "no power connector", ["power connector"]],
  ["CPU without any graphics, 8 cores", "without any graphics", ["graphics"]],
  ["ssd 1tb -Samsung", "-Samsung", ["Samsung"]],
  ["memory -ddr4", "-ddr4", ["ddr4"]],
  ["fan w/o rgb or led 120 mm", "w/o rgb or led", ["rgb", "led"]],
  ["psu but not 850 W", "but not 850 W", ["850 W"]],
  ["gehäuse ohne ein Fenster", "ohne ein Fenster", ["Fenster"]],
  ["carte mère sans wi-fi am5", "sans wi-fi", ["wi-fi"]],
  ["behuizing zonder venster", "zonder venster", ["venster"]],
  ["корпус без окна белый", "без окна", ["окна"]],
  ["gabinete sem vidro temperado", "sem vidro temperado", ["vidro temperado"]],
  ["kabinet uden vindue", "uden vindue", ["vindue"]],
  ["chassi utan fönster", "utan fönster", ["fönster"]],
  ["i7 10700 non k", "non k", ["k"]],
  ["gpu no 8 pin", "no 8 pin", ["8 pin"]],
])("'%s' excludes by '%s'", (query, typed, terms) => {
  expect(readExclusions(query)).toEqual([{ typed, terms }])
})

test("several exclusions are read one after another", () => {
  expect(readExclusions("4070 not ti not super")).toEqual([
    { typed: "not ti", terms: ["ti"] },
    { typed: "not super", terms: ["super"] },
  ])
})

test.each([
  "souris sans fil",
  "mouse senza fili",
  "teclado sem fio",
  "non-modular psu",
  "non ecc memory",
  "part no 4711",
  "noctua nh-d15",
  "asus b550-plus",
  "i7 -12700",
  "cpu without",
  "no",
])("'%s' excludes nothing", (query) => {
  expect(readExclusions(query)).toEqual([])
})

test("the remaining words are separated by single blanks", () => {
  expect(withoutWords("gpu no fan  under 500 ", ["no fan"])).toBe("gpu under 500")
})

test("a long word excludes all words that begin with it, and a value its other spellings", () => {
  expect(readExcluded("samsung").having).toContain("samsung*")
  expect(readExcluded("ti").having).toEqual(["ti"])
  expect(readExcluded("1 TB").having).toContain("=capacity:1000")
  expect(readExcluded("modular").lacking).toContain("=modular:non-modular")
})

test("the specs of a part tell which traits it has or lacks", () => {
  expect(traitMarks({ led: "None", fansIncluded: 3 })).toEqual(["=has:fan", "=no:light"])
  expect(traitMarks({ powerConnectors: {}, boardPowerW: 75 })).toEqual(["=no:power connector"])
  expect(traitMarks({ powerConnectors: { pcie8: 1 } })).toEqual(["=has:power connector"])
  expect(traitMarks({ fanless: true, microphone: false })).toEqual(["=no:fan", "=no:microphone"])
})

test("a card of unknown connectors has one if it uses more power than a slot provides", () => {
  expect(traitMarks({ boardPowerW: 70 })).toEqual(["=no:power connector"])
  expect(traitMarks({ boardPowerW: 180 })).toEqual(["=has:power connector"])
  expect(traitMarks({})).toEqual([])
})
