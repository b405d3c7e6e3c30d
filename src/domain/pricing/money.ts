import { minorUnits, shopCurrency } from "./currency.ts"

/** Whole minor units of the shop's currency, such as cents. Decimals exist only in JSON and on screen. */
export type Cents = number & { readonly unit: "cents" }

/** Marks a whole, safe, non-negative number as cents; anything else is a bug and throws. */
export function cents(value: number): Cents {
  assertCents(value)
  return value
}

function assertCents(value: number): asserts value is Cents {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`not an amount of cents: ${value}`)
}

/** Multiplies money: the one place that does. Undefined past exact counting. */
export function multiplyCents(unitCents: number, quantity: number): Cents | undefined {
  const total = unitCents * quantity
  return Number.isSafeInteger(total) ? cents(total) : undefined
}

/** The price of a line that can be counted exactly; throws for any other. */
export const lineTotal = (unitPriceCents: number, quantity: number): Cents =>
  cents(multiplyCents(unitPriceCents, quantity) ?? Number.NaN)

/** Returns an amount as a JSON number, such as 2360.5. */
export const toAmount = (amount: number): number => amount / minorUnits()

/** Returns the minor units of a JSON number. */
export const toCents = (amount: number): number => Math.round(amount * minorUnits())

/** Writes an amount without a sign of currency, as files and forms hold it: `2360.00`. */
export const writeAmount = (amount: number): string =>
  toAmount(amount).toFixed(shopCurrency().decimals)
