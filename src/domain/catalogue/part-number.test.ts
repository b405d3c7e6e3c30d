import fc from "fast-check"
import { expect, test } from "vitest"
import { partNumber, splitAtMatch } from "./part-number.ts"

test("a part shows the shop's number, or the manufacturer's if the shop's is generated", () => {
  const id = "0f5e1c1e-7a61-4a5e-9c5e-1f4e2d3c4b5a"
  expect(partNumber({ sku: id, mpn: "CM8064401548111" })).toBe("CM8064401548111")
  expect(partNumber({ sku: "CA-TM5-6032", mpn: "CM8064401548111" })).toBe("CA-TM5-6032")
  expect(partNumber({ sku: id, mpn: null })).toBe(id)
  expect(partNumber({ sku: id })).toBe(id)
})

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
