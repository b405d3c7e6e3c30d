/** The card provider's limits for one charge in US dollars (docs.stripe.com/currencies). */
export const SMALLEST_CHARGE_CENTS = 50
export const LARGEST_CHARGE_CENTS = 99_999_999

export const chargeable = (totalInCents: number): boolean =>
  totalInCents >= SMALLEST_CHARGE_CENTS && totalInCents <= LARGEST_CHARGE_CENTS
