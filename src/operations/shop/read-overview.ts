import { countReturns } from "#db/returns/returns.ts"
import { countModerated } from "#db/reviews/moderated-reviews.ts"
import { findOrderTotals, listDays, listLowStock } from "#db/shop/overview.ts"
import { countAccountsWithWaitingTaxIds } from "#db/tax/tax-ids.ts"
import type { Shop } from "../kernel/shop.ts"

export async function readOverview({ db }: Shop) {
  const [totals, lowStock, days, queued, reported, asked, approved, taxIds] = await Promise.all([
    findOrderTotals(db),
    listLowStock(db),
    listDays(db),
    countModerated(db, "queued"),
    countModerated(db, "reported"),
    countReturns(db, "asked"),
    countReturns(db, "approved"),
    countAccountsWithWaitingTaxIds(db),
  ])
  return {
    ...totals,
    lowStock,
    days,
    reviews: { queued, reported },
    returns: { asked, approved },
    taxIds,
  }
}
