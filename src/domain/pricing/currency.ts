import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languages,
} from "../languages/languages.ts"
import { t } from "../languages/translate.ts"

/** Currency of the shop; all amounts are in it. */
export interface Currency {
  /** ISO 4217 code such as `EUR`. */
  code: string
  /** Number of decimals: 0, as for yen, or 2. Currencies with three, such as dinars, use only two. */
  decimals: number
}

export const DEFAULT_CURRENCY = "USD"

export function currencyOf(code: string): Currency {
  const { maximumFractionDigits = 2 } = formatFor(code, DEFAULT_LANGUAGE).resolvedOptions()
  return { code, decimals: maximumFractionDigits === 0 ? 0 : 2 }
}

/** Returns the name of a currency: `US Dollar`. */
export const currencyName = (code: string): string =>
  new Intl.DisplayNames(currentLanguage(), { type: "currency" }).of(code) ?? code

const formatFor = (code: string, language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(languages[language].locale, { style: "currency", currency: code })

let current = currencyOf(DEFAULT_CURRENCY)
const formats = new Map<Language, Intl.NumberFormat>()

/** Caches the format of each language, because creating one is slow. */
function currentFormat(language = currentLanguage()): Intl.NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const format = formatFor(current.code, language)
  formats.set(language, format)
  return format
}

export const shopCurrency = (): Currency => current

/**
 * Sets the currency of this process or page: at the start, and whenever the shop's settings are read. The shop's
 * currency is fixed once it has an order.
 */
export function setShopCurrency(code: string): void {
  if (code === current.code) return
  current = currencyOf(code)
  formats.clear()
}

/** Formats an amount: `$2,360.00`, `€2,360.00`, `¥2,360`. */
export const formatAmount = (amount: number, language?: Language): string =>
  currentFormat(language).format(amount)

/** Returns the currency for labels: `dollars`, or the code of any other currency. */
export const currencyWord = (): string =>
  current.code === DEFAULT_CURRENCY ? t("dollars") : current.code

/** Returns the currency sign: `$`, `€`, `CHF`. */
export const currencySign = (): string =>
  currentFormat()
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? current.code

/** Returns the number of minor units, such as cents, per unit. */
export const minorUnits = (): number => 10 ** current.decimals
