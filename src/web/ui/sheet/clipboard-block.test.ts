import fc from "fast-check"
import { expect, test } from "vitest"
import { formatBlock, parseBlock } from "./clipboard-block.ts"

test("a copied spreadsheet block is read by rows and cells, with any line endings", () => {
  expect(parseBlock("118.50")).toEqual([["118.50"]])
  expect(parseBlock("A\t1\r\nB\t2\r\n")).toEqual([
    ["A", "1"],
    ["B", "2"],
  ])
  expect(parseBlock('"two\nlines"\t"says ""hi"""\n\t5"')).toEqual([
    ["two\nlines", 'says "hi"'],
    ["", '5"'],
  ])
})

test("copied cells are pasted unchanged", () => {
  const cell = fc.string().filter((text) => !text.includes("\r"))
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
    )
    .filter((rows) => rows.length === 1 || rows.at(-1)?.join("") !== "")
  fc.assert(
    fc.property(block, (rows) => {
      expect(parseBlock(formatBlock(rows))).toEqual(rows)
    }),
  )
})
