import { t } from "../languages/translate.ts"
import type { TaxPlace, TaxRate } from "./tax-rate.ts"

/** Combined sales tax of a postal code of the United States, whose cities and counties have rates of their own. */
export interface PostalRate {
  /** Five digits. */
  postalCode: string
  /** State, where the file names it. */
  state: string
  /** Name of the tax region. */
  name: string
  /** Rate in thousandths of a percent; 0 where nothing is due. */
  milliPercent: number
}

/** Highest rate that is no mistake. */
const MAX_POSTAL_MILLI_PERCENT = 30_000

/** Returns the five digits that decide, of a postal code in the United States. */
export const taxPostalCode = (country: string, postalCode: string): string | undefined =>
  country === "US" ? /^\d{5}/.exec(postalCode.trim())?.[0] : undefined

/** Puts the rate of a postal code in place of all others there. */
export function withPostalRate(
  rates: readonly TaxRate[],
  place: TaxPlace,
  postal: PostalRate | undefined,
): readonly TaxRate[] {
  if (!postal) return rates
  const elsewhere = rates.filter(
    ({ country, region }) =>
      country !== place.country || (region !== undefined && region !== place.region),
  )
  const { name, milliPercent } = postal
  if (milliPercent === 0) return elsewhere
  const tax = t("Sales tax")
  return [
    ...elsewhere,
    {
      ...place,
      taxClass: "standard",
      name: name ? `${tax}, ${name}` : tax,
      milliPercent,
    },
  ]
}

/**
 * Reads a rate as thousandths of a percent; undefined if it is none. Vendors write 0.08875, others 8.875 or 8.875%.
 */
export function readPostalRate(text: string, isFraction: boolean): number | undefined {
  const typed = /^(\d{1,3}(?:\.\d{1,12})?)\s*(%?)$/.exec(text.trim())
  if (!typed) return undefined
  const scale = isFraction && typed[2] === "" ? 100_000 : 1_000
  const exact = Number(typed[1]) * scale
  const tenths = Math.round(exact * 10)
  const isExact = Math.abs(exact * 10 - tenths) < 1e-6
  return isExact && tenths <= MAX_POSTAL_MILLI_PERCENT * 10 ? tenths / 10 : undefined
}

/** Tells whether rates are fractions, such as 0.08875: none of them is 0.3 or more. */
export const areFractions = (texts: readonly string[]): boolean =>
  texts.every((text) => !(Number(text) >= 0.3))
