import { fieldText } from "../kernel/field-text.ts"

/** What is said of the settings of tax. */
export const taxText = {
  required: fieldText.required,
  notADay: (label: string): string => `${label} must be a day, such as 2026-01-31`,
  notAPercentage: "Percent must be above 0 and at most 100, with three decimals at most",
  zeroPercent: "A rate of 0 % is none. Leave it out, or give the parts the class zero",
  regionNeeded: "Region is Required where its rate takes the place of the country's",
  daysReversed: "The last day is before the first",
  overlaps: (other: number): string =>
    `On some day rate ${other} holds for the same place and class, too`,
  regionAlone: "A region needs its country",
  noNumber: (country: string): string => `${country} gives no such VAT number. Look at its digits`,
  noCountry: (code: string): string => `There is no country ${code}`,
  noRegion: (country: string, code: string, known: readonly string[]): string =>
    known.length === 0
      ? `${country} has no regions in addresses. Leave it empty`
      : `${country} has no region ${code}. Such as ${known.slice(0, 4).join(", ")}`,
}
