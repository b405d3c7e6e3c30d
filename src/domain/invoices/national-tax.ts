import { currencyOf } from "../pricing/currency.ts"
import { shareOf } from "../pricing/money.ts"

/** Exchange rate of a day: units of `currency` for one unit of the shop's currency. */
export interface DailyRate {
  currency: string
  /** Day such as 2026-01-31. */
  day: string
  rate: number
}

/** Days for which a rate stays valid, to bridge weekends and holidays. */
export const RATE_VALID_DAYS = 7

const RATE_SCALE = 1e8

/** Converts tax into minor units of the rate's currency, rounding half up. */
export function taxInNational(
  taxCents: number,
  { currency, rate }: Pick<DailyRate, "currency" | "rate">,
  shopCurrency: string,
): number {
  const minorUnits = (code: string) => BigInt(10 ** currencyOf(code).decimals)
  const scaledRate = BigInt(Math.round(rate * RATE_SCALE)) * minorUnits(currency)
  return shareOf(taxCents, scaledRate, BigInt(RATE_SCALE) * minorUnits(shopCurrency))
}

/**
 * National currencies in which the law requires the VAT on invoices. Other countries use the euro or require nothing.
 */
const nationalCurrencies: ReadonlyMap<string, string> = new Map([
  ["CH", "CHF"],
  ["CZ", "CZK"],
  ["DK", "DKK"],
  ["GB", "GBP"],
  ["HU", "HUF"],
  ["LI", "CHF"],
  ["NO", "NOK"],
  ["PL", "PLN"],
  ["RO", "RON"],
  ["SE", "SEK"],
])

/** Members of the European Union whose currency is the euro (Bulgaria since 2026). */
const euroCountries = new Set(
  "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" "),
)

/** Returns the currency in which the country's law requires the VAT on invoices; undefined if it requires none. */
export const nationalCurrencyOf = (country: string): string | undefined =>
  euroCountries.has(country) ? "EUR" : nationalCurrencies.get(country)
