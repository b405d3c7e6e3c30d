import { t, translate } from "#domain/languages/translate.ts"
import { DEFAULT_CURRENCY, shopCurrency } from "#domain/pricing/currency.ts"
import { isUnclear, writeTyped } from "#domain/pricing/typed-number.ts"
import { amountExample } from "#domain/pricing/written-number.ts"

/** Messages that schemas and forms share. Labels are English texts of the dictionary. */
export const fieldText = {
  taken: (label: string): string =>
    t("{label} is already used by another product", { label: translate(label) }),
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
  /** Refuses a number whose mark can divide thousands or decimals, such as `1.234` on German pages. */
  unclear: (label: string, typed: string): string =>
    t("{label}: the number {typed} is ambiguous. Enter {whole} or {exact}", {
      label,
      typed,
      whole: typed.replace(".", ""),
      exact: writeTyped(typed),
    }),
  notAnAmount: (label: string, typed: unknown = ""): string => {
    const { code } = shopCurrency()
    const text = String(typed).trim()
    if (isUnclear(text)) {
      const whole = text.replace(".", "")
      return t("{label}: {typed} is ambiguous. Enter {whole} or {exact}", {
        label: translate(label),
        typed: text,
        whole,
        exact: writeTyped(`${whole}.00`),
      })
    }
    const words = { label: translate(label), example: amountExample() }
    return code === DEFAULT_CURRENCY
      ? t("{label} must be an amount in dollars, such as {example}", words)
      : t("{label} must be an amount in {currency}, such as {example}", {
          ...words,
          currency: code,
        })
  },
}
