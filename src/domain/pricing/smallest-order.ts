import { chargeable } from "./card-limits.ts"
import { type PricedPart, priceFor } from "./price-for.ts"

/** Whether a card can pay the smallest order of a part. */
export function smallestOrderIsChargeable(part: PricedPart & { minimumQuantity: number }): boolean {
  const price = priceFor({ part, quantity: part.minimumQuantity })
  return price !== undefined && chargeable(price.totalCents)
}
