import { listOr } from "#domain/languages/list-format.ts"
import { t, translated } from "#domain/languages/translate.ts"
import type { PriceHint, QuantityRefusal } from "#domain/orders/quantity.ts"
import { isFraction } from "#domain/orders/read-quantity.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { pageText } from "../kernel/page-text.ts"

export const lineDetailsText = translated({
  designators: "Designators",
  note: "Note",
  customerPartNumber: "Customer part number",
  targetPrice: "Target price",
  notAPrice: "The target price could not be read. Enter an amount, such as 4.50.",
})

/** Formats `Target $4.50, ours $4.90, 9 % above`; without a price, `Target $4.50`. */
export function targetText(targetCents: number, priceCents: number | undefined): string {
  const target = formatCents(cents(targetCents))
  if (priceCents === undefined) return t("Target {price}", { price: target })
  const ours = t("Target {target}, ours {price}", {
    target,
    price: formatCents(cents(priceCents)),
  })
  return priceCents === targetCents ? ours : `${ours}, ${differenceText(targetCents, priceCents)}`
}

function differenceText(targetCents: number, priceCents: number): string {
  const percent = Math.round((Math.abs(priceCents - targetCents) / targetCents) * 100)
  const isAbove = priceCents > targetCents
  if (percent === 0) return isAbove ? t("less than 1 % above") : t("less than 1 % below")
  return isAbove ? t("{percent} % above", { percent }) : t("{percent} % below", { percent })
}

/** Text for a part that is not on sale. Nothing checks whether it ever existed. */
export const notOnSale = (): string => t("This part is not on sale.")

/** Explains why a text is not a quantity. A fraction has its own message. */
export const noQuantityText = (written: string, otherwise: string): string =>
  isFraction(written) ? t("Whole units only.") : otherwise

/** Explains why a quantity may not be ordered, and suggests others. Pages and API use it. */
export const quantityText = (refusal: QuantityRefusal): string =>
  refusal.code === "not_a_multiple"
    ? [refusalText(refusal), use(refusal.suggestions)].join(" ").trim()
    : refusalText(refusal)

/** Explains why a quantity may not be ordered, without suggestions. */
export function refusalText(refusal: QuantityRefusal): string {
  const { purchase } = pageText
  switch (refusal.code) {
    case "below_minimum":
      return purchase.belowMinimum
    case "not_available":
      return purchase.notAvailable
    case "part_upcoming":
      return t("Coming soon. This part cannot be ordered yet.")
    case "part_discontinued":
      return t("This part is discontinued and can no longer be ordered.")
    case "above_maximum":
      return t("At most {most} in one order.", { most: formatCount(refusal.maximumQuantity) })
    case "not_a_multiple":
      return t("Not a multiple of {multiple}.", {
        multiple: formatCount(refusal.orderMultiple),
      })
  }
}

const use = (quantities: readonly number[]): string =>
  quantities.length === 0
    ? ""
    : t("Use {quantities}.", { quantities: listOr(quantities.map(formatCount)) })

interface PricedQuantity {
  quantity: number
  unitPriceCents: number
  totalCents: number
}

/** Describes a larger quantity: `14 more: $3.10 instead of $3.40 each`. */
export function priceHintText(hint: PriceHint, requested: PricedQuantity): string {
  const saved = formatCents(cents(Math.max(0, requested.totalCents - hint.totalCents)))
  return hint.costsLess
    ? t("{quantity} cost {saved} less than {requested}", {
        quantity: formatCount(hint.quantity),
        saved,
        requested: formatCount(requested.quantity),
      })
    : t("{more} more: {price} instead of {before} each", {
        more: formatCount(hint.quantity - requested.quantity),
        price: formatCents(hint.unitPriceCents),
        before: formatCents(cents(requested.unitPriceCents)),
      })
}
