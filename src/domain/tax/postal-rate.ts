import { t } from "../languages/translate.ts"
import type { TaxPlace, TaxRate } from "./tax-rate.ts"

/** Combined sales tax of a US postal code, because cities and counties have their own rates. */
export interface PostalRate {
  /** Five digits. */
  postalCode: string
  /** State, if the file names it. */
  state: string
  /** Name of the tax region. */
  name: string
  /** Rate in thousandths of a percent; 0 if no tax is due. */
  milliPercent: number
}

/** Maximum plausible rate. */
const MAX_POSTAL_MILLI_PERCENT = 30_000

/** Returns the five digits of a US postal code that determine the tax; undefined elsewhere. */
export const taxPostalCode = (country: string, postalCode: string): string | undefined =>
  country === "US" ? /^\d{5}/.exec(postalCode.trim())?.[0] : undefined

/** Replaces the standard rates of the place by the rate of its postal code. Rates of other classes stay. */
export function applyPostalRate(
  rates: readonly TaxRate[],
  place: TaxPlace,
  postal: PostalRate | undefined,
): readonly TaxRate[] {
  if (!postal) return rates
  const others = rates.filter(
    ({ country, region, taxClass }) =>
      country !== place.country ||
      (region !== undefined && region !== place.region) ||
      taxClass !== "standard",
  )
  const { name, milliPercent } = postal
  if (milliPercent === 0) return others
  const tax = t("Sales tax")
  return [
    ...others,
    {
      ...place,
      taxClass: "standard",
      name: name ? `${tax}, ${name}` : tax,
      milliPercent,
    },
  ]
}

/** Parses a rate into thousandths of a percent; undefined if invalid. Vendors write 0.08875, 8.875 or 8.875%. */
export function readPostalRate(text: string, isFraction: boolean): number | undefined {
  const typed = /^(\d{1,3}(?:\.\d{1,12})?|\.\d{1,12})\s*(%?)$/.exec(text.trim())
  if (!typed) return undefined
  const scale = isFraction && typed[2] === "" ? 100_000 : 1_000
  const exact = Number(typed[1]) * scale
  const tenths = Math.round(exact * 10)
  const isExact = Math.abs(exact * 10 - tenths) < 1e-6
  return isExact && tenths <= MAX_POSTAL_MILLI_PERCENT * 10 ? tenths / 10 : undefined
}

/** Limit of fractions: no rate is 30 percent or more, and none is below 0.3 percent but 0. */
const FRACTION_LIMIT = 0.3

/** Reports whether rates are fractions such as 0.08875. */
export const areFractions = (texts: readonly string[]): boolean =>
  texts.every((text) => !(Number(text) >= FRACTION_LIMIT))

/** Reports whether a rate without `%` may be a fraction in a file of percent. */
export const isUnclearRate = (text: string): boolean =>
  Number(text) > 0 && Number(text) < FRACTION_LIMIT
