import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languages,
} from "../languages/languages.ts"
import { t } from "../languages/translate.ts"

/** Currency of the shop: every amount of money is in it. */
export interface Currency {
  /** ISO 4217, such as `EUR`. */
  code: string
  /** Decimals of an amount: 2, or 0 as for yen. Three, as of dinars, are written but not used. */
  decimals: number
}

export const DEFAULT_CURRENCY = "USD"

export function currencyOf(code: string): Currency {
  const { maximumFractionDigits = 2 } = formatFor(code, DEFAULT_LANGUAGE).resolvedOptions()
  return { code, decimals: maximumFractionDigits === 0 ? 0 : 2 }
}

/** Names a currency: `US Dollar`. */
export const currencyName = (code: string): string =>
  new Intl.DisplayNames(currentLanguage(), { type: "currency" }).of(code) ?? code

const formatFor = (code: string, language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(languages[language].locale, { style: "currency", currency: code })

let current = currencyOf(DEFAULT_CURRENCY)
const formats = new Map<Language, Intl.NumberFormat>()

/** Keeps the format of each language, as creating one is slow. */
function currentFormat(language = currentLanguage()): Intl.NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const format = formatFor(current.code, language)
  formats.set(language, format)
  return format
}

/** Returns the currency that this process reads and writes amounts in. */
export const shopCurrency = (): Currency => current

/**
 * Sets the currency of this process or page: at the start, and whenever the shop's settings are read. A shop has
 * one, which is fixed with its first order.
 */
export function setShopCurrency(code: string): void {
  if (code === current.code) return
  current = currencyOf(code)
  formats.clear()
}

/** Formats an amount: `$2,360.00`, `€2,360.00`, `¥2,360`. */
export const formatAmount = (amount: number, language?: Language): string =>
  currentFormat(language).format(amount)

/** Names the currency as labels do: `dollars`, or the code of any other. */
export const currencyWord = (): string =>
  current.code === DEFAULT_CURRENCY ? t("dollars") : current.code

/** Returns the sign that stands before an amount: `$`, `€`, `CHF`. */
export const currencySign = (): string =>
  currentFormat()
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? current.code

/** Returns how many minor units, such as cents, make one unit. */
export const minorUnits = (): number => 10 ** current.decimals
