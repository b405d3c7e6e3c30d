import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

export interface BoughtPart {
  partId: string
  sku: string
  /** Current maker's number. */
  mpn: string | null
  name: string
  orders: number
  units: number
  /** Day of the last order that has it. */
  quantity: number
  unitPriceCents: number
  orderedAt: Date
}

/** Limits of the orders and lines that are read. */
const LAST_ORDERS = 500
const LAST_LINES = 20_000

/** The parts that somebody has bought, the last bought first; of cancelled orders nothing. */
export async function listBoughtParts(
  db: Executor,
  userId: string,
  limit: number,
): Promise<BoughtPart[]> {
  const { rows } = await db.execute<Omit<BoughtPart, "orderedAt"> & { orderedAt: string }>(sql`
    with placed as (
      select id, created_at from orders where user_id = ${userId} and status <> 'cancelled'
      order by created_at desc, id desc limit ${LAST_ORDERS}
    ), bought as (
      select placed.id, placed.created_at, l.* from placed join order_lines l on l.order_id = placed.id and l.quantity > 0
      order by placed.created_at desc, placed.id desc, l.number limit ${LAST_LINES}
    ), by_order as (
      select part_id, id, created_at, sum(quantity)::int as quantity, (array_agg(sku order by number))[1] as sku,
        (array_agg(name order by number))[1] as name, (array_agg(unit_price_cents order by number))[1] as price
      from bought group by part_id, id, created_at
    ), latest as (
      select distinct on (part_id) * from by_order order by part_id, created_at desc, id desc
    ), sums as (
      select part_id, count(*)::int as orders, sum(quantity) as units from by_order group by part_id
    )
    select part_id as "partId", latest.sku, p.mpn, latest.name, orders, units::float8 as units, quantity,
      price::float8 as "unitPriceCents", latest.created_at::text as "orderedAt"
    from latest join sums using (part_id) join parts p on p.id = part_id order by latest.created_at desc, latest.id desc, part_id limit ${limit}`)
  return rows.map((row) => ({ ...row, orderedAt: new Date(row.orderedAt) }))
}
