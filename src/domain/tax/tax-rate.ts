import { isEuMember } from "../shop/places.ts"

export interface TaxPlace {
  country: string
  /** Region as in addresses: NY in the United States; XI of GB is Northern Ireland. */
  region?: string | undefined
}

/** Regions outside the EU VAT area: the Canary Islands, Ceuta and Melilla (Directive 2006/112/EC, article 6). */
const regionsOutsideVat = new Map([["ES", ["GC", "TF", "CE", "ML"]]])

export const isOutsideVat = (country: string, region = ""): boolean =>
  regionsOutsideVat.get(country)?.includes(region) === true

/**
 * Northern Ireland, as region of GB and as VAT prefix. For goods it is part of the EU VAT area, at UK rates (Windsor
 * Framework, article 8 and annex 3).
 */
export const NORTHERN_IRELAND = "XI"

export const isNorthernIreland = ({ country, region }: TaxPlace): boolean =>
  country === "GB" && region === NORTHERN_IRELAND

/** Reports whether EU VAT applies to goods in the place. */
export const isWithinEuVat = (place: TaxPlace): boolean =>
  isNorthernIreland(place) ||
  (isEuMember(place.country) && !isOutsideVat(place.country, place.region))

/** The Isle of Man and Monaco, whose goods are taxed as those of these countries (Directive 2006/112/EC, article 7). */
const taxedAs = new Map([
  ["IM", "GB"],
  ["MC", "FR"],
])

/** Returns the place whose VAT applies in a place. */
export const vatPlaceOf = <Of extends TaxPlace>(place: Of): Of | { country: string } => {
  const country = taxedAs.get(place.country)
  return country === undefined ? place : { country }
}

/** Returns the country of VAT numbers for goods: XI for Northern Ireland. */
export const vatCountryOf = (place: TaxPlace): string =>
  isNorthernIreland(place) ? NORTHERN_IRELAND : vatPlaceOf(place).country

/** Returns the prefix of a country's VAT numbers: EL for Greece. */
export const vatPrefixOf = (country: string): string => (country === "GR" ? "EL" : country)

/** Returns the countries whose VAT numbers firms in a place have: XI and GB in Northern Ireland. */
export const vatIssuersOf = (place: TaxPlace): string[] => [
  vatCountryOf(place),
  vatPlaceOf(place).country,
]

/** Returns the tax region of an address. Postal codes of Northern Ireland begin with BT. */
export const taxRegionOf = (country: string, region: string, postalCode: string): string =>
  country === "GB" && /^BT\d/i.test(postalCode) ? NORTHERN_IRELAND : region

export const taxClasses = ["standard", "reduced", "zero"] as const
export type TaxClass = (typeof taxClasses)[number]

export const rateClasses = ["standard", "reduced"] as const

/** Tax rate of a place. A place with rates means that the shop is registered there. */
export interface TaxRate extends TaxPlace {
  taxClass: (typeof rateClasses)[number]
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

/** Reports whether a rate of the place has ended and no other applies on a day. */
export const isRateMissing = (rates: readonly TaxRate[], place: TaxPlace, day: string): boolean =>
  !isRegisteredIn(rates, place, day) &&
  rates.filter(covers(place)).some(({ until }) => until !== undefined && until < day)

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
