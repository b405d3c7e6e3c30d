import { sql } from "drizzle-orm"
import { LISTED_LINES } from "#domain/orders/order-name.ts"
import type { Executor } from "../connection/client.ts"
import { unitsOfLine } from "./line-units.ts"

/** Units of an order by their state, and the number of lines that are complete. */
export interface OrderPlaces {
  shippedLines: number
  shipped: number
  waiting: number
  cancelled: number
  /** The numbers of its shipments. */
  shipments: number[]
}

/** Units of a line by their state. */
export interface LinePlaces {
  number: number
  shipped: number
  cancelled: number
  returned: number | null
}

interface Places {
  places: OrderPlaces
  /** Units of the lines that a list shows. */
  lines: LinePlaces[]
}

/** Reads the states of these orders, by id. */
export async function readOrderPlaces(
  db: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Places>> {
  const { rows } = await db.execute<Record<string, unknown> & Places & { id: string }>(sql`
    select asked.id, json_build_object('shippedLines', "shippedLines", 'shipped', shipped, 'waiting', waiting, 'cancelled', cancelled,
      'shipments', array(select number from shipments s where s.order_id = asked.id order by number)) as places,
      (select json_agg(json_build_object('number', l.number, 'shipped', u.shipped, 'cancelled', u.cancelled, 'returned', r.returned))
        from (select order_id, number from order_lines where order_id = asked.id and quantity > 0 order by number limit ${LISTED_LINES}) l
        cross join ${unitsOfLine} u
        left join (select number, returned from order_line_returns where order_id = asked.id) r on r.number = l.number) as lines
    from unnest(${sql.param(orderIds)}::text[]) as asked (id) cross join lateral (
      select count(*) filter (where u.shipped > 0 and u.shipped + u.cancelled >= u.quantity) as "shippedLines", sum(u.shipped) as shipped,
        sum(least(u.waiting, u.quantity - u.cancelled - u.shipped)) as waiting, sum(u.cancelled) as cancelled
      from order_lines l cross join ${unitsOfLine} u where l.order_id = asked.id) units`)
  return new Map(rows.map(({ id, places, lines }) => [id, { places, lines }]))
}
