import { type SQL, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { isWithinDays } from "../connection/query-parts.ts"
import { hasUnitsToSend } from "../orders/line-units.ts"

/** Days in the shop's time zone, both included. */
export interface SalesPeriod {
  from: string
  to: string
}

/** SQL: paid orders placed on these days. Includes those removed from the list of orders. */
const sold = ({ from, to }: SalesPeriod): SQL => sql`
  select id, created_at, user_id, email, user_name, quantity, total_cents, refunded_cents from orders
  where ${isWithinDays(sql`created_at`, { from, to })}
    and paid_at is not null and status <> 'cancelled'`

/** SQL: price of a line `l` without tax. */
const net = sql`coalesce((l.tax_facts->>'netCents')::bigint, l.total_cents)`

/** SQL: sums over lines `l` with known cost; null if there are none. */
const costed = sql`sum(${net}) filter (where l.cost_cents is not null and l.quantity > 0) as costed_net,
  sum(l.cost_cents * l.quantity) filter (where l.quantity > 0) as cost`

const goods = sql`(
  select coalesce(sum(${net}), 0) as net, ${costed} from order_lines l where l.order_id = sold.id) goods`

/**
 * SQL: the orders `sold` with the refunded units and net price of their lines. A complete refund is of all goods; named
 * units count at most at their price; any other amount is spread evenly over what they leave.
 */
const withRefunds = (period: SalesPeriod): SQL => sql`
  sold as materialized (${sold(period)}), given as materialized (
    select r.id, p.order_id, r.amount_cents, (
      select sum(b.quantity * l.unit_price_cents + b.tax_cents + b.fee_cents)::numeric
      from refund_lines b join order_lines l on (l.order_id, l.number) = (b.order_id, b.number)
      where b.refund_id = r.id) as named_cents
    from sold join payments p on p.order_id = sold.id and p.state = 'succeeded'
    join refunds r on r.payment_id = p.id and r.state <> 'failed'
    where sold.refunded_cents > 0
  ), named as (
    select b.order_id, b.number, sum(b.quantity) as units,
      sum(b.quantity * least(1, given.amount_cents / nullif(given.named_cents, 0))) as paid_units
    from given join refund_lines b on b.refund_id = given.id group by b.order_id, b.number
  ), unnamed as (
    select order_id, coalesce(sum(amount_cents) filter (where named_cents is null), 0) as cents,
      coalesce(sum(amount_cents) filter (where named_cents is not null), 0) as named_cents
    from given group by order_id
  ), refunded as materialized (
    select l.order_id, l.number,
      case when sold.refunded_cents = sold.total_cents then l.quantity else coalesce(named.units, 0) end as units,
      case when sold.refunded_cents = sold.total_cents then ${net} else least(${net}, round(${net}
        * (bought.paid_part + (1 - bought.paid_part)
          * coalesce(unnamed.cents / nullif(sold.total_cents - unnamed.named_cents, 0), 0)))) end as net
    from sold join order_lines l on l.order_id = sold.id and l.quantity > 0
    left join named on (named.order_id, named.number) = (l.order_id, l.number)
    left join unnamed on unnamed.order_id = l.order_id
    cross join lateral (select coalesce(named.paid_units, 0) / l.quantity as paid_part) bought
    where sold.refunded_cents > 0
  ), refunded_orders as (
    select order_id, sum(units) as units, sum(net) as net from refunded group by order_id
  )`

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
  /** Amount refunded, with tax and delivery. */
  refundedCents: number
  refundedUnits: number
  /** Value of refunded goods, without tax and delivery. */
  refundedNetCents: number
}

/** Sums the sales of each day, including days without sales. */
export async function listSalesDays(db: Executor, period: SalesPeriod): Promise<SalesDay[]> {
  const { rows } = await db.execute<{ found: SalesDay }>(sql`
    with days as (
      select day::date, shop_day_begins(day::date) as begins, shop_day_begins(day::date + 1) as ends
      from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') day
    ), ${withRefunds(period)}, summed as (
      select sold.created_at, sold.quantity, sold.refunded_cents, goods.*,
        back.units as refunded_units, back.net as refunded_net
      from sold left join refunded_orders back on back.order_id = sold.id cross join lateral ${goods}
    )
    select json_build_object('day', to_char(days.day, 'YYYY-MM-DD'), 'orders', count(summed.created_at),
      'units', coalesce(sum(summed.quantity), 0), 'netCents', coalesce(sum(summed.net), 0),
      'refundedCents', coalesce(sum(summed.refunded_cents), 0),
      'refundedUnits', coalesce(sum(summed.refunded_units), 0),
      'refundedNetCents', coalesce(sum(summed.refunded_net), 0),
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
  refundedUnits: number
  refundedNetCents: number
}

/** Lists the parts with the highest net sales after refunds. */
export async function listBestParts(
  db: Executor,
  period: SalesPeriod,
  limit: number,
): Promise<SoldPart[]> {
  const { rows } = await db.execute<{ found: SoldPart }>(sql`
    with ${withRefunds(period)}
    select json_build_object('id', best.part_id, 'name', p.name, 'units', best.units, 'netCents', best.net,
      'refundedUnits', best.refunded_units, 'refundedNetCents', best.refunded_net,
      'costedNetCents', best.costed_net, 'costCents', best.cost) as found
    from (
      select l.part_id, sum(l.quantity) as units, sum(${net}) as net, ${costed},
        coalesce(sum(back.units), 0) as refunded_units, coalesce(sum(back.net), 0) as refunded_net
      from sold join order_lines l on l.order_id = sold.id
      left join refunded back on (back.order_id, back.number) = (l.order_id, l.number)
      where l.quantity > 0 group by l.part_id
      order by sum(${net}) - coalesce(sum(back.net), 0) desc, l.part_id limit ${limit}
    ) best join parts p on p.id = best.part_id order by best.net - best.refunded_net desc, best.part_id`)
  return rows.map(({ found }) => found)
}

export interface BestCustomer {
  /** Empty if the account is closed. */
  email: string
  name: string
  orders: number
  netCents: number
  refundedNetCents: number
}

/** Lists the customers with the highest net sales after refunds. */
export async function listBestCustomers(
  db: Executor,
  period: SalesPeriod,
  limit: number,
): Promise<BestCustomer[]> {
  const { rows } = await db.execute<{ found: BestCustomer }>(sql`
    with ${withRefunds(period)}
    select json_build_object('email', max(sold.email), 'name', max(sold.user_name), 'orders', count(*),
      'netCents', sum(goods.net), 'refundedNetCents', coalesce(sum(back.net), 0)) as found
    from sold left join refunded_orders back on back.order_id = sold.id cross join lateral ${goods}
    group by sold.user_id
    order by sum(goods.net) - coalesce(sum(back.net), 0) desc, sold.user_id limit ${limit}`)
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
