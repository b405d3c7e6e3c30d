import { expect, test } from "vitest"
import { listFitSplits, readConnectedFit } from "./fit-words.ts"

test.each([
  ["psu for 5090", "psu", ["5090"], "for 5090"],
  ["white psu for my RTX 5090", "white psu", ["RTX 5090"], "for my RTX 5090"],
  ["ram compatible with the b650", "ram", ["b650"], "compatible with the b650"],
  ["gpu that fits nr200", "gpu", ["nr200"], "that fits nr200"],
  ["Kühler passend für meinen 9800X3D", "Kühler", ["9800X3D"], "passend für meinen 9800X3D"],
  ["carte mère pour le 7800x3d", "carte mère", ["7800x3d"], "pour le 7800x3d"],
  ["fuente para mi 4070", "fuente", ["4070"], "para mi 4070"],
  [
    "looking for a psu for my 5070 ti build",
    "looking for a psu",
    ["5070 ti"],
    "for my 5070 ti build",
  ],
  ["case for 4090 and nh-d15", "case", ["4090", "nh-d15"], "for 4090 and nh-d15"],
])("'%s' asks for what fits", (query, wanted, fitted, typed) => {
  expect(readConnectedFit(query)).toEqual({ wanted, fitted, typed, isConnected: true })
})

test("without a connecting word, each run of words may be the part, longer ones first", () => {
  expect(listFitSplits("b650 ram").map(({ wanted, typed }) => [wanted, typed])).toEqual([
    ["ram", "b650"],
    ["b650", "ram"],
  ])
  expect(listFitSplits("board 9950x atx")).toContainEqual({
    wanted: "board atx",
    fitted: ["9950x"],
    typed: "9950x",
    isConnected: false,
  })
})

test.each(["for", "ryzen 5600x with cooler", "5090", ""])("'%s' has no such reading", (query) => {
  expect([readConnectedFit(query), listFitSplits(query)]).toEqual([undefined, []])
})
