import { type BoughtPart, listBoughtParts } from "#db/orders/bought-parts.ts"
import type { ReviewablePart } from "#db/reviews/bought-units.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type PricedLine, priceLines } from "../orders/price-lines.ts"
import { listReviewableParts } from "./read-part-reviews.ts"

/** More than one looks through; who wants more has orders to look at. */
const MAX_PARTS = 200

interface Bought extends BoughtPart {
  /** What as much as last time would cost. */
  now: PricedLine
  /** Of one that its buyer may review. */
  reviewable: ReviewablePart | undefined
}

/** What somebody has bought, beside what as much of it as last time would cost now. */
export async function listBought(shop: Shop, buyer: Actor): Promise<Bought[]> {
  const bought = await listBoughtParts(shop.db, buyer.id, MAX_PARTS)
  const { lines } = await priceLines(shop, bought)
  const partIds = bought.map(({ partId }) => partId)
  const reviewable = new Map(
    (await listReviewableParts(shop, buyer, partIds)).map((part) => [part.partId, part]),
  )
  return bought.flatMap((part, index) => {
    const now = lines[index]
    return now ? [{ ...part, now, reviewable: reviewable.get(part.partId) }] : []
  })
}
