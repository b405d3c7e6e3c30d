import { type Cents, cents } from "./money.ts"

/** From this quantity on, this unit price. */
export interface PriceBreak {
  from: number
  unitPriceCents: number
}

/** What of a part decides its price: the price from one on, and breaks of rising quantity and falling price. */
export interface PricedPart {
  priceCents: number
  breaks?: readonly PriceBreak[]
}

/** The first price of a ladder that is no break: its quantity does not rise, or its price does not fall. */
export function wrongBreak(
  part: PricedPart,
): { index: number; wrong: keyof PriceBreak; before: PriceBreak } | undefined {
  const ladder = ladderOf(part)
  for (const [index, step] of ladder.slice(1).entries()) {
    const before = ladder[index] ?? step
    if (step.from <= before.from) return { index, wrong: "from", before }
    if (step.unitPriceCents >= before.unitPriceCents)
      return { index, wrong: "unitPriceCents", before }
  }
  return undefined
}

interface PriceQuestion {
  part: PricedPart
  quantity: number
}

export interface Price {
  unitPriceCents: Cents
  totalCents: Cents
  /** What makes it so: the step of the part's ladder, by its quantity. */
  why: { from: number }
}

/**
 * What so many cost, in whole cents: the one place where money is multiplied. Undefined for what is no quantity,
 * and past exact counting. Whether a card can take the total is asked where a card is used.
 */
export function priceFor({ part, quantity }: PriceQuestion): Price | undefined {
  const step = ladderOf(part).findLast(({ from }) => from <= quantity)
  if (!step || !Number.isSafeInteger(quantity)) return undefined
  const total = step.unitPriceCents * quantity
  if (!Number.isSafeInteger(total)) return undefined
  return {
    unitPriceCents: cents(step.unitPriceCents),
    totalCents: cents(total),
    why: { from: step.from },
  }
}

/** What so many would cost without a break: what a client multiplies that knows of none. */
export const withoutBreaks = ({ part, quantity }: PriceQuestion): Price | undefined =>
  priceFor({ part: { priceCents: part.priceCents }, quantity })

/** The price from one on, and every break. */
export const ladderOf = ({ priceCents, breaks = [] }: PricedPart): readonly PriceBreak[] => [
  { from: 1, unitPriceCents: priceCents },
  ...breaks,
]
