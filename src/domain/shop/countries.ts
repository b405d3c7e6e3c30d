const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Codes with a name that are no country's: of unions, islands that belong to one, and made up. */
const NO_COUNTRY = "CP CQ DG EA EU EZ IC QO UN XA XB ZZ"

/** Whether it is a country's code of ISO 3166-1, in two capitals. Of countries that are no more, others answer. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.includes(code) &&
  names.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code

/** Returns the English name of a country, and of Northern Ireland, which has VAT numbers of its own. */
export const countryName = (code: string): string =>
  code === "XI" ? "Northern Ireland" : (names.of(code) ?? code)
