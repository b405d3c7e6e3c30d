import { asc, eq, sql } from "drizzle-orm"
import { LISTED_LINES } from "#domain/orders/order-name.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { hasRows } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { orderFilters, orderNotes } from "../schema/orders.ts"
import { unitsOfLine } from "./line-units.ts"

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

/** Units of a line by their state. */
interface LinePlaces {
  number: number
  shipped: number
  cancelled: number
  returned: number | null
}

interface Places {
  places: OrderUnitStates
  /** Units of the lines that a list shows. */
  lines: LinePlaces[]
}

/** Reads the states of these orders, by id. */
export async function readOrderUnitStates(
  db: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Places>> {
  const { rows } = await db.execute<Record<string, unknown> & Places & { id: string }>(sql`
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
