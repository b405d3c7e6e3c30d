import { type SQL, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { isWithinDays } from "../connection/query-parts.ts"
import { hasUnitsToSend } from "../orders/line-units.ts"

/** Days in the shop's time zone, both included. */
export interface SalesPeriod {
  from: string
  to: string
}

/** SQL: paid orders placed on these days, without those hidden from the list of orders. */
const sold = ({ from, to }: SalesPeriod): SQL => sql`
  select id, created_at, user_id, email, user_name, quantity, refunded_cents from orders
  where ${isWithinDays(sql`created_at`, { from, to })}
    and paid_at is not null and status <> 'cancelled' and deleted_at is null`

/** SQL: price of a line `l` without tax. */
const net = sql`coalesce((l.tax_facts->>'netCents')::bigint, l.total_cents)`

/** SQL: sums over lines `l` with known cost; null if there are none. */
const costed = sql`sum(${net}) filter (where l.cost_cents is not null and l.quantity > 0) as costed_net,
  sum(l.cost_cents * l.quantity) filter (where l.quantity > 0) as cost`

const goods = sql`(
  select coalesce(sum(${net}), 0) as net, ${costed} from order_lines l where l.order_id = sold.id) goods`

/** Goods with known cost; null if there are none. */
export interface CostedGoods {
  costedNetCents: number | null
  costCents: number | null
}

export interface SalesDay extends CostedGoods {
  day: string
  orders: number
  units: number
  /** Value of goods, without tax and delivery. */
  netCents: number
  refundedCents: number
}

/** Sums the sales of each day, including days without sales. */
export async function listSalesDays(db: Executor, period: SalesPeriod): Promise<SalesDay[]> {
  const { rows } = await db.execute<{ found: SalesDay }>(sql`
    with days as (
      select day::date, shop_day_begins(day::date) as begins, shop_day_begins(day::date + 1) as ends
      from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') day
    ), sold as materialized (${sold(period)}), summed as (
      select sold.created_at, sold.quantity, sold.refunded_cents, goods.* from sold cross join lateral ${goods}
    )
    select json_build_object('day', to_char(days.day, 'YYYY-MM-DD'), 'orders', count(summed.created_at),
      'units', coalesce(sum(summed.quantity), 0), 'netCents', coalesce(sum(summed.net), 0),
      'refundedCents', coalesce(sum(summed.refunded_cents), 0),
      'costedNetCents', sum(summed.costed_net), 'costCents', sum(summed.cost)) as found
    from days left join summed on summed.created_at >= days.begins and summed.created_at < days.ends
    group by days.day order by days.day`)
  return rows.map(({ found }) => found)
}

export interface SoldPart extends CostedGoods {
  id: string
  name: string
  units: number
  netCents: number
}

export async function listBestParts(
  db: Executor,
  period: SalesPeriod,
  limit: number,
): Promise<SoldPart[]> {
  const { rows } = await db.execute<{ found: SoldPart }>(sql`
    with sold as materialized (${sold(period)})
    select json_build_object('id', best.part_id, 'name', p.name, 'units', best.units, 'netCents', best.net,
      'costedNetCents', best.costed_net, 'costCents', best.cost) as found
    from (
      select l.part_id, sum(l.quantity) as units, sum(${net}) as net, ${costed}
      from sold join order_lines l on l.order_id = sold.id
      where l.quantity > 0 group by l.part_id order by net desc, l.part_id limit ${limit}
    ) best join parts p on p.id = best.part_id order by best.net desc, best.part_id`)
  return rows.map(({ found }) => found)
}

export interface BestCustomer {
  /** Empty if the account is closed. */
  email: string
  name: string
  orders: number
  netCents: number
}

export async function listBestCustomers(
  db: Executor,
  period: SalesPeriod,
  limit: number,
): Promise<BestCustomer[]> {
  const { rows } = await db.execute<{ found: BestCustomer }>(sql`
    with sold as materialized (${sold(period)})
    select json_build_object('email', max(sold.email), 'name', max(sold.user_name), 'orders', count(*),
      'netCents', sum(goods.net)) as found
    from sold cross join lateral ${goods}
    group by sold.user_id order by sum(goods.net) desc, sold.user_id limit ${limit}`)
  return rows.map(({ found }) => found)
}

/** Counts the returns requested on these days, and sums their refunds. */
export async function findReturnsCost(
  db: Executor,
  { from, to }: SalesPeriod,
): Promise<{ count: number; costCents: number }> {
  const { rows } = await db.execute<{ count: string; cost: string }>(sql`
    select count(*) as count, coalesce(sum(refunds.amount_cents), 0) as cost
    from returns left join refunds on refunds.id = returns.refund_id and refunds.state <> 'failed'
    where ${isWithinDays(sql`returns.created_at`, { from, to })}`)
  return { count: Number(rows[0]?.count), costCents: Number(rows[0]?.cost) }
}

interface UnshippedOrder extends Record<string, unknown> {
  id: string
  orderNumber: string
  createdAt: string
}

/** Lists paid orders with units to send, oldest first. */
export async function listOldestUnshipped(db: Executor, limit: number): Promise<UnshippedOrder[]> {
  const oldest = (status: "pending" | "approved") => sql`(
    select id, order_number, created_at from orders
    where status = ${status} and paid_at is not null and deleted_at is null and ${hasUnitsToSend}
    order by created_at, id limit ${limit})`
  const { rows } = await db.execute<UnshippedOrder>(sql`
    select id, order_number as "orderNumber", created_at as "createdAt"
    from (${oldest("pending")} union all ${oldest("approved")}) unshipped order by created_at, id limit ${limit}`)
  return rows
}
