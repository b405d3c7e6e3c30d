import { nextAllowed, type QuantityRules } from "../orders/quantity.ts"

/** How many machines, and how much more than they need, in hundredths of a percent. */
export interface BuildPlan {
  builds: number
  spareBasisPoints: number
}

export interface PlannedUnits {
  needed: number
  /** The quantity from there on that may be ordered, whatever is in stock; none where too many are needed. */
  allowed: number | undefined
  /** How many of these there are not. */
  short: number
}

const WHOLE = 10_000n

/** ceil(quantity × builds × (1 + spares)), exactly: what no float can say. */
export function neededUnits(perBuild: number, { builds, spareBasisPoints }: BuildPlan): number {
  const parts = BigInt(perBuild) * BigInt(builds) * (WHOLE + BigInt(spareBasisPoints))
  return Number((parts + WHOLE - 1n) / WHOLE)
}

export function planUnits(part: QuantityRules, perBuild: number, plan: BuildPlan): PlannedUnits {
  const needed = neededUnits(perBuild, plan)
  const allowed = nextAllowed({ ...part, availableQuantity: Number.MAX_SAFE_INTEGER }, needed)
  return { needed, allowed, short: Math.max(0, (allowed ?? needed) - part.availableQuantity) }
}
