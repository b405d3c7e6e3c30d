import { expect, onTestFinished, test } from "vitest"
import { formatAmount } from "../pricing/currency.ts"
import { formatDay } from "../shop/days.ts"
import { formatCount } from "../shop/number-format.ts"
import { type Language, readLanguageFrom, readLanguagePath } from "./languages.ts"
import "./all-texts.ts"
import { plural, t, translated } from "./translate.ts"

/** Other tests of the process need the language of their requests again. */
const speak = (language: Language) => onTestFinished(readLanguageFrom(() => language))

test("a text uses the current language and its values", () => {
  const themes = translated({ light: "Light", nested: { dark: "Dark" } })
  const read = () => [
    t("Add to cart"),
    t("Remove {name}", { name: "Keel B650" }),
    themes.light,
    themes.nested.dark,
  ]
  expect(read()).toEqual(["Add to cart", "Remove Keel B650", "Light", "Dark"])
  speak("de")
  expect(read()).toEqual(["In den Warenkorb", "Keel B650 entfernen", "Hell", "Dunkel"])
})

test("a count uses the plural form of its language", () => {
  const read = () => [1, 2, 2000].map((count) => plural(count, "1 line", "{count} lines"))
  expect(read()).toEqual(["1 line", "2 lines", "2,000 lines"])
  speak("de")
  expect(read()).toEqual(["1 Position", "2 Positionen", "2.000 Positionen"])
})

test("the suffix that distinguishes two meanings is not shown", () => {
  expect(t("on|switch")).toBe("on")
})

test("numbers, amounts and days use the format of the language", () => {
  const read = () => [formatCount(2360), formatAmount(2360.5), formatDay("2026-12-03")]
  expect(read()).toEqual(["2,360", "$2,360.50", "3 Dec 2026"])
  speak("de")
  expect(read()).toEqual(["2.360", "2.360,50\u00a0$", "3. Dez. 2026"])
})

test.each([
  ["/", "en", "/"],
  ["/parts?q=de", "en", "/parts?q=de"],
  ["/design", "en", "/design"],
  ["/fr/parts", "en", "/fr/parts"],
  ["/de", "de", "/"],
  ["/de?x=1", "de", "/?x=1"],
  ["/de/parts#top", "de", "/parts#top"],
])("%s is in %s: %s", (address, language, path) => {
  expect(readLanguagePath(address)).toEqual({ language, path })
})
