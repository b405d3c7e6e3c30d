import { type Cents, cents, multiplyCents } from "./money.ts"

/** Unit price from a quantity on. */
export interface PriceBreak {
  from: number
  unitPriceCents: number
}

/** Base price of a part, and breaks with rising quantities and falling prices. */
export interface PricedPart {
  priceCents: number
  breaks?: readonly PriceBreak[]
}

interface PriceQuestion {
  part: PricedPart
  quantity: number
}

export interface Price {
  unitPriceCents: Cents
  totalCents: Cents
  why: PriceFacts
}

export interface PriceFacts {
  /** Quantity of the price break that applies; 1 for the base price. */
  from: number
  /** Set for a price that staff set. */
  own?: { reason: string; listCents?: number | undefined }
}

/** Price that staff set for a line, with the reason. */
export interface OwnPrice {
  unitPriceCents: Cents
  reason: string
}

/** Returns the price that staff set, or else the part's price. */
export function priceOf({
  own,
  ...question
}: PriceQuestion & { own?: OwnPrice | undefined }): Price | undefined {
  const list = priceFor(question)
  if (!own || !list) return list
  const { unitPriceCents, reason } = own
  const totalCents = multiplyCents(unitPriceCents, question.quantity)
  if (totalCents === undefined) return undefined
  const why = { from: 1, own: { reason, listCents: list.unitPriceCents } }
  return { unitPriceCents, totalCents, why }
}

/**
 * Returns the price of a quantity in whole cents. Undefined for an invalid quantity, and beyond the safe integers. Card
 * limits are checked where a card is used.
 */
export function priceFor({ part, quantity }: PriceQuestion): Price | undefined {
  const step = allBreaksOf(part).findLast(({ from }) => from <= quantity)
  if (!step || !Number.isSafeInteger(quantity)) return undefined
  const totalCents = multiplyCents(step.unitPriceCents, quantity)
  if (totalCents === undefined) return undefined
  return {
    unitPriceCents: cents(step.unitPriceCents),
    totalCents,
    why: { from: step.from },
  }
}

/** Returns the price without breaks, as clients compute it that ignore them. */
export const withoutBreaks = ({ part, quantity }: PriceQuestion): Price | undefined =>
  priceFor({ part: { priceCents: part.priceCents }, quantity })

/** Returns the base price as a break from 1, followed by all breaks. */
export const allBreaksOf = ({ priceCents, breaks = [] }: PricedPart): readonly PriceBreak[] => [
  { from: 1, unitPriceCents: priceCents },
  ...breaks,
]

/** Returns the unit price of the largest quantities. */
export const lowestPrice = (part: PricedPart): Cents =>
  cents(Math.min(...allBreaksOf(part).map(({ unitPriceCents }) => unitPriceCents)))

/** Price before a change. Lists of changes are newest first. */
interface PriceChange {
  at: Date
  beforeCents: number
}

export interface PriceReduction {
  fromCents: number
  /** Lowest price of the 30 days before the reduction. */
  lowestCents: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Reference period of directive 98/6/EC, article 6a. */
const PERIOD_MS = 30 * DAY_MS

/** Returns the reduction to the current price if it is at most 30 days old; otherwise undefined. */
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
