import { partFields } from "./part-fields.ts"

export interface QuantityLimits {
  minimumQuantity: number
  maximumQuantity: number | null
  orderMultiple: number
}

/** Says which limit contradicts the others: both must be multiples of the pack, and the maximum no less than the minimum. */
export function limitsProblem({
  minimumQuantity,
  maximumQuantity,
  orderMultiple,
}: QuantityLimits): { [field: string]: string } | undefined {
  const { minimumQuantity: minimum, maximumQuantity: maximum } = partFields
  const packs = `must be a multiple of ${orderMultiple}`
  if (minimumQuantity % orderMultiple !== 0) return { [minimum.name]: `${minimum.label} ${packs}` }
  if (!maximumQuantity) return undefined
  if (maximumQuantity % orderMultiple !== 0) return { [maximum.name]: `${maximum.label} ${packs}` }
  return maximumQuantity < minimumQuantity
    ? { [maximum.name]: `${maximum.label} must be at least ${minimumQuantity}` }
    : undefined
}
