import { type Price, type PricedPart, priceFor } from "../pricing/price-for.ts"
import { nextAllowed, type QuantityRules } from "./quantity.ts"

/** A larger quantity worth suggesting. */
export interface PriceHint extends Price {
  quantity: number
  /** Whether the total is lower, not only the unit price. */
  costsLess: boolean
}

/** Maximum ratio of a suggested quantity to the current one, for the next price break. */
const NEAR = 1.25

/**
 * Suggests the next price break if it is near, and the larger quantity with the lowest total if that is below the
 * current total. Suggestions can be ordered and are in stock. `others` are units of the part on other lines.
 */
export function priceHints(
  part: QuantityRules & PricedPart,
  quantity: number,
  others = 0,
): PriceHint[] {
  const now = priceFor({ part, quantity })
  if (!now) return []
  const larger = (part.breaks ?? []).flatMap(({ from }): PriceHint[] => {
    const totalUnits = from > quantity ? nextAllowed(part, from + others) : undefined
    if (totalUnits === undefined) return []
    const price = priceFor({ part, quantity: totalUnits - others })
    if (!price) return []
    const costsLess = price.totalCents < now.totalCents
    return [{ ...price, quantity: totalUnits - others, costsLess }]
  })
  const [next] = larger
  const [cheapest] = larger
    .filter(({ costsLess }) => costsLess)
    .toSorted((one, other) => one.totalCents - other.totalCents)
  return larger.filter(
    (hint) => hint === cheapest || (hint === next && hint.quantity <= quantity * NEAR),
  )
}
