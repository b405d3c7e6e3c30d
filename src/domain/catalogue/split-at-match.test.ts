import fc from "fast-check"
import { expect, test } from "vitest"
import { splitAtMatch } from "./split-at-match.ts"

test.each([
  ["CA-F-120", "caf 12", ["", "CA-F-12", "0"]],
  ["CA-TM5-6032", "tm56032", ["CA-", "TM5-6032", ""]],
  ["ZX 100/9", "zx100-9", ["", "ZX 100/9", ""]],
  ["CA-TM5-6032", "tempo 6032", ["CA-TM5-", "6032", ""]],
  ["100-100000059WOF", "ryzen 9", ["100-100000059WOF", "", ""]],
  ["CA-F-120", "fan", ["CA-F-120", "", ""]],
  ["CA-F-120", "-.*", ["CA-F-120", "", ""]],
])("in %s, '%s' is found in any spelling", (number, typed, pieces) => {
  expect(splitAtMatch(number, typed)).toEqual(pieces)
})

test("the pieces always join to the number", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (number, typed) => {
      expect(splitAtMatch(number, typed).join("")).toBe(number)
    }),
  )
})
