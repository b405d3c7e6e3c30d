import { foldOrderTotals } from "#db/orders/order-totals.ts"
import { deleteExpired } from "#db/shop/expired.ts"
import { archiveSoldOff } from "#operations/catalogue/archive-sold-off.ts"
import { reindexSpecs } from "#operations/catalogue/reindex-specs.ts"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import { expireUnpaidOrders } from "#operations/orders/expire-unpaid-orders.ts"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { removeUnusedUploads } from "#operations/pictures/remove-unused-uploads.ts"
import { alertStaff } from "#operations/shop/alert-staff.ts"
import { askAgain } from "#operations/tax/ask-authority.ts"
import type { RepeatedJob } from "#runtime/jobs.ts"

const HOUR_SECONDS = 3600
/** Leaves a payment time to end by itself; with the pause between two rounds all is settled within a minute. */
const PAYMENT_GRACE_MS = 20_000

/** Lists the work that is repeated while the shop runs. */
export const housekeeping = (shop: Shop): RepeatedJob[] => [
  {
    name: "payments",
    everySeconds: 30,
    // A start settles at once what an earlier process left behind.
    work: async (atStart) => {
      await reconcilePayments(shop, atStart ? 0 : PAYMENT_GRACE_MS)
      await expireUnpaidOrders(shop, shop.limits.unpaidOrderHours)
    },
  },
  { name: "vocabulary", everySeconds: 60, work: () => reindexSpecs(shop) },
  { name: "order-totals", everySeconds: 60, work: () => foldOrderTotals(shop.db) },
  // All paid orders are looked at now and then, since the first day of invoices may have changed.
  { name: "invoices", everySeconds: 10, work: () => issueInvoices(shop, { withinDays: 2 }) },
  { name: "all-invoices", everySeconds: 600, work: () => issueInvoices(shop, {}) },
  { name: "tax-ids", everySeconds: 600, work: () => askAgain(shop) },
  { name: "sold-off", everySeconds: 300, work: () => archiveSoldOff(shop) },
  { name: "staff-alerts", everySeconds: 300, work: () => alertStaff(shop) },
  { name: "expired", everySeconds: HOUR_SECONDS, work: () => deleteExpired(shop.db) },
  { name: "pictures", everySeconds: HOUR_SECONDS, work: () => removeUnusedUploads(shop) },
]
