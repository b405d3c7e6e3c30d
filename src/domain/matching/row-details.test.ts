import { expect, test } from "vitest"
import { readDetails, readTarget } from "./row-details.ts"

test.each<[string, number | undefined]>([
  ["98.50", 9850],
  ["$98.50", 9850],
  ["98,50", 9850],
  ["1,234.56 USD", 123_456],
  ["1.234,5", 123_450],
  ["0.0874", 9],
  ["105", 10_500],
  ["98,50 €", undefined],
  ["12 EUR", undefined],
  ["on request", undefined],
  ["0", undefined],
])("the target price %j is %j cents", (written, cents) => {
  expect(readTarget(written)).toBe(cents)
})

test("a row has the references of its part, and a target price in another currency is ignored", () => {
  const columns = ["designators", "number", "customerPartNumber", "note", "targetPrice"] as const
  const cells = ["C1, C2", "CA-F-120", "4711-01", "for hall 2", "9.50"]
  expect(readDetails(cells, columns, undefined)).toEqual({
    designators: "C1, C2",
    customerPartNumber: "4711-01",
    note: "for hall 2",
    targetPriceCents: 950,
  })
  const head = ["", "", "", "", "Target price (EUR)"]
  expect(readDetails(["", "CA-F-120", "", "", "9.50"], columns, head)).toBeUndefined()
})
