import type { Specs } from "./spec-values.ts"

/** Names the attribute that buyers filter makers by. */
export const BRAND = "brand"

type Maker = string | null | undefined

/**
 * Returns specs whose brand is the manufacturer, unless they name another brand. A brand that was the manufacturer's
 * before follows it.
 */
export function withBrandOf(specs: Specs, maker: Maker, makerBefore?: Maker): Specs {
  const { [BRAND]: brand, ...rest } = specs
  const isOther = brand !== undefined && brand !== makerBefore
  if (isOther || (maker ?? undefined) === brand) return specs
  return maker ? { ...rest, [BRAND]: maker } : rest
}
