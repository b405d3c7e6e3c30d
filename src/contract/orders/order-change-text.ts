import { t, translated } from "#domain/languages/translate.ts"
import { formatCount, listOr } from "#domain/shop/number-format.ts"

/** Texts about changes that buyers make themselves. */
export const orderChangeText = translated({
  outcome: {
    nothingToPay: "There will be nothing to pay, and the goods go back on sale.",
    toPay: (price: string, before: string): string =>
      t("You will pay {price} instead of {before}. The cancelled units go back on sale.", {
        price,
        before,
      }),
    givenBack: (amount: string): string =>
      t(
        "{amount} will be refunded to your card. It may take a few days until your bank shows it.",
        {
          amount,
        },
      ),
  },
  freeDelivery: {
    lost: (cost: string): string =>
      t("Delivery will cost {cost}: the rest of the order is below the amount for free delivery.", {
        cost,
      }),
    kept: "Delivery stays free.",
  },
  refundReason: "Cancelled by the buyer.",
  cancelled: "Cancelled",
  changed: "Changed",
  notSoMany: (name: string, quantity: number, suggestions: readonly number[]): string => {
    const units = `${formatCount(quantity)} × ${name}`
    return suggestions.length === 0
      ? t("{units} cannot be cancelled", { units })
      : t("{units} cannot be cancelled, but {instead} can", {
          units,
          instead: listOr(suggestions.map(formatCount)),
        })
  },
})
