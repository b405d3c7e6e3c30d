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

/** Converts to a JSON amount such as 2360.5. */
export const toAmount = (amount: number): number => amount / minorUnits()

/** Converts a JSON amount to minor units. */
export const toCents = (amount: number): number => Math.round(amount * minorUnits())

/** Formats an amount without currency sign for files and forms: `2360.00`. */
export const writeAmount = (amount: number): string =>
  toAmount(amount).toFixed(shopCurrency().decimals)
