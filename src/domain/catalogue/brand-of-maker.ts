import type { Specs } from "./spec-values.ts"

/** Code of the attribute by which buyers filter manufacturers. */
export const BRAND = "brand"

type Maker = string | null | undefined

/**
 * Sets the brand of specs to the manufacturer, unless they name another brand. A brand equal to the previous
 * manufacturer is replaced.
 */
export function setBrandOfMaker(specs: Specs, maker: Maker, makerBefore?: Maker): Specs {
  const { [BRAND]: brand, ...rest } = specs
  const isOther = brand !== undefined && brand !== makerBefore
  if (isOther || (maker ?? undefined) === brand) return specs
  return maker ? { ...rest, [BRAND]: maker } : rest
}
