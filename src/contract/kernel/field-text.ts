import { t, translate } from "#domain/languages/translate.ts"
import { describeAmount } from "#domain/pricing/currency.ts"

/** Messages that schemas and forms share. Labels are English texts of the dictionary. */
export const fieldText = {
  taken: (label: string): string =>
    t("{label} is taken by another product", { label: translate(label) }),
  required: (label: string): string => t("{label} is Required", { label: translate(label) }),
  tooLong: (label: string, longest: number): string =>
    t("{label} has at most {longest} characters", { label: translate(label), longest }),
  notWhole: (label: string): string =>
    t("{label} must be a whole number", { label: translate(label) }),
  atLeast: (label: string, least: number | string): string =>
    t("{label} must be at least {least}", { label: translate(label), least }),
  atMost: (label: string, most: number): string =>
    t("{label} must be at most {most}", { label: translate(label), most }),
  tooMany: (label: string, most: number): string =>
    t("{label}: at most {most}", { label: translate(label), most }),
  notADay: (label: string): string =>
    t("{label} must be a day, such as 2026-01-31", { label: translate(label) }),
  noCountry: (code: unknown): string => t("There is no country {code}", { code: String(code) }),
  notAnAmount: (label: string): string =>
    t("{label} must be {amount}", { label: translate(label), amount: describeAmount() }),
}
