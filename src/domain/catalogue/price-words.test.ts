import { expect, onTestFinished, test } from "vitest"
import { readLanguageFrom } from "../languages/languages.ts"
import { readPriceWords } from "./price-words.ts"

test.each([
  ["graphics card under 500", "graphics card", undefined, 500],
  ["under 500 graphics card", "graphics card", undefined, 500],
  ["GPU under $499.99", "GPU", undefined, 499.99],
  ["psu < $100", "psu", undefined, 100],
  ["psu <100€", "psu", undefined, 100],
  ["monitor up to 300 usd", "monitor", undefined, 300],
  ["Grafikkarte unter 300 Euro", "Grafikkarte", undefined, 300],
  ["netzteil bis 80 €", "netzteil", undefined, 80],
  ["cpu less than 1,000 dollars", "cpu", undefined, 1000],
  ["cpu over 400", "cpu", 400, undefined],
  ["keyboard between 50 and 80", "keyboard", 50, 80],
  ["ssd zwischen 80 und 50 euro", "ssd", 50, 80],
  ["$50-$80 mouse", "mouse", 50, 80],
  ["mouse 50-80 usd", "mouse", 50, 80],
  ["under 500", "", undefined, 500],
  ["memory over 100 under 200", "memory", 100, 200],
  ["ssd unter 200 €, aber über 100 €", "ssd", 100, 200],
  ["over 100 ssd under 200", "over 100 ssd", undefined, 200],
  ["видеокарта дешевле 600", "видеокарта", undefined, 600],
  ["ssd alle 100 euroa", "ssd", undefined, 100],
  ["memória entre 50 e 80 reais", "memória", 50, 80],
  ["grafikkort under 3000 kr", "grafikkort", undefined, 3000],
])("'%s' searches for '%s' at prices from %s to %s", (query, words, from, to) => {
  const found = readPriceWords(query)
  expect(found).toMatchObject({ words, mayBeName: false })
  expect([found?.minCents, found?.maxCents]).toEqual(
    [from, to].map((price) => (price === undefined ? undefined : price * 100)),
  )
})

test.each(["P14 Max 140", "ssd 2tb max 150", "case ab 60"])(
  "'%s' holds a limit unless it is a name",
  (query) => {
    expect(readPriceWords(query)).toMatchObject({ mayBeName: true })
  },
)

test.each([
  "fan under 30 dB",
  "psu over 850w",
  "psu over 850 watts",
  "ram up to 64 gb",
  "cooler under 60mm",
  "cpu over 8 cores",
  "cpu bis zu 5,0 GHz",
  "ssd up to 7.450 MB/s",
  "zasilacz od 500 do 700 W",
  "case with at least 2 usb ports",
  "over ear headphones",
  "4-8 pin",
  "i5-13400",
  "50-80",
  "rtx 4070",
  "",
])("'%s' names no price", (query) => {
  expect(readPriceWords(query)).toBeUndefined()
})

test("a price is read in the reader's language", () => {
  onTestFinished(readLanguageFrom(() => "de"))
  expect(readPriceWords("cpu unter 1.000,50")?.maxCents).toBe(100_050)
})
