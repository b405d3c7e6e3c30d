import { and, asc, isNull, lt, sql } from "drizzle-orm"
import type { Executor } from "./client.ts"
import { orders } from "./schema/orders.ts"
import { parts } from "./schema/parts.ts"

/** Money counts wherever it was paid; an order only hidden by an administrator was paid all the same. */
const counts = sql`orders.status <> 'cancelled'`
const unpaid = sql`${counts} and orders.paid_at is null and orders.deleted_at is null`

export async function findOrderTotals(db: Executor) {
  const [totals] = await db
    .select({
      orders: sql`count(*) filter (where ${counts})`.mapWith(Number),
      revenueCents:
        sql`coalesce(sum(total_cents - refunded_cents) filter (where paid_at is not null), 0)`.mapWith(
          Number,
        ),
      unpaidCount: sql`count(*) filter (where ${unpaid})`.mapWith(Number),
      unpaidCents: sql`coalesce(sum(total_cents) filter (where ${unpaid}), 0)`.mapWith(Number),
    })
    .from(orders)
  return totals ?? { orders: 0, revenueCents: 0, unpaidCount: 0, unpaidCents: 0 }
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
    .where(
      and(
        isNull(parts.archivedAt),
        lt(parts.availableQuantity, sql`2 * ${parts.minimumQuantity}::bigint`),
      ),
    )
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
    ), placed as (
      select (created_at at time zone 'UTC')::date as day, count(*) as orders from orders
      where ${counts} and created_at >= now() - interval '31 days' group by 1
    ), paid as (
      select (paid_at at time zone 'UTC')::date as day, sum(total_cents) as revenue_cents from orders
      where paid_at >= now() - interval '31 days' group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(placed.orders, 0) as orders,
      coalesce(paid.revenue_cents, 0) as revenue_cents
    from days left join placed using (day) left join paid using (day) order by days.day`)
  return rows.map(({ day, ...row }) => ({
    day,
    orders: Number(row.orders),
    revenueCents: Number(row.revenue_cents),
  }))
}
