interface OrderPlace {
  country: string
  company: string
}

/**
 * Tells whether the order button has to say that the order obliges to pay (Directive 2011/83/EU, article 8(2)): where a
 * consumer orders, to a country that the shop named. A company in either address makes the buyer a firm.
 */
export function obligesToPay(
  /** Empty for all; undefined if the shop does not say so. */
  countries: readonly string[] | undefined,
  { goesTo, billedTo }: { goesTo: OrderPlace | undefined; billedTo: OrderPlace | undefined },
): boolean {
  if (!countries || goesTo?.company || billedTo?.company) return false
  if (countries.length === 0) return true
  return goesTo !== undefined && countries.includes(goesTo.country)
}
