import { parseAmount } from "#domain/pricing/money.ts"
import { type Price, priceFor } from "#domain/pricing/price-for.ts"

export interface WirePrices {
  price: number
  breaks?: readonly { quantity: number; price: number }[] | undefined
}

export const pricedPart = ({ price, breaks = [] }: WirePrices) => ({
  priceCents: parseAmount(price) ?? Number.NaN,
  breaks: breaks.map((step) => ({
    from: step.quantity,
    unitPriceCents: parseAmount(step.price) ?? Number.NaN,
  })),
})

/** Returns the price of a quantity; undefined if the quantity is invalid or too large. */
export const priceOf = (part: WirePrices, quantity: number): Price | undefined =>
  priceFor({ part: pricedPart(part), quantity })
