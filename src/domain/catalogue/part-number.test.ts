import { expect, test } from "vitest"
import { partNumber } from "./part-number.ts"

const sku = "0f5e1c1e-7a61-4a5e-9c5e-1f4e2d3c4b5a"

test("a part is known by its maker's number where the data has one, else by the shop's", () => {
  expect(partNumber({ sku, specs: { partNumber: " CM8064401548111 " } })).toBe("CM8064401548111")
  expect(partNumber({ sku, specs: { partNumber: 2_100_450 } })).toBe("2100450")
  for (const specs of [{}, { partNumber: " " }, { partNumber: null }, { partNumber: ["F75"] }])
    expect(partNumber({ sku: "CA-TM5-6032", specs })).toBe("CA-TM5-6032")
})
