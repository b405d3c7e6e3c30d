/** What decides whether a quantity may be ordered. */
export interface Stock {
  minimumQuantity: number
  availableQuantity: number
}

export type QuantityRefusal = "below_minimum" | "not_available"

/** The form disables Submit with this rule, the operation refuses with it. */
export function refuseQuantity(part: Stock, quantity: number): QuantityRefusal | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < part.minimumQuantity) return "below_minimum"
  if (quantity > part.availableQuantity) return "not_available"
  return undefined
}
