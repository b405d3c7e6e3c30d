interface OrderAddress {
  country: string
  company: string
}

/**
 * Reports whether the order button must state the obligation to pay (Directive 2011/83/EU, article 8(2)): if a consumer
 * orders to one of the shop's listed countries. A company name in either address makes the buyer a business.
 */
export function requiresPaymentWording(
  /** Countries with this wording; empty for all, undefined for none. */
  countries: readonly string[] | undefined,
  { goesTo, billedTo }: { goesTo: OrderAddress | undefined; billedTo: OrderAddress | undefined },
): boolean {
  if (!countries || goesTo?.company || billedTo?.company) return false
  if (countries.length === 0) return true
  return goesTo !== undefined && countries.includes(goesTo.country)
}
