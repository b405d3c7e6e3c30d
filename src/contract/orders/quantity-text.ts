import { t } from "#domain/languages/translate.ts"
import type { QuantityRefusal } from "#domain/orders/quantity.ts"
import { isFraction } from "#domain/orders/read-quantity.ts"
import { formatCount, listOr } from "#domain/shop/number-format.ts"
import { pageText } from "../kernel/page-text.ts"

/** Whether there ever was such a part is not looked up. */
export const notOnSale = (): string => t("This part is not on sale.")

/** Says why what is written is no quantity: a fraction has a message of its own. */
export const noQuantityText = (written: string, otherwise: string): string =>
  isFraction(written) ? t("Whole units only.") : otherwise

/** Says why a quantity may not be ordered, and which can, as pages and API do. */
export const quantityText = (refusal: QuantityRefusal): string =>
  refusal.code === "not_a_multiple"
    ? [refusalText(refusal), use(refusal.suggestions)].join(" ").trim()
    : refusalText(refusal)

/** Says why a quantity may not be ordered where those that can stand beside it. */
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
