import { isNorthernIreland, isOutsideVat } from "./eu-members.ts"

export interface TaxPlace {
  country: string
  /** Region as in addresses: NY in the United States; XI of GB is Northern Ireland. */
  region?: string | undefined
}

export const taxClasses = ["standard", "reduced", "zero"] as const
export type TaxClass = (typeof taxClasses)[number]

export const rateClasses = ["standard", "reduced"] as const
type RateClass = (typeof rateClasses)[number]

/** Tax rate of a place. A place with rates means that the shop is registered there. */
export interface TaxRate extends TaxPlace {
  taxClass: RateClass
  /** Name on invoices: VAT, GST, Sales tax. */
  name: string
  /** Thousandths of a percent, with one decimal: 8.2375 % is 8,237.5. Never 0. */
  milliPercent: number
  /** First and last day, as 2026-01-31; undefined for unlimited. */
  from?: string | undefined
  until?: string | undefined
  /** Whether a region's rate replaces the rates of its country. */
  insteadOfCountry?: boolean | undefined
}

/** Returns a rate in percent, exact to four decimals. */
export const percentOf = (milliPercent: number): number => Math.round(milliPercent * 10) / 10_000

const isOn = (day: string) => (rate: TaxRate) =>
  (rate.from === undefined || rate.from <= day) && (rate.until === undefined || day <= rate.until)

/** Reports whether a rate applies to a place. Country rates exclude regions outside the country's VAT area. */
const covers =
  ({ country, region }: TaxPlace) =>
  (rate: TaxRate) =>
    rate.country === country &&
    (rate.region === undefined ? !isOutsideVat(country, region) : rate.region === region)

const ratesOf = (rates: readonly TaxRate[], place: TaxPlace, day: string) =>
  rates.filter(isOn(day)).filter(covers(place))

/** Returns the rates of a place on a day, country before region. A tax class without rates falls back to standard. */
export function ratesAt(
  rates: readonly TaxRate[],
  place: TaxPlace,
  taxClass: TaxClass,
  day: string,
): TaxRate[] {
  if (taxClass === "zero") return []
  const due = ratesOf(rates, place, day)
  const regionRates = due.filter(({ region }) => region !== undefined)
  // Rates of Northern Ireland replace those of the United Kingdom; they are never added.
  const isAlone =
    regionRates.some(({ insteadOfCountry }) => insteadOfCountry) ||
    (isNorthernIreland(place) && regionRates.length > 0)
  const countryRates = isAlone ? [] : due.filter(({ region }) => region === undefined)
  return [countryRates, regionRates].flatMap((level) => {
    const classRates = level.filter((rate) => rate.taxClass === taxClass)
    return classRates.length > 0 ? classRates : level.filter((rate) => rate.taxClass === "standard")
  })
}

export const isRegisteredIn = (rates: readonly TaxRate[], place: TaxPlace, day: string): boolean =>
  ratesOf(rates, place, day).length > 0

const overlap = (one: TaxRate, other: TaxRate): boolean =>
  (one.until === undefined || other.from === undefined || other.from <= one.until) &&
  (other.until === undefined || one.from === undefined || one.from <= other.until)

/** Maps the index of each overlapping rate to an earlier one of the same place, class and overlapping days. */
export function overlappingRates(rates: readonly TaxRate[]): Map<number, number> {
  const found = new Map<number, number>()
  const seen = new Map<string, number[]>()
  for (const [index, rate] of rates.entries()) {
    const key = JSON.stringify([rate.country, rate.region ?? "", rate.taxClass])
    const earlier = seen.get(key) ?? []
    const other = earlier.find((at) => {
      const one = rates[at]
      return one !== undefined && overlap(one, rate)
    })
    if (other !== undefined) found.set(index, other)
    seen.set(key, [...earlier, index])
  }
  return found
}

export const TAX_CLASS_WANTED = "must be one of: standard, reduced, zero"

/** Parses a tax class; null is standard, undefined is invalid. */
export function readTaxClass(text: string): string | null | undefined {
  const typed = text.trim().toLowerCase()
  const taxClass = taxClasses.find((known) => known === typed)
  return taxClass === "standard" ? null : taxClass
}

export const taxClassOf = (kept: string | null): TaxClass =>
  taxClasses.find((taxClass) => taxClass === kept) ?? "standard"
