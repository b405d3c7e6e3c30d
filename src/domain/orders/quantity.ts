import { type NotOffered, whyNotOffered } from "../catalogue/lifecycle.ts"
import { type Price, type PricedPart, priceFor } from "../pricing/price-for.ts"

export interface QuantityRules {
  minimumQuantity: number
  maximumQuantity?: number | null
  /** Pack size: quantities must be multiples of it. */
  orderMultiple?: number
  availableQuantity: number
  /** "yes" if the part can be ordered beyond its stock. */
  backorder?: string | null | undefined
  /** Lifecycle state, which may forbid ordering. */
  lifecycle?: string | null | undefined
}

export type QuantityRefusal =
  | { code: "below_minimum" | "not_available" | NotOffered; suggestions: number[] }
  | { code: "above_maximum"; maximumQuantity: number; suggestions: number[] }
  | { code: "not_a_multiple"; orderMultiple: number; suggestions: number[] }

/**
 * Returns why a quantity may not be ordered, with the nearest allowed quantities below and above; undefined if it may.
 * A quantity above the stock is `not_available` even if it is fractional; any other fraction is `below_minimum`.
 */
export function checkQuantity(part: QuantityRules, quantity: number): QuantityRefusal | undefined {
  const { minimumQuantity, maximumQuantity, orderMultiple = 1 } = part
  const suggestions = allowedAround(part, quantity)
  const notOffered = whyNotOffered(part.lifecycle)
  if (notOffered) return { code: notOffered, suggestions }
  if (quantity > stockLimit(part)) return { code: "not_available", suggestions }
  if (!Number.isSafeInteger(quantity) || quantity < minimumQuantity)
    return { code: "below_minimum", suggestions }
  if (maximumQuantity && quantity > maximumQuantity)
    return { code: "above_maximum", maximumQuantity, suggestions }
  if (quantity % orderMultiple !== 0) return { code: "not_a_multiple", orderMultiple, suggestions }
  return undefined
}

const stockLimit = ({ availableQuantity, backorder }: QuantityRules): number =>
  backorder ? MAX_UNITS : availableQuantity

/** Returns the nearest allowed quantities below and above; empty if none is allowed. */
function allowedAround(part: QuantityRules, quantity: number): number[] {
  const { orderMultiple = 1 } = part
  const { smallest, largest } = allowedSpan(part)
  const packs = (quantity || 0) / orderMultiple
  const below = Math.min(Math.floor(packs) * orderMultiple, largest)
  const above = Math.max(Math.ceil(packs) * orderMultiple, smallest)
  return [below, above].filter((near) => near >= smallest && near <= largest)
}

/** Returns the suggestion nearest to the quantity; of two equally near, the larger. */
export const nearestOf = (suggestions: readonly number[], quantity: number): number | undefined =>
  suggestions
    .toSorted((one, other) => other - one)
    .toSorted((one, other) => Math.abs(one - quantity) - Math.abs(other - quantity))[0]

/** Returns the smallest allowed quantity from `least` on; undefined if there is none. */
export function nextAllowed(part: QuantityRules, least: number): number | undefined {
  const { orderMultiple = 1 } = part
  const { smallest, largest } = allowedSpan(part)
  const next = Math.max(Math.ceil(least / orderMultiple) * orderMultiple, smallest)
  return next <= largest ? next : undefined
}

/**
 * Returns the quantity some packs higher or lower, within minimum and maximum, whatever the stock. Between two packs,
 * the first step leads to the next whole one.
 */
export function stepQuantity(
  part: Partial<Omit<QuantityRules, "availableQuantity">>,
  quantity: number,
  by: number,
): number {
  const { minimumQuantity = -Infinity, maximumQuantity, orderMultiple = 1 } = part
  const packs = quantity / orderMultiple
  const next = ((by > 0 ? Math.floor(packs) : Math.ceil(packs)) + by) * orderMultiple
  return Math.max(Math.min(next, maximumQuantity ?? Infinity), minimumQuantity)
}

/** Returns the smallest and largest quantity in whole packs that one order may have. */
function allowedSpan(part: QuantityRules): { smallest: number; largest: number } {
  const { minimumQuantity, maximumQuantity, orderMultiple = 1 } = part
  const offered = whyNotOffered(part.lifecycle) ? 0 : stockLimit(part)
  const most = Math.min(maximumQuantity ?? offered, offered)
  return {
    smallest: Math.ceil(minimumQuantity / orderMultiple) * orderMultiple,
    largest: Math.floor(most / orderMultiple) * orderMultiple,
  }
}

/** Limits: lines of one order, units on one line. */
export const MAX_LINES = 5_000
export const MAX_UNITS = 1_000_000

/** Number of lines in the first response of a page. The page loads further lines afterwards. */
export const FIRST_LINES = 200

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
