import { minorUnits, shopCurrency } from "./currency.ts"

/** Whole minor units of the shop's currency, such as cents. Decimals exist only in JSON and on screen. */
export type Cents = number & { readonly unit: "cents" }

/** Brands a number as cents. Throws a RangeError unless it is a non-negative safe integer. */
export function cents(value: number): Cents {
  assertCents(value)
  return value
}

function assertCents(value: number): asserts value is Cents {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`not an amount of cents: ${value}`)
}

/** Multiplies an amount; the only place that does. Undefined beyond the safe integers. */
export function multiplyCents(unitCents: number, quantity: number): Cents | undefined {
  const total = unitCents * quantity
  return Number.isSafeInteger(total) ? cents(total) : undefined
}

/** Returns the total of a line; throws beyond the safe integers. */
export const lineTotal = (unitPriceCents: number, quantity: number): Cents =>
  cents(multiplyCents(unitPriceCents, quantity) ?? Number.NaN)

/** Returns a share of an amount, rounding half up. Uses BigInt, because the product may exceed the safe integers. */
export function shareOf(
  amount: number | bigint,
  part: number | bigint,
  whole: number | bigint,
): number {
  const total = BigInt(whole)
  return Number((2n * BigInt(amount) * BigInt(part) + total) / (2n * total))
}

/**
 * Splits an amount in proportion to the weights, in whole minor units. Rounds cumulative sums half up, so that the
 * shares sum exactly to the amount; all are 0 if all weights are.
 */
export function splitByWeight(amount: number, weights: readonly (number | bigint)[]): number[] {
  const whole = weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n)
  let weighed = 0n
  let given = 0
  return weights.map((weight) => {
    weighed += BigInt(weight)
    const upTo = whole === 0n ? 0 : shareOf(amount, weighed, whole)
    const share = upTo - given
    given = upTo
    return share
  })
}

/** Converts to a JSON amount such as 2360.5. */
export const toAmount = (amount: number): number => amount / minorUnits()

/** Converts a JSON amount to minor units. */
export const toCents = (amount: number): number => Math.round(amount * minorUnits())

/** Formats an amount without currency sign for files and forms: `2360.00`. */
export const writeAmount = (amount: number): string =>
  toAmount(amount).toFixed(shopCurrency().decimals)

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
