import { expect, test } from "vitest"
import { narrowPiecesOf, piecesOf } from "./paper.ts"

test("words are joined, and no row is longer than a page allows", () => {
  expect(piecesOf(["a", "b"])).toEqual(["a, b"])
  const many = piecesOf(Array.from({ length: 600 }, () => "B-2041"))
  expect(many.length).toBeGreaterThan(1)
  expect(Math.max(...many.map(({ length }) => length))).toBeLessThan(2500)
})

test("lines are listed, and long ones are split between words, or anywhere", () => {
  expect(narrowPiecesOf(["CA-1", "J4, J5"])).toEqual(["CA-1\nJ4, J5"])
  expect(narrowPiecesOf([""])).toEqual([])
  for (const text of ["C1000, ".repeat(280).trim(), "W".repeat(2000)]) {
    const pieces = narrowPiecesOf(["CA-1", text])
    expect(pieces.join("").replaceAll(/\s/g, "")).toBe(`CA-1${text}`.replaceAll(/\s/g, ""))
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(1010)
  }
})
