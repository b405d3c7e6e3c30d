/** Price before a change, newest first. */
export interface PriceChange {
  at: Date
  beforeCents: number
}

export interface PriceReduction {
  fromCents: number
  /** Lowest price of the 30 days before. */
  lowestCents: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Directive 98/6/EC, article 6a. */
const PERIOD_MS = 30 * DAY_MS

/** Finds the reduction that the present price comes from, if it was made within 30 days. */
export function priceReductionOf(
  presentCents: number,
  changes: readonly PriceChange[],
  now: Date,
): PriceReduction | undefined {
  const [last] = changes
  if (!last || last.beforeCents <= presentCents) return undefined
  const madeAt = last.at.getTime()
  if (now.getTime() - madeAt > PERIOD_MS) return undefined
  const held = changes.filter(({ at }) => madeAt - at.getTime() < PERIOD_MS)
  return {
    fromCents: last.beforeCents,
    lowestCents: Math.min(...held.map(({ beforeCents }) => beforeCents)),
  }
}
