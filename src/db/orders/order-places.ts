import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"

/** What became of an order's units, and of how many of its lines all that is to be sent is. */
export interface OrderPlaces {
  shippedLines: number
  shipped: number
  waiting: number
  cancelled: number
  /** The numbers of its shipments. */
  shipments: number[]
}

/** Of each of these orders, by its id. */
export async function readOrderPlaces(
  db: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderPlaces>> {
  const { rows } = await db.execute<{ id: string; places: OrderPlaces }>(sql`
    select asked.id, json_build_object('shippedLines', "shippedLines", 'shipped', shipped, 'waiting', waiting, 'cancelled', cancelled,
      'shipments', array(select number from shipments s where s.order_id = asked.id order by number)) as places
    from unnest(${sql.param(orderIds)}::text[]) as asked (id) cross join lateral (
      select count(*) filter (where shipped > 0 and shipped + cancelled >= quantity) as "shippedLines", sum(shipped) as shipped,
        sum(least(waiting, quantity - cancelled - shipped)) as waiting, sum(cancelled) as cancelled
      from order_line_units where order_id = asked.id) units`)
  return new Map(rows.map(({ id, places }) => [id, places]))
}
