import { expect, test } from "vitest"
import { partNumber } from "./part-number.ts"

test("a part shows the shop's number, or the manufacturer's if the shop's is generated", () => {
  const id = "0f5e1c1e-7a61-4a5e-9c5e-1f4e2d3c4b5a"
  expect(partNumber({ sku: id, mpn: "CM8064401548111" })).toBe("CM8064401548111")
  expect(partNumber({ sku: "CA-TM5-6032", mpn: "CM8064401548111" })).toBe("CA-TM5-6032")
  expect(partNumber({ sku: id, mpn: null })).toBe(id)
  expect(partNumber({ sku: id })).toBe(id)
})
