import { t, translate } from "../languages/translate.ts"
import { partFields } from "./part-fields.ts"

export interface QuantityLimits {
  minimumQuantity: number
  maximumQuantity: number | null
  orderMultiple: number
}

/**
 * Returns a message for the limit that contradicts the others; undefined if they agree. Minimum and maximum must be
 * multiples of the pack, and the maximum must not be below the minimum.
 */
export function limitsProblem({
  minimumQuantity,
  maximumQuantity,
  orderMultiple,
}: QuantityLimits): { [field: string]: string } | undefined {
  const { minimumQuantity: minimum, maximumQuantity: maximum } = partFields
  const packs = ({ name, label }: typeof minimum | typeof maximum) => ({
    [name]: t("{label} must be a multiple of {multiple}", {
      label: translate(label),
      multiple: orderMultiple,
    }),
  })
  if (minimumQuantity % orderMultiple !== 0) return packs(minimum)
  if (!maximumQuantity) return undefined
  if (maximumQuantity % orderMultiple !== 0) return packs(maximum)
  if (maximumQuantity >= minimumQuantity) return undefined
  return {
    [maximum.name]: t("{label} must be at least {least}", {
      label: translate(maximum.label),
      least: minimumQuantity,
    }),
  }
}
