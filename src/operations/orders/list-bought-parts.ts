import { type BoughtPart, listBoughtParts } from "#db/orders/bought-parts.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type PricedLine, priceLines } from "./price-lines.ts"

/** More than one looks through; who wants more has orders to look at. */
const MOST_PARTS = 200

/** What somebody has bought, beside what as much of it as last time would cost now. */
export async function listBought(
  shop: Shop,
  buyer: Actor,
): Promise<(BoughtPart & { now: PricedLine })[]> {
  const bought = await listBoughtParts(shop.db, buyer.id, MOST_PARTS)
  const { lines } = await priceLines(shop, bought)
  return bought.flatMap((part, index) => {
    const now = lines[index]
    return now ? [{ ...part, now }] : []
  })
}
