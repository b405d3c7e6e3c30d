import type { QuantityLimits } from "#domain/catalogue/quantity-limits.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import { cents } from "#domain/pricing/money.ts"
import { type PricedPart, type WrongBreak, wrongBreaks } from "#domain/pricing/price-for.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"

/** Why a part's breaks are no ladder, by the fields to mend. */
export const ladderProblems = (part: PricedPart): Record<string, string> =>
  Object.fromEntries(wrongBreaks(part).map(problemOf))

const problemOf = ({ index, wrong, before }: WrongBreak): [string, string] =>
  wrong === "from"
    ? [`breaks.${index}.quantity`, `Quantity must be more than ${formatCount(before.from)}`]
    : [
        `breaks.${index}.price`,
        `Price must be less than ${formatDollars(cents(before.unitPriceCents))}`,
      ]

/** Of a break that does not hold from its own quantity on, since that cannot be ordered. */
export function unorderableBreakText(limits: QuantityLimits, from: number): string | undefined {
  const first = nextAllowed({ ...limits, availableQuantity: Number.MAX_SAFE_INTEGER }, from)
  if (first === undefined)
    return `Nobody reaches the break from ${formatCount(from)}: no order takes so many.`
  return first === from
    ? undefined
    : `The break from ${formatCount(from)} begins at ${formatCount(first)}, which is the next that can be ordered.`
}
