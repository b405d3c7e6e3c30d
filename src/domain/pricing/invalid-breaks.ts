import { allBreaksOf, type PriceBreak, type PricedPart } from "./price-for.ts"

/** An invalid price break: its quantity does not rise, or its price does not fall. */
export interface InvalidBreak {
  index: number
  wrong: keyof PriceBreak
  before: PriceBreak
}

/** Lists all invalid breaks, each with its predecessor. */
export function invalidBreaks(part: PricedPart): InvalidBreak[] {
  const ladder = allBreaksOf(part)
  return ladder.slice(1).flatMap((step, index): InvalidBreak[] => {
    const before = ladder[index] ?? step
    const wrong = [
      ...(step.from <= before.from ? (["from"] as const) : []),
      ...(step.unitPriceCents >= before.unitPriceCents ? (["unitPriceCents"] as const) : []),
    ]
    return wrong.map((field) => ({ index, wrong: field, before }))
  })
}
