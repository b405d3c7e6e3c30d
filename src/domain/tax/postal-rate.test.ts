import { expect, test } from "vitest"
import { rate } from "#test/tax-rates.ts"
import { applyPostalRate, areFractions, readPostalRate, taxPostalCode } from "./postal-rate.ts"
import { taxFor } from "./tax-for.ts"

const austin = { postalCode: "78701", state: "TX", name: "AUSTIN", milliPercent: 8_250 }
const texas = { country: "US", region: "TX" }
const rates = [rate("US", "Sales tax", 6_250, { region: "TX" }), rate("DE", "VAT", 19_000)]

test("the rate of a postal code replaces its state's, and nothing else", () => {
  const lines = [{ totalCents: 10_000, taxClass: "standard" }] as const
  const question = { seller: texas, destination: texas, buyer: {}, day: "2026-11-26" }
  const taxes = (of: typeof rates) =>
    taxFor({ ...question, lines, rates: of, pricesInclude: false }).lines[0]?.taxes
  expect(taxes([...applyPostalRate(rates, texas, austin)])).toMatchObject([
    { name: "Sales tax, AUSTIN", milliPercent: 8_250, taxCents: 825 },
  ])
  expect(applyPostalRate(rates, texas, austin)).toContainEqual(rates[1])
  expect(applyPostalRate(rates, texas, undefined)).toBe(rates)
  expect(applyPostalRate(rates, texas, { ...austin, milliPercent: 0 })).toEqual([rates[1]])
})

test("the rate of a postal code leaves rates of other classes", () => {
  const reduced = rate("US", "Sales tax", 4_000, { region: "TX", taxClass: "reduced" })
  const { lines } = taxFor({
    seller: texas,
    destination: texas,
    buyer: {},
    day: "2026-11-26",
    rates: applyPostalRate([...rates, reduced], texas, austin),
    pricesInclude: false,
    lines: [
      { totalCents: 10_000, taxClass: "standard" },
      { totalCents: 10_000, taxClass: "reduced" },
    ],
  })
  expect(lines.map(({ taxCents }) => taxCents)).toEqual([825, 400])
})

test("a rate with four decimals is charged to the cent", () => {
  const { lines } = taxFor({
    seller: texas,
    destination: texas,
    buyer: {},
    day: "2026-11-26",
    rates: applyPostalRate([], texas, { ...austin, milliPercent: 8_237.5 }),
    pricesInclude: false,
    lines: [{ totalCents: 10_000_000, taxClass: "standard" }],
  })
  expect(lines[0]?.taxCents).toBe(823_750)
})

test("rates are parsed as vendors write them", () => {
  expect(areFractions(["0.082500", "0", ""])).toBe(true)
  expect(areFractions(["0.0825", "8.25"])).toBe(false)
  expect(readPostalRate("0.082375", true)).toBe(8_237.5)
  expect(readPostalRate("8.2375", false)).toBe(8_237.5)
  expect(readPostalRate("8.25 %", true)).toBe(8_250)
  for (const text of ["", "-1", "1e3", "8.23756", "31", "eight"])
    expect(readPostalRate(text, false)).toBeUndefined()
})

test("in the United States the first five digits of a postal code decide", () => {
  expect(taxPostalCode("US", "78701-1234")).toBe("78701")
  expect(taxPostalCode("US", "787")).toBeUndefined()
  expect(taxPostalCode("DE", "20457")).toBeUndefined()
})
