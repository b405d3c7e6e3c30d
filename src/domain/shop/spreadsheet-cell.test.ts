import { expect, test } from "vitest"
import { csvLine, escapeFormula, unescapeFormula } from "./spreadsheet-cell.ts"

test.each([
  "=1+1",
  "+1",
  "-1+1",
  "-A1",
  "-1,5",
  "-.5",
  "-1.",
  "-1\n=1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "'=1",
  "''-x",
  "\n=1",
  " =1+1",
  "\u00a0@SUM(A1)",
  "'\t+1",
  "＝1+1",
  "＋1",
  "－1+1",
  "＠SUM(A1)",
])("%j is escaped as a formula, and is restored when read", (text) => {
  expect(escapeFormula(text)).toMatch(/^'/)
  expect(unescapeFormula(escapeFormula(text))).toBe(text)
})

test.each(["Anvil 1000", "'quoted'", "", "a=b", "a'=b", "12 V", "-1", "-9.43"])(
  "%j is unchanged",
  (text) => {
    expect(escapeFormula(text)).toBe(text)
    expect(unescapeFormula(text)).toBe(text)
  },
)

test.each([";", "\t"])("a value with %j stays one cell, whatever the separator", (divider) => {
  expect(csvLine([`Anvil${divider}=1+1`, 2])).toBe(`"Anvil${divider}=1+1",2\r\n`)
})

test("a cell is quoted where necessary", () => {
  expect(
    csvLine([
      "plain words",
      'say "hi"',
      "a,b",
      "two\nlines",
      null,
      -2,
      "-2.50",
      " edge",
      "edge ",
      "=x",
    ]),
  ).toBe(`plain words,"say ""hi""","a,b","two\nlines",,-2,-2.50," edge","edge ",'=x\r\n`)
})
