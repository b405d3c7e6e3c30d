import { type Price, type PricedPart, priceFor } from "../pricing/price-for.ts"
import { nextAllowed, type QuantityRules } from "./quantity.ts"

/** A larger quantity that is worth a thought. */
export interface PriceHint extends Price {
  quantity: number
  /** Whether it costs less in all, or only each. */
  costsLess: boolean
}

/** The next break is a hint if it needs at most this much more. */
const NEAR = 1.25

/**
 * Suggests the next break if it is near, and the cheapest larger quantity that costs less in all, as far as they can be
 * ordered. `others` is the quantity of the same part in other lines.
 */
export function priceHints(
  part: QuantityRules & PricedPart,
  quantity: number,
  others = 0,
): PriceHint[] {
  const now = priceFor({ part, quantity })
  if (!now) return []
  const larger = (part.breaks ?? []).flatMap(({ from }): PriceHint[] => {
    const inAll = from > quantity ? nextAllowed(part, from + others) : undefined
    if (inAll === undefined) return []
    const price = priceFor({ part, quantity: inAll - others })
    if (!price) return []
    const costsLess = price.totalCents < now.totalCents
    return [{ ...price, quantity: inAll - others, costsLess }]
  })
  const [next] = larger
  const [cheapest] = larger
    .filter(({ costsLess }) => costsLess)
    .toSorted((one, other) => one.totalCents - other.totalCents)
  return larger.filter(
    (hint) => hint === cheapest || (hint === next && hint.quantity <= quantity * NEAR),
  )
}
