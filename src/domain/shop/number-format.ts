import { formatPerLanguage } from "../languages/languages.ts"
import { formatAmount } from "../pricing/currency.ts"
import { type Cents, toAmount } from "../pricing/money.ts"

const counts = formatPerLanguage(({ locale }) => new Intl.NumberFormat(locale))
const changes = formatPerLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }),
)
const oneDecimal = formatPerLanguage(
  ({ locale }) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const percents = formatPerLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 }),
)
const shares = formatPerLanguage(
  ({ locale }) =>
    new Intl.NumberFormat(locale, {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    }),
)
/** Formats `2,360`. */
export const formatCount = (count: number): string => counts().format(count)

/** Formats `+2,360` or `-20`. */
export const formatChange = (change: number): string => changes().format(change)

/** Formats `4.0`. */
export const formatTenth = (value: number): string => oneDecimal().format(value)

/** Formats thousandths of a percent: `8.875%`. */
export const formatPercent = (milliPercent: number): string =>
  percents().format(Math.round(milliPercent * 10) / 1_000_000)

/** Formats a relative change: `-20%`, `+8.3%`. */
export const formatShare = (share: number): string => shares().format(share)

/** Formats `$2,360.00`. */
export const formatCents = (amount: Cents): string => formatAmount(toAmount(amount))
