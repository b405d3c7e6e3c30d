import { countReturns } from "#db/returns/returns.ts"
import { countModerated } from "#db/reviews/moderated-reviews.ts"
import { countStaffWork, findBackup } from "#db/shop/health.ts"
import { findOrderTotals, listDays, listLowStock } from "#db/shop/overview.ts"
import { countAccountsWithWaitingTaxIds } from "#db/tax/tax-ids.ts"
import { isBackupOld } from "#domain/shop/staff-topics.ts"
import type { Shop } from "../kernel/shop.ts"

export async function readOverview({ db }: Shop) {
  const [totals, lowStock, days, queued, reported, asked, approved, taxIds, work, backup] =
    await Promise.all([
      findOrderTotals(db),
      listLowStock(db),
      listDays(db),
      countModerated(db, "queued"),
      countModerated(db, "reported"),
      countReturns(db, "asked"),
      countReturns(db, "approved"),
      countAccountsWithWaitingTaxIds(db),
      countStaffWork(db),
      findBackup(db),
    ])
  return {
    ...totals,
    lowStock,
    days,
    reviews: { queued, reported },
    returns: { asked, approved },
    taxIds,
    work: { ...work, backup: isBackupOld(backup.madeAt, backup.shopBeganAt, new Date()) },
  }
}
