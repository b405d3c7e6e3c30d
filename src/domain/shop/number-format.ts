import { formatPerLanguage } from "../languages/languages.ts"
import { formatAmount } from "../pricing/currency.ts"
import { type Cents, toAmount } from "../pricing/money.ts"

const counts = formatPerLanguage(({ locale }) => new Intl.NumberFormat(locale))
const changes = formatPerLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }),
)

/** Formats `2,360`. */
export const formatCount = (count: number): string => counts().format(count)

/** Formats `+2,360` or `-20`. */
export const formatChange = (change: number): string => changes().format(change)

/** Formats `$2,360.00`. */
export const formatCents = (amount: Cents): string => formatAmount(toAmount(amount))
