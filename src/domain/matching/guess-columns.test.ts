import { expect, test } from "vitest"
import { readTable } from "./read-table.ts"

const guessed = (...rows: string[][]) => {
  const table = readTable(rows)
  return { columns: table.columns, rows: table.rows.length }
}

test.each<[string[][], string[], number]>([
  [
    [
      ["Part Number", "Qty"],
      ["CA-1", "5"],
    ],
    ["number", "quantity"],
    1,
  ],
  [
    [
      ["#", "MPN", "Manufacturer", "Description", "Qty", "Unit price"],
      ["1", "A", "B", "C", "2", "3.50"],
    ],
    ["ignore", "number", "manufacturer", "description", "quantity", "ignore"],
    1,
  ],
  [
    [
      ["Pos", "Artikelnr", "Hersteller", "Bezeichnung", "Anzahl"],
      ["1", "A", "B", "C", "2"],
    ],
    ["ignore", "number", "manufacturer", "description", "quantity"],
    1,
  ],
  [
    [
      ["Our BOM", ""],
      ["SKU", "Count"],
      ["CA-1", "5"],
    ],
    ["number", "quantity"],
    1,
  ],
  [
    [
      ["CA-1", "5"],
      ["CA-2", "10 pcs"],
      ["CA-3", "2x"],
    ],
    ["number", "quantity"],
    3,
  ],
  [
    [
      ["5", "Tempo DDR5 32 GB"],
      ["7", "Anvil 850 W Gold"],
    ],
    ["quantity", "description"],
    2,
  ],
  [
    [
      ["1", "CA-1", "50"],
      ["2", "CA-2", "60"],
      ["3", "CA-3", "10"],
    ],
    ["ignore", "number", "quantity"],
    3,
  ],
  [
    [
      ["SKU", "MPN"],
      ["CA-1", "AN850"],
    ],
    ["customerPartNumber", "number"],
    1,
  ],
  [[["CA-1"]], ["number"], 1],
  [[["CA-1", "10"]], ["number", "quantity"], 1],
  [
    [
      ["CA-1", "10"],
      ["CA-2", "20"],
    ],
    ["number", "quantity"],
    2,
  ],
])("%j contains %j", (rows, columns, left) => {
  expect(guessed(...rows)).toEqual({ columns, rows: left })
})

test("an SKU on sale is the part number, even beside the manufacturer's", () => {
  const rows = [
    ["SKU", "MPN"],
    ["CA-1", "AN850"],
  ]
  const { columns } = readTable(rows, undefined, (cell) => cell === "CA-1")
  expect(columns).toEqual(["number", "ignore"])
})
