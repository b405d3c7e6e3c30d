import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { contradicts } from "./contradictions.ts"
import { editCost, editsBetween } from "./edit-cost.ts"
import { exactKey, looseKey } from "./part-marks.ts"
import { readWords } from "./read-words.ts"

describe("part numbers", () => {
  test("are equal regardless of case, blanks and separators", () => {
    expect(exactKey(" 'gv-n1070.wf2/oc_8GD ")).toBe("GVN1070WF2OC8GD")
    expect(exactKey('="00123"')).toBe("00123")
    expect(looseKey("QY776AT#ABA")).toBe("QY776ATABA")
  })

  const number = fc.string({ unit: fc.constantFrom(..."ABO0I1S5"), minLength: 1, maxLength: 12 })
  test("differ by the edits that turn one into the other", () => {
    fc.assert(
      fc.property(number, number, (written, known) => {
        const edits = editsBetween(written, known)
        expect(edits.length === 0).toBe(written === known)
        const grown = edits.reduce((sum, edit) => sum + edit.known.length - edit.read.length, 0)
        expect(written.length + grown).toBe(known.length)
      }),
    )
  })

  test("differ less, the likelier the typo", () => {
    const costs = ["RS5O0", "RS050", "RS5500", "RS400", "RS5"].map((read) =>
      editCost(read, "RS500", 20),
    )
    expect(costs).toEqual(costs.toSorted((one, other) => one - other))
    expect(editCost("RS500", "RS500", 0)).toBe(0)
    expect(editCost("XYZ", "RS500", 20)).toBe(Infinity)
  })
})

test("equal measures are equal words", () => {
  const words = (text: string) => readWords(text).map(({ word }) => word)
  expect(words("1TB")).toEqual(words("1000 GB"))
  expect(words("16 GB (2 x 8 GB)")).toEqual(words("16gb 2×8GB"))
  expect(words('23.8"')).toEqual(words("23.8 inch"))
  expect(words("DDR5-6000 MHz")).toEqual(words("ddr5 6000MT/s"))
  expect(words("850 watts")).toEqual(words("850W"))
  expect(words("2 To, 16Go")).toEqual(words("2 TB, 16GB"))
  expect(words("2,5 Zoll 23.8 pouces")).toEqual(words('2.5" 23.8"'))
})

test("foreign colours and kits without a unit are also read in the spelling of names", () => {
  const others = (text: string) => readWords(text).map((read) => read.others)
  expect(others("schwarze blanc Kit 2x16")).toEqual([["black"], ["white"], [], ["2x16gb"]])
})

test("a figure contradicts another of its kind, unless it is rounded", () => {
  const differ = (row: string, name: string) => {
    const [one = [], other = []] = [row, name].map((text) =>
      readWords(text).map(({ word, others }) => [word, ...others]),
    )
    return contradicts(one, other)
  }
  expect(differ("Anvil RM750e neu", "Anvil RM850e")).toBe(true)
  expect(differ("Strata 2 TB 2026", "Strata 1 TB")).toBe(true)
  expect(differ("RTX 4075 12GB", "RTX 4070 12 GB")).toBe(true)
  expect(differ("Monitor 24 Zoll 75 Hz", 'Monitor 23.8" VA')).toBe(false)
  expect(differ("Anvil 850 80+ Gold, Pos. 1 (AM4)", "Anvil 850 Gold")).toBe(false)
})
