import { findOrderTotals, listDays, listLowStock } from "#db/shop/overview.ts"
import type { Shop } from "../kernel/shop.ts"

/** How the shop does, for administrators. */
export async function readOverview({ db }: Shop) {
  const [totals, lowStock, days] = await Promise.all([
    findOrderTotals(db),
    listLowStock(db),
    listDays(db),
  ])
  return { ...totals, lowStock, days }
}
