import { and, asc, isNull, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { parts } from "../schema/parts.ts"

/** Money counts wherever it was paid; an order only hidden by an administrator was paid all the same. */
export async function findOrderTotals(db: Executor) {
  const { rows } = await db.execute<Record<"orders" | "revenue" | "unpaid" | "owed", string>>(sql`
    select coalesce(sum(orders), 0) as orders, coalesce(sum(paid_cents - refunded_cents), 0) as revenue,
      coalesce(sum(unpaid), 0) as unpaid, coalesce(sum(unpaid_cents), 0) as owed
    from order_totals`)
  const [row] = rows
  return {
    orders: Number(row?.orders),
    revenueCents: Number(row?.revenue),
    unpaidCount: Number(row?.unpaid),
    unpaidCents: Number(row?.owed),
  }
}

/** Live parts with less than two smallest orders left, the nearest to nothing first. */
export const listLowStock = (db: Executor) =>
  db
    .select({
      id: parts.id,
      name: parts.name,
      available: parts.availableQuantity,
      minimum: parts.minimumQuantity,
    })
    .from(parts)
    .where(and(isNull(parts.archivedAt), sql`${parts}.runs_low`))
    .orderBy(
      asc(sql`${parts.availableQuantity}::float8 / ${parts.minimumQuantity}`),
      asc(parts.position),
    )
    .limit(10)

interface DayRow extends Record<string, unknown> {
  day: string
  orders: string
  revenue_cents: string
}

/** Each of the last thirty days in UTC, today included, also those on which nothing happened. */
export async function listDays(db: Executor) {
  const { rows } = await db.execute<DayRow>(sql`
    with days as (
      select (now() at time zone 'UTC')::date - back as day from generate_series(29, 0, -1) as back
    )
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(orders), 0) as orders,
      coalesce(sum(paid_cents), 0) as revenue_cents
    from days left join order_totals using (day) group by days.day order by days.day`)
  return rows.map(({ day, ...row }) => ({
    day,
    orders: Number(row.orders),
    revenueCents: Number(row.revenue_cents),
  }))
}
