/** Whole US cents. Dollars exist only in JSON and on screen. */
export type Cents = number & { readonly unit: "cents" }

/** The card provider's limits for one charge in US dollars (docs.stripe.com/currencies). */
export const SMALLEST_CHARGE_CENTS = 50
export const LARGEST_CHARGE_CENTS = 99_999_999

/** Marks a whole, safe, non-negative number as cents; anything else is a bug and throws. */
export function cents(value: number): Cents {
  assertCents(value)
  return value
}

function assertCents(value: number): asserts value is Cents {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`not an amount of cents: ${value}`)
}

export const chargeable = (totalInCents: number): boolean =>
  totalInCents >= SMALLEST_CHARGE_CENTS && totalInCents <= LARGEST_CHARGE_CENTS

/** A JSON number of dollars with at most two decimals. */
export const toDollars = (amount: Cents): number => amount / 100
