import type { QuantityRefusal } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { pageText } from "../kernel/page-text.ts"

/** Why a quantity may not be ordered, in the words of page and API. */
export function quantityText(refusal: QuantityRefusal): string {
  const { purchase } = pageText
  switch (refusal.code) {
    case "below_minimum":
      return purchase.belowMinimum
    case "not_available":
      return purchase.notAvailable
    case "above_maximum":
      return `At most ${count(refusal.maximumQuantity)} in one order.`
    case "not_a_multiple":
      return [`Not a multiple of ${count(refusal.orderMultiple)}.`, use(refusal.suggestions)]
        .join(" ")
        .trim()
  }
}

const use = (quantities: readonly number[]): string =>
  quantities.length === 0 ? "" : `Use ${quantities.map(count).join(" or ")}.`

const count = (quantity: number): string => formatCount(quantity)
