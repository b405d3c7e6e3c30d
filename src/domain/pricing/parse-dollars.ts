import { type Cents, cents } from "./money.ts"

/**
 * Reads a price as people and JSON write it: `118`, `118.5`, `"118.50"`. Undefined when it is anything
 * else, such as a third decimal, a sign, an exponent, a comma or a blank.
 */
export const parseDollars = (value: number | string): Cents | undefined =>
  typeof value === "number" ? nearestCents(value) : writtenCents(value)

/** Less than a third decimal that somebody wrote, and more than arithmetic leaves: 51 × 46.2 is 2356.2000000000003. */
const NOISE_DOLLARS = 0.000_999
const BEYOND_DOLLARS = 1_000_000_000_000

function nearestCents(dollars: number): Cents | undefined {
  const amount = Math.round(dollars * 100)
  const isAmount =
    dollars >= 0 && dollars < BEYOND_DOLLARS && Math.abs(dollars - amount / 100) < NOISE_DOLLARS
  return isAmount ? cents(amount) : undefined
}

function writtenCents(text: string): Cents | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const [, whole, decimals = ""] = match
  return cents(Number(whole) * 100 + Number(decimals.padEnd(2, "0")))
}
