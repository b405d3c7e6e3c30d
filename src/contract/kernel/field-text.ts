import { describeAmount } from "#domain/pricing/currency.ts"

/** Messages that schemas and forms share. */
export const fieldText = {
  taken: (label: string): string => `${label} is taken by another product`,
  required: (label: string): string => `${label} is Required`,
  tooLong: (label: string, longest: number): string => `${label} has at most ${longest} characters`,
  notWhole: (label: string): string => `${label} must be a whole number`,
  atLeast: (label: string, least: number | string): string => `${label} must be at least ${least}`,
  atMost: (label: string, most: number): string => `${label} must be at most ${most}`,
  tooMany: (label: string, most: number): string => `${label}: at most ${most}`,
  notADay: (label: string): string => `${label} must be a day, such as 2026-01-31`,
  noCountry: (code: unknown): string => `There is no country ${code}`,
  notAnAmount: (label: string): string => `${label} must be ${describeAmount()}`,
}
