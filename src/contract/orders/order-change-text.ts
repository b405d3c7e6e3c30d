import { formatCount } from "#domain/shop/number-format.ts"

/** What is said of changes that buyers make by themselves. */
export const orderChangeText = {
  refundReason: "Cancelled by the buyer.",
  notSoMany: (quantity: number, suggestions: readonly number[]): string =>
    suggestions.length === 0
      ? `${formatCount(quantity)} cannot be cancelled.`
      : `${formatCount(quantity)} cannot be cancelled. Cancel ${suggestions.map(formatCount).join(" or ")}.`,
}
