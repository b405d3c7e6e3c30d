import { formatPerLanguage, languageCodes } from "../languages/languages.ts"
import { t } from "../languages/translate.ts"

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Codes that have a name but are not countries. */
const NO_COUNTRY = "CP CQ DG EA EU EZ IC QO UN XA XB ZZ"

/** Reports whether it is an ISO 3166-1 code in capitals. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.includes(code) &&
  names.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code

const namesInLanguage = formatPerLanguage(
  ({ locale }) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }),
)

/** Returns the name of a country, or of Northern Ireland, which has its own VAT prefix. */
export const countryName = (code: string): string =>
  code === "XI" ? t("Northern Ireland") : (namesInLanguage().of(code) ?? code)

/** Returns the English name, in which addresses are stored. */
export const englishCountryName = (code: string): string =>
  code === "XI" ? "Northern Ireland" : (names.of(code) ?? code)

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
let codes: ReadonlyMap<string, string> | undefined

/** Maps country names in each language to codes. */
function codesByName(): ReadonlyMap<string, string> {
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return new Map(
    languageCodes.flatMap((language) => {
      const named = new Intl.DisplayNames(language, { type: "region" })
      return countries.filter(isCountry).map((code) => [named.of(code) ?? code, code] as const)
    }),
  )
}

/** Translates the country in the last line of a stored address; other lines stay unchanged. */
export function addressInLanguage(address: string): string {
  codes ??= codesByName()
  const lastLine = address.lastIndexOf("\n") + 1
  const code = codes.get(address.slice(lastLine))
  return code === undefined ? address : address.slice(0, lastLine) + countryName(code)
}
