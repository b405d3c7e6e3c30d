import { parseDollars } from "#domain/pricing/parse-dollars.ts"
import { type Price, priceFor } from "#domain/pricing/price-for.ts"

/** What a part's prices look like on the wire, in dollars. */
export interface ShownPrices {
  price: number
  breaks?: readonly { quantity: number; price: number }[] | undefined
}

/** The same in cents, as the shop counts. */
export const pricedPart = ({ price, breaks = [] }: ShownPrices) => ({
  priceCents: parseDollars(price) ?? Number.NaN,
  breaks: breaks.map((step) => ({
    from: step.quantity,
    unitPriceCents: parseDollars(step.price) ?? Number.NaN,
  })),
})

/** What so many of a part cost, as the shop counts it; undefined for what is no quantity, or too much to count. */
export const priceOf = (part: ShownPrices, quantity: number): Price | undefined =>
  priceFor({ part: pricedPart(part), quantity })
