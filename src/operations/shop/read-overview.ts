import { shopSettings } from "#contract/settings/shop-settings.ts"
import { countReturns } from "#db/returns/returns.ts"
import { countOpenWithdrawals } from "#db/returns/withdrawals.ts"
import { countModerated } from "#db/reviews/moderated-reviews.ts"
import { countStaffWork, findBackup } from "#db/shop/health.ts"
import { findOrderTotals, listDays, listLowStock } from "#db/shop/overview.ts"
import { countAccountsWithWaitingTaxIds } from "#db/tax/tax-ids.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { isBackupOld } from "#domain/shop/staff-topics.ts"
import { isDailyRateMissing } from "../invoices/daily-rates.ts"
import type { Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"

export async function readOverview({ db }: Shop) {
  const { timeZone } = (await readSettings({ db }, shopSettings)).settings
  const [
    totals,
    lowStock,
    days,
    queued,
    reported,
    asked,
    approved,
    withdrawals,
    dailyRate,
    taxIds,
    work,
    backup,
  ] = await Promise.all([
    findOrderTotals(db),
    listLowStock(db),
    listDays(db, dayIn(timeZone, new Date())),
    countModerated(db, "queued"),
    countModerated(db, "reported"),
    countReturns(db, "asked"),
    countReturns(db, "approved"),
    countOpenWithdrawals(db),
    isDailyRateMissing({ db }),
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
    withdrawals,
    dailyRate,
    taxIds,
    work: { ...work, backup: isBackupOld(backup.madeAt, backup.shopBeganAt, new Date()) },
  }
}
