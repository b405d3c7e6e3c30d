import { minorUnits, shopCurrency } from "./currency.ts"
import { type Cents, cents } from "./money.ts"

/**
 * Parses a price from JSON or plain text: `118`, `118.5`, `"118.50"`. Undefined for anything else, such as a third
 * decimal, a sign, an exponent, a comma or a space. Currencies without decimals accept whole numbers only.
 */
export const parseAmount = (value: number | string): Cents | undefined =>
  typeof value === "number" ? nearestCents(value) : writtenCents(value)

/** Tolerated floating-point error in minor units, smaller than a third decimal: 51 × 46.2 is 2356.2000000000003. */
const NOISE = 0.0999
const AMOUNT_LIMIT = 1_000_000_000_000

function nearestCents(amount: number): Cents | undefined {
  const units = minorUnits()
  const whole = Math.round(amount * units)
  const noise = Math.abs(amount - whole / units) * units
  const isAmount = amount >= 0 && amount < AMOUNT_LIMIT && noise < NOISE
  return isAmount ? cents(whole) : undefined
}

function writtenCents(text: string): Cents | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  const { decimals } = shopCurrency()
  const [, whole, written = ""] = match ?? []
  if (whole === undefined || written.length > decimals) return undefined
  return cents(Number(whole + written.padEnd(decimals, "0")))
}
