import { expect, test } from "vitest"
import { readAddress, readCountry, readSize, readTariffCode } from "./field-texts.ts"

test.each([
  ["310x220x90", "310 x 220 x 90"],
  [" 310 × 220 × 90 mm ", "310 x 220 x 90"],
  ["310 * 220 * 090", "310 x 220 x 90"],
  ["310x220x90mm", "310 x 220 x 90"],
  ["310 x 220 x 90 cm", undefined],
  ["310 x 220", undefined],
  ["0 x 220 x 90", undefined],
  ["31.5 x 22 x 9", undefined],
])("a size written %s is stored as %s", (written, kept) => {
  expect(readSize(written)).toBe(kept)
})

test.each([
  [" de ", "DE"],
  ["EU", undefined],
  ["ZZ", undefined],
  ["DD", undefined],
  ["Germany", undefined],
])("a country of origin written %s is stored as %s", (written, kept) => {
  expect(readCountry(written)).toBe(kept)
})

test.each([
  ["1 Quay Road\nLeith EH6 6QN\n", "1 Quay Road, Leith EH6 6QN"],
  [
    "Gießerei GmbH,\r\n Hafenstr. 1,\r\n\r\n20457 Hamburg",
    "Gießerei GmbH, Hafenstr. 1, 20457 Hamburg",
  ],
  ["1 Quay Road, Leith", "1 Quay Road, Leith"],
  [`${"x".repeat(250)}\n${"x".repeat(249)}`, undefined],
])("an address written %j is stored as %s", (written, kept) => {
  expect(readAddress(written)).toBe(kept)
})

test.each([
  ["8473.30", "847330"],
  ["8473 30 20 00", "8473302000"],
  [" 847330 ", "847330"],
  ["HS847330", undefined],
  ["84733", undefined],
  ["8473.30-20", undefined],
])("a tariff code written %s is stored as %s", (written, kept) => {
  expect(readTariffCode(written)).toBe(kept)
})
