import { formatCount } from "#domain/shop/number-format.ts"

/** What is said of changes that buyers make by themselves. */
export const orderChangeText = {
  outcome: {
    nothingToPay: "There will be nothing to pay, and the goods go back on sale.",
    toPay: (price: string, before: string): string =>
      `Then you pay ${price} instead of ${before}. What is cancelled goes back on sale.`,
    givenBack: (amount: string): string =>
      `${amount} goes back to the card you paid with. Your bank may need a few days until it shows.`,
  },
  freeDelivery: {
    lost: (cost: string): string =>
      `Delivery costs ${cost} then: too little is left for free delivery.`,
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
