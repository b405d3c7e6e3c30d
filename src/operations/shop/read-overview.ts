import { countModerated } from "#db/reviews/moderated-reviews.ts"
import { findOrderTotals, listDays, listLowStock } from "#db/shop/overview.ts"
import type { Shop } from "../kernel/shop.ts"

/** How the shop does, for administrators. */
export async function readOverview({ db }: Shop) {
  const [totals, lowStock, days, queued, reported] = await Promise.all([
    findOrderTotals(db),
    listLowStock(db),
    listDays(db),
    countModerated(db, "queued"),
    countModerated(db, "reported"),
  ])
  return { ...totals, lowStock, days, reviews: { queued, reported } }
}
