import { partFields } from "./part-fields.ts"

/** What one order may take of a part. */
export interface QuantityLimits {
  minimumQuantity: number
  maximumQuantity: number | null
  orderMultiple: number
}

/** Why nobody could order within these, by the field to mend: packs must fill both, and the most is no less. */
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
