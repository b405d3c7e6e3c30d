/** What decides whether a quantity may be ordered. */
export interface Stock {
  minimumQuantity: number
  availableQuantity: number
}

export type QuantityRefusal = "below_minimum" | "not_available"

/**
 * The form disables Submit with this rule, the operation refuses with it. What is above the stock is not
 * available, whole or not; pieces of one are below every minimum.
 */
export function refuseQuantity(part: Stock, quantity: number): QuantityRefusal | undefined {
  if (quantity > part.availableQuantity) return "not_available"
  if (!Number.isSafeInteger(quantity) || quantity < part.minimumQuantity) return "below_minimum"
  return undefined
}
