import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm"
import { LISTED_LINES } from "#domain/orders/order.ts"
import type { LineToPick } from "#domain/orders/shipment.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { hasRows } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { orderFilters, orderNotes, orders } from "../schema/orders.ts"
import { unitsOfLine } from "./line-units.ts"
import { type OrderRow, orderColumns } from "./orders.ts"
import { visible } from "./wanted-orders.ts"

export const listOrderFilterRows = (db: Executor) =>
  db
    .select({ name: orderFilters.name, query: orderFilters.query })
    .from(orderFilters)
    .orderBy(asc(sql`lower(${orderFilters.name})`), asc(orderFilters.name))

/** Locks the filters, so that concurrent requests add one at a time. Returns their number. */
export async function lockOrderFilters(tx: Transaction): Promise<number> {
  await tx.execute(sql`lock table order_filters in share row exclusive mode`)
  return tx.$count(orderFilters)
}

export async function saveOrderFilter(
  tx: Transaction,
  filter: Pick<typeof orderFilters.$inferInsert, "name" | "query" | "savedBy">,
): Promise<void> {
  const { query, savedBy } = filter
  await tx
    .insert(orderFilters)
    .values(filter)
    .onConflictDoUpdate({
      target: orderFilters.name,
      set: { query, savedBy, updatedAt: sql`now()` },
    })
}

export const hasOrderFilter = (db: Executor, name: string): Promise<boolean> =>
  hasRows(
    db.select({ name: orderFilters.name }).from(orderFilters).where(eq(orderFilters.name, name)),
  )

export async function deleteOrderFilter(tx: Transaction, name: string): Promise<void> {
  await tx.delete(orderFilters).where(eq(orderFilters.name, name))
}

export async function insertOrderNote(
  tx: Transaction,
  note: Pick<typeof orderNotes.$inferInsert, "orderId" | "authorId" | "text">,
): Promise<void> {
  await tx.insert(orderNotes).values(note)
}

export const countOrderNotes = (db: Executor, orderId: string): Promise<number> =>
  db.$count(orderNotes, eq(orderNotes.orderId, orderId))

export const listOrderNotes = (db: Executor, orderId: string) =>
  db
    .select({ text: orderNotes.text, at: orderNotes.createdAt, by: users.email })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id))

/** Units of an order by their state, and the number of lines that are complete. */
export interface OrderUnitStates {
  shippedLines: number
  shipped: number
  waiting: number
  cancelled: number
  shipments: number[]
}

interface LineUnitStates {
  number: number
  shipped: number
  cancelled: number
  returned: number | null
}

interface UnitStates {
  places: OrderUnitStates
  /** Units of the lines that a list shows. */
  lines: LineUnitStates[]
}

export async function readOrderUnitStates(
  db: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, UnitStates>> {
  const { rows } = await db.execute<Record<string, unknown> & UnitStates & { id: string }>(sql`
    select wanted.id, json_build_object('shippedLines', "shippedLines", 'shipped', shipped, 'waiting', waiting, 'cancelled', cancelled,
      'shipments', array(select number from shipments s where s.order_id = wanted.id order by number)) as places,
      (select json_agg(json_build_object('number', l.number, 'shipped', u.shipped, 'cancelled', u.cancelled, 'returned', r.returned))
        from (select order_id, number from order_lines where order_id = wanted.id and quantity > 0 order by number limit ${LISTED_LINES}) l
        cross join ${unitsOfLine} u
        left join (select number, returned from order_line_returns where order_id = wanted.id) r on r.number = l.number) as lines
    from unnest(${sql.param(orderIds)}::text[]) as wanted (id) cross join lateral (
      select count(*) filter (where u.shipped > 0 and u.shipped + u.cancelled >= u.quantity) as "shippedLines", sum(u.shipped) as shipped,
        sum(least(u.waiting, u.quantity - u.cancelled - u.shipped)) as waiting, sum(u.cancelled) as cancelled
      from order_lines l cross join ${unitsOfLine} u where l.order_id = wanted.id) units`)
  return new Map(rows.map(({ id, places, lines }) => [id, { places, lines }]))
}

/** Lists those of these orders that are on the administrators' list, oldest first. */
export const listListedOrders = (db: Executor, ids: readonly string[]): Promise<OrderRow[]> =>
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
    select o.order_number as "orderNumber", o.shipment, l.part_id as "partId", l.sku, p.mpn, l.name,
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
