import { expect, test } from "vitest"
import { knownCategory } from "./guess-name.ts"

test.each([
  ["RAM", "Memory"],
  ["Video Card", "Graphics cards"],
  ["GPUs", "Graphics cards"],
  ["CPU", "Processors"],
  ["PCCase", "Cases"],
  ["CPUCooler", "Cooling"],
  ["CaseFan", "Fans"],
  ["ThermalCompound", "Thermal paste"],
  ["NetworkCard", "Network cards"],
  ["SoundCard", "Sound cards"],
  ["Headphones", "Headsets"],
  ["Internal Hard Drive", "Storage"],
  ["Arbeitsspeicher", "Memory"],
  ["Grafikkarten", "Graphics cards"],
  ["Gehäuse", "Cases"],
  ["CARTES MERES", "Motherboards"],
  ["Fuente de alimentacion", "Power supplies"],
  ["graphics-cards", "Graphics cards"],
])("%s is suggested as %s", (theirs, ours) => {
  expect(knownCategory(theirs)).toBe(ours)
})

test("an unknown category gets no suggestion", () => {
  expect(["Dowels", "", "constructor"].map(knownCategory)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
