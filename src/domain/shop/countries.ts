import { inEachLanguage } from "../languages/languages.ts"
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
