import { parseDollars } from "#domain/pricing/parse-dollars.ts"
import { type Price, priceFor } from "#domain/pricing/price-for.ts"

/** What so many of a part cost, as the shop counts it; undefined for what is no quantity, or too much to count. */
export function priceOf(part: { price: number }, quantity: number): Price | undefined {
  const priceCents = parseDollars(part.price)
  return priceCents === undefined ? undefined : priceFor({ part: { priceCents }, quantity })
}
