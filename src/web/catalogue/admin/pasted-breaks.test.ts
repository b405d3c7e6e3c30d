import { expect, onTestFinished, test } from "vitest"
import { readLanguageFrom } from "#domain/languages/languages.ts"
import { pastedBreaks } from "./pasted-breaks.ts"

const read = (text: string) =>
  pastedBreaks(text).map(({ quantity, price }) => `${quantity}:${price}`)

test.each([
  ["100\t4.90\r\n500\t4.50\r\n", ["100:4.90", "500:4.50"]],
  ["Quantity\tPrice\n1,000+\t$4.90\n100–499\t $ 1,234.50 \n", ["1000:4.90", "100:1234.50"]],
  ["100\t4,90\n500\t4,5", ["100:4.90", "500:4.5"]],
  ["100:4.90;500:4.50", ["100:4.90", "500:4.50"]],
  ["100\t4.90\tnet 30\n\n500\t4.50", ["100:4.90", "500:4.50"]],
])("%j is read as two columns", (text, rows) => {
  expect(read(text)).toEqual(rows)
})

test.each([
  ["1.000\t4,90\n5.000\t1.234,50", ["1000:4,90", "5000:1234,50"]],
  ["1,000\t4.90", ["1000:4,90"]],
  ["100\t1.250\n500\t1.200,50", ["100:1250", "500:1200,50"]],
  ["100\t1.250", ["100:1.250"]],
])("on a German page, %j is read as two columns", (text, rows) => {
  onTestFinished(readLanguageFrom(() => "de"))
  expect(read(text)).toEqual(rows)
})

test.each(["100", "4.90", "100\n500", "100\t", "", "Quantity\tPrice"])(
  "%j is left to the field it is pasted into",
  (text) => {
    expect(read(text)).toEqual([])
  },
)
