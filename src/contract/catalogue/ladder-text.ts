import { cents } from "#domain/pricing/money.ts"
import { type PricedPart, wrongBreak } from "#domain/pricing/price-for.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"

/** Why a part's breaks are no ladder, by the field to mend. */
export function ladderProblem(part: PricedPart): { [field: string]: string } | undefined {
  const found = wrongBreak(part)
  if (!found) return undefined
  const { index, wrong, before } = found
  return wrong === "from"
    ? { [`breaks.${index}.quantity`]: `Quantity must be more than ${formatCount(before.from)}` }
    : {
        [`breaks.${index}.price`]: `Price must be less than ${formatDollars(cents(before.unitPriceCents))}`,
      }
}
