import { formatPerLanguage } from "../languages/languages.ts"

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

/** Formats thousandths of a percent: `8.875%`. */
export const formatPercent = (milliPercent: number): string =>
  percents().format(Math.round(milliPercent * 10) / 1_000_000)

/** Formats a relative change: `-20%`, `+8.3%`. */
export const formatShare = (share: number): string => shares().format(share)
