import { formatCount } from "#domain/shop/number-format.ts"

/** Texts about changes that buyers make themselves. */
export const orderChangeText = {
  outcome: {
    nothingToPay: "There will be nothing to pay, and the goods go back on sale.",
    toPay: (price: string, before: string): string =>
      `You will pay ${price} instead of ${before}. The cancelled units go back on sale.`,
    givenBack: (amount: string): string =>
      `${amount} will be refunded to your card. It may take a few days until your bank shows it.`,
  },
  freeDelivery: {
    lost: (cost: string): string =>
      `Delivery will cost ${cost}: the rest of the order is below the amount for free delivery.`,
    kept: "Delivery stays free.",
  },
  refundReason: "Cancelled by the buyer.",
  cancelled: "Cancelled",
  changed: "Changed",
  notSoMany: (name: string, quantity: number, suggestions: readonly number[]): string => {
    const instead = suggestions.map((units) => formatCount(units)).join(" or ")
    const cannot = `${formatCount(quantity)} × ${name} cannot be cancelled`
    return instead === "" ? cannot : `${cannot}, but ${instead} can`
  },
}
