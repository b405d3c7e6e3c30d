import { and, inArray, isNull, sql } from "drizzle-orm"
import type { LineToPick } from "#domain/orders/pick-list.ts"
import type { Executor } from "../connection/client.ts"
import { orders } from "../schema/orders.ts"
import { unitsOfLine } from "./line-units.ts"
import { type OrderRow, orderColumns } from "./orders.ts"
import { visible } from "./wanted-orders.ts"

/** Lists those of these orders that are on the administrators' list, oldest first. */
export const listOrdersToPick = (db: Executor, ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .select(orderColumns)
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), visible, isNull(orders.deletedAt)))
    .orderBy(orders.createdAt, orders.id)

/** Lists up to `most` lines of these orders that have units to send. */
export async function listLinesToPick(
  db: Executor,
  orderIds: readonly string[],
  most: number,
): Promise<LineToPick[]> {
  const { rows } = await db.execute<LineToPick & Record<string, unknown>>(sql`
    select o.order_number as "orderNumber", l.part_id as "partId", l.sku, p.mpn, l.name,
      p.bin_location as "binLocation", l.customer_part_number as "customerPartNumber", l.note,
      (select c.name from order_charges c where c.order_id = o.id and c.kind = 'delivery' limit 1) as delivery,
      u.quantity, u.waiting, u.dropped, u.cancelled, u.undecided, u.shipped
    from unnest(${sql.param(orderIds)}::text[]) with ordinality as wanted (id, place)
    join orders o on o.id = wanted.id
    join order_lines l on l.order_id = o.id
    cross join ${unitsOfLine} u
    join parts p on p.id = l.part_id
    where u.quantity > u.cancelled + u.shipped
    order by wanted.place, u.number limit ${most}`)
  return rows
}
