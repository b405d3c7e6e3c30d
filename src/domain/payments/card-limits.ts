/** The card provider's limits for one charge in US dollars (docs.stripe.com/currencies). */
export const MIN_CHARGE_CENTS = 50
export const MAX_CHARGE_CENTS = 99_999_999

export const chargeable = (totalInCents: number): boolean =>
  totalInCents >= MIN_CHARGE_CENTS && totalInCents <= MAX_CHARGE_CENTS
