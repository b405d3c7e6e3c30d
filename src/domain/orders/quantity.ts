import { type NotOffered, whyNotOffered } from "../catalogue/lifecycle.ts"
import { MAX_UNITS } from "./line-limits.ts"

/** Rules that decide whether a quantity may be ordered. */
export interface QuantityRules {
  minimumQuantity: number
  /** The most that one order takes. */
  maximumQuantity?: number | null
  /** The pack: quantities are multiples of it. */
  orderMultiple?: number
  availableQuantity: number
  /** Whether it is sold beyond its stock, too. */
  backorder?: string | null | undefined
  /** Whether it is offered at all. */
  lifecycle?: string | null | undefined
}

export type QuantityRefusal =
  | { code: "below_minimum" | "not_available" | NotOffered; suggestions: number[] }
  | { code: "above_maximum"; maximumQuantity: number; suggestions: number[] }
  | { code: "not_a_multiple"; orderMultiple: number; suggestions: number[] }

/**
 * Why this quantity may not be ordered, with the nearest below and above that may. What is above the stock is
 * not available, whole or not; pieces of one are below every minimum.
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

/** How many can be ordered, as far as stock is concerned. */
const stockLimit = ({ availableQuantity, backorder }: QuantityRules): number =>
  backorder ? MAX_UNITS : availableQuantity

/** The nearest allowed quantities on both sides of one that is not; none where there is none. */
function allowedAround(part: QuantityRules, quantity: number): number[] {
  const { orderMultiple = 1 } = part
  const { smallest, largest } = allowedSpan(part)
  const packs = (quantity || 0) / orderMultiple
  const below = Math.min(Math.floor(packs) * orderMultiple, largest)
  const above = Math.max(Math.ceil(packs) * orderMultiple, smallest)
  return [below, above].filter((near) => near >= smallest && near <= largest)
}

/** The nearest of those suggested; of two as near the larger, since so many are needed. */
export const nearestOf = (suggestions: readonly number[], quantity: number): number | undefined =>
  suggestions
    .toSorted((one, other) => other - one)
    .toSorted((one, other) => Math.abs(one - quantity) - Math.abs(other - quantity))[0]

/** The smallest quantity from this one on that may be ordered. */
export function nextAllowed(part: QuantityRules, least: number): number | undefined {
  const { orderMultiple = 1 } = part
  const { smallest, largest } = allowedSpan(part)
  const next = Math.max(Math.ceil(least / orderMultiple) * orderMultiple, smallest)
  return next <= largest ? next : undefined
}

/** The least and the most packs that an order may take, in units. */
function allowedSpan(part: QuantityRules): { smallest: number; largest: number } {
  const { minimumQuantity, maximumQuantity, orderMultiple = 1 } = part
  const offered = whyNotOffered(part.lifecycle) ? 0 : stockLimit(part)
  const most = Math.min(maximumQuantity ?? offered, offered)
  return {
    smallest: Math.ceil(minimumQuantity / orderMultiple) * orderMultiple,
    largest: Math.floor(most / orderMultiple) * orderMultiple,
  }
}
