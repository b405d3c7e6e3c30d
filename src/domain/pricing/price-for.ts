import { type Cents, cents, multiplyCents } from "./money.ts"

/** From this quantity on, this unit price. */
export interface PriceBreak {
  from: number
  unitPriceCents: number
}

/** Prices of a part: the price from one on, and breaks of rising quantity and falling price. */
export interface PricedPart {
  priceCents: number
  breaks?: readonly PriceBreak[]
}

/** A price of a ladder that is no break: its quantity does not rise, or its price does not fall. */
export interface WrongBreak {
  index: number
  wrong: keyof PriceBreak
  before: PriceBreak
}

/** Every one of them, each beside the one before it. */
export function wrongBreaks(part: PricedPart): WrongBreak[] {
  const ladder = ladderOf(part)
  return ladder.slice(1).flatMap((step, index): WrongBreak[] => {
    const before = ladder[index] ?? step
    const wrong = [
      ...(step.from <= before.from ? (["from"] as const) : []),
      ...(step.unitPriceCents >= before.unitPriceCents ? (["unitPriceCents"] as const) : []),
    ]
    return wrong.map((field) => ({ index, wrong: field, before }))
  })
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

/** Why it costs that. */
export interface PriceFacts {
  /** The step of the part's ladder that applies, by its quantity. */
  from: number
  /** Only for a price that staff set. */
  own?: { reason: string; listCents?: number | undefined }
}

/** A price that staff set for a line, and why. */
export interface OwnPrice {
  unitPriceCents: Cents
  reason: string
}

/** The price that staff set, or the part's own. */
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
 * The price of a quantity, in whole cents. Undefined for what is no quantity, and past exact counting. Whether a card can
 * take the total is asked where a card is used.
 */
export function priceFor({ part, quantity }: PriceQuestion): Price | undefined {
  const step = ladderOf(part).findLast(({ from }) => from <= quantity)
  if (!step || !Number.isSafeInteger(quantity)) return undefined
  const totalCents = multiplyCents(step.unitPriceCents, quantity)
  if (totalCents === undefined) return undefined
  return {
    unitPriceCents: cents(step.unitPriceCents),
    totalCents,
    why: { from: step.from },
  }
}

/** Cost without price breaks, as a client computes it that does not know them. */
export const withoutBreaks = ({ part, quantity }: PriceQuestion): Price | undefined =>
  priceFor({ part: { priceCents: part.priceCents }, quantity })

/** The price from one on, and every break. */
export const ladderOf = ({ priceCents, breaks = [] }: PricedPart): readonly PriceBreak[] => [
  { from: 1, unitPriceCents: priceCents },
  ...breaks,
]

/** Unit price in the largest quantities. */
export const lowestPrice = (part: PricedPart): Cents =>
  cents(Math.min(...ladderOf(part).map(({ unitPriceCents }) => unitPriceCents)))

/** Price before a change, newest first. */
interface PriceChange {
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
