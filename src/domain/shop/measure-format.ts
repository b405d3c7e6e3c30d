import { formatPerLanguage } from "../languages/languages.ts"
import { formatCount } from "./number-format.ts"

const upToOneDecimal = formatPerLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
)

const oneDecimal = formatPerLanguage(
  ({ locale }) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** Formats `12.3`. */
const formatUpToOneDecimal = (value: number): string => upToOneDecimal().format(value)

/** Formats `4.0`. */
export const formatOneDecimal = (value: number): string => oneDecimal().format(value)

/** Formats `340.2 KiB`. */
export const formatFileSize = (bytes: number): string =>
  bytes < 100_000
    ? `${formatUpToOneDecimal(bytes / 1024)} KiB`
    : `${formatUpToOneDecimal(bytes / 1024 / 1024)} MiB`

/** Formats `850 g` or `12.4 kg`. */
export const formatWeight = (grams: number): string =>
  grams < 1000 ? `${formatCount(grams)} g` : `${formatUpToOneDecimal(grams / 1000)} kg`
