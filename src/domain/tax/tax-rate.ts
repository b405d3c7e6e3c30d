import { isBeyondVat, isNorthernIreland } from "./eu-members.ts"

/** Where something goes or comes from. */
export interface TaxPlace {
  /** ISO 3166-1, two letters. */
  country: string
  /** As addresses have it: NY in the United States; and XI of GB, which is Northern Ireland. */
  region?: string | undefined
}

export const taxClasses = ["standard", "reduced", "zero"] as const
export type TaxClass = (typeof taxClasses)[number]

/** What a rate is for: nothing is due of the class zero. */
export const rateClasses = ["standard", "reduced"] as const
export type RateClass = (typeof rateClasses)[number]

/** What is collected in a place. That a place has rates means that the shop is registered there. */
export interface TaxRate extends TaxPlace {
  taxClass: RateClass
  /** As invoices call it: VAT, GST, Sales tax. */
  name: string
  /** Thousandths of a percent: 8.875 % is 8,875. Never 0. */
  milliPercent: number
  /** Its first and last day, as 2026-01-31. */
  from?: string | undefined
  until?: string | undefined
  /** A region's that takes the place of its country's rates, and does not come on top of them. */
  insteadOfCountry?: boolean | undefined
}

const isOn = (day: string) => (rate: TaxRate) =>
  (rate.from === undefined || rate.from <= day) && (rate.until === undefined || day <= rate.until)

/** The country's rates do not reach a region that is beyond its VAT. */
const covers =
  ({ country, region }: TaxPlace) =>
  (rate: TaxRate) =>
    rate.country === country &&
    (rate.region === undefined ? !isBeyondVat(country, region) : rate.region === region)

const ratesOf = (rates: readonly TaxRate[], place: TaxPlace, day: string) =>
  rates.filter(isOn(day)).filter(covers(place))

/** All that are due in a place on a day, the country's before the region's; of a class that one of them does not have, its standard. */
export function ratesAt(
  rates: readonly TaxRate[],
  place: TaxPlace,
  taxClass: TaxClass,
  day: string,
): TaxRate[] {
  if (taxClass === "zero") return []
  const due = ratesOf(rates, place, day)
  const ofRegion = due.filter(({ region }) => region !== undefined)
  // Northern Ireland has the country's own rates: those that name it never come on top.
  const isAlone =
    ofRegion.some(({ insteadOfCountry }) => insteadOfCountry) ||
    (isNorthernIreland(place) && ofRegion.length > 0)
  const ofCountry = isAlone ? [] : due.filter(({ region }) => region === undefined)
  return [ofCountry, ofRegion].flatMap((level) => {
    const ofClass = level.filter((rate) => rate.taxClass === taxClass)
    return ofClass.length > 0 ? ofClass : level.filter((rate) => rate.taxClass === "standard")
  })
}

export const isRegisteredIn = (rates: readonly TaxRate[], place: TaxPlace, day: string): boolean =>
  ratesOf(rates, place, day).length > 0

const overlap = (one: TaxRate, other: TaxRate): boolean =>
  (one.until === undefined || other.from === undefined || other.from <= one.until) &&
  (other.until === undefined || one.from === undefined || one.from <= other.until)

/** By the position of a rate: that of an earlier one which holds in the same place, for the same class, on a same day. */
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
