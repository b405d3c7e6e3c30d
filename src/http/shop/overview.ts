import { getOverview } from "#contract/shop/overview.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import { readOverview } from "#operations/shop/read-overview.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"

export function serveOverview(server: Server): void {
  serve(server, getOverview, async () => {
    const overview = await readOverview(server.shop)
    const { queued, reported } = overview.reviews
    const { asked, approved } = overview.returns
    return {
      orders: overview.orders,
      revenue: toDollars(cents(overview.revenueCents)),
      unpaidCount: overview.unpaidCount,
      unpaidTotal: toDollars(cents(overview.unpaidCents)),
      lowStock: overview.lowStock.map(({ id, ...part }) => ({ _id: id, ...part })),
      ...(queued + reported > 0 && { reviews: overview.reviews }),
      ...(asked + approved > 0 && { returns: overview.returns }),
      taxIds: overview.taxIds || undefined,
      days: overview.days.map(({ day, orders, revenueCents }) => ({
        day,
        orders,
        revenue: toDollars(cents(revenueCents)),
      })),
    }
  })
}
