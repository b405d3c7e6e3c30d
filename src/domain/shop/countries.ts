import { inEachLanguage, languageCodes } from "../languages/languages.ts"
import { t } from "../languages/translate.ts"

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Codes with a name that are no countries. */
const NO_COUNTRY = "CP CQ DG EA EU EZ IC QO UN XA XB ZZ"

/** Tells whether it is an ISO 3166-1 code in capitals. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.includes(code) &&
  names.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code

const namesInLanguage = inEachLanguage(
  ({ locale }) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }),
)

/** Returns the name of a country, or of Northern Ireland, which has its own VAT prefix. */
export const countryName = (code: string): string =>
  code === "XI" ? t("Northern Ireland") : (namesInLanguage().of(code) ?? code)

/** Returns the name as addresses keep it, in whatever language they were written. */
export const englishCountryName = (code: string): string =>
  code === "XI" ? "Northern Ireland" : (names.of(code) ?? code)

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
let codes: ReadonlyMap<string, string> | undefined

/** Codes of all countries by their names in each language. */
function codesByName(): ReadonlyMap<string, string> {
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return new Map(
    languageCodes.flatMap((language) => {
      const named = new Intl.DisplayNames(language, { type: "region" })
      return countries.filter(isCountry).map((code) => [named.of(code) ?? code, code] as const)
    }),
  )
}

/** Writes a kept address in the current language: its last line may be a country, as it was named when it was kept. */
export function addressInLanguage(address: string): string {
  codes ??= codesByName()
  const lastLine = address.lastIndexOf("\n") + 1
  const code = codes.get(address.slice(lastLine))
  return code === undefined ? address : address.slice(0, lastLine) + countryName(code)
}
