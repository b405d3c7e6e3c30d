import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  type Placeholder,
  type SQL,
  sql,
  sum,
} from "drizzle-orm"
import type { OrderCharge } from "#domain/orders/charges.ts"
import { LISTED_LINES } from "#domain/orders/order.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import type { Database, Executor, Transaction } from "../connection/client.ts"
import { first, prepared } from "../connection/query-parts.ts"
import { unpaid } from "../payments/payments.ts"
import { backOrders, orderCharges, orderLines, orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"
import { tagsOf } from "../tags/tags.ts"
import { unitsOfLine } from "./line-units.ts"
import { type ShownShipment, shipmentsOfOrder } from "./shipments.ts"
import { type OrderFilter, orderOrdersBy, visible, wantedOrders } from "./wanted-orders.ts"

/**
 * Order as the rules see it: buyer, time, state, sums of its lines (`quantity` units, `totalCents`, `lineCount`),
 * and the name of its first line.
 */
export type OrderRow = Omit<typeof orders.$inferSelect, "placedFrom"> & {
  firstLineName: string
  /**
   * For a pending unpaid order: whether the buyer's address is confirmed, or the order was placed by staff or from an offer. Otherwise null.
   */
  isProved: boolean | null
}

/** A line as it was when the order was placed: one part, one quantity, one price. */
export type OrderLine = Omit<typeof orderLines.$inferSelect, "orderId">

/** Line with the manufacturer's current part number. People may not recognize the id under which a part was ordered. */
export type ShownLine = Omit<OrderLine, "taxFacts" | "designators" | "note"> & {
  mpn: string | null
  /** Amount that the line's tax adds to the order's total. */
  taxCents: number | null
  /** For a line that had to wait: the promised units by day, and the number of units that still wait. */
  promise: PromisedUnits[] | null
  waiting: number | null
  /** Only when a single order is read. */
  designators?: string
  note?: string
  shipped?: number
  returned?: number | null
  cancelled?: number
  dropped?: number
  undecided?: number
}

/** Order with its lines: all of them when a single order is read, the first few in a list. */
export type ShownOrder = OrderRow & {
  lines: ShownLine[]
  charges: OrderCharge[]
  /** Payment intent that paid the order. */
  intentId: string | null
  /** Numbers of its invoice and credit notes, if any. */
  invoices: string[] | null
  tags: string[]
  /** Only when a single order is read. */
  shipments?: ShownShipment[] | null
  /** Only when a single order is read. */
  hasReturns?: boolean
  /** Payment method. Only when a single order is read. */
  paidBy?: "card" | "transfer" | null
}

const { placedFrom: _, ...shownColumns } = getTableColumns(orders)

export const orderColumns = {
  ...shownColumns,
  firstLineName: sql<string>`(
    select name from order_lines where order_id = orders.id and quantity > 0 order by number limit 1)`,
  isProved: sql<boolean | null>`case when orders.status = 'pending' and orders.paid_at is null
    then orders.placed_by is not null or is_proved(orders.user_id) end`,
}

const charges = sql<OrderCharge[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'amountCents', amount_cents, 'facts', facts) order by number), '[]')
  from order_charges where order_id = orders.id)`

/** SQL: the payment intent that paid an order. */
export const intentOfOrder = sql<string | null>`(
  select intent_id from payments p where p.order_id = orders.id and p.state = 'succeeded')`

const shownWith = (most: SQL, units: { fields: SQL; join: SQL }) => ({
  ...orderColumns,
  charges,
  intentId: intentOfOrder,
  tags: tagsOf("order", sql`orders.id`),
  invoices: sql<string[] | null>`(
    select json_agg(i.number order by i.kind desc, i.year, i.sequence)
    from invoices i where i.order_id = orders.id)`,
  lines: sql<ShownLine[]>`(
    select json_agg(json_build_object('number', l.number, 'partId', l.part_id, 'sku', l.sku, 'mpn', p.mpn, 'name', l.name,
      'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents, 'totalCents', l.total_cents,
      'customerPartNumber', l.customer_part_number, 'targetPriceCents', l.target_price_cents,
      'priceFacts', l.price_facts, 'taxCents', (l.tax_facts->>'addedCents')::bigint,
      'promise', b.promise, 'waiting', b.waiting ${units.fields}) order by l.number)
    from (select * from order_lines where order_id = orders.id and quantity > 0 order by number ${most}) l
    join parts p on p.id = l.part_id
    left join back_orders b on (b.order_id, b.number) = (l.order_id, l.number) ${units.join})`,
})
export const listedOrder = shownWith(sql`limit ${LISTED_LINES}`, {
  fields: sql``,
  join: sql``,
})
export const wholeOrder = {
  ...shownWith(sql``, {
    fields: sql`, 'designators', l.designators, 'note', l.note, 'shipped', u.shipped, 'cancelled', u.cancelled, 'dropped', u.dropped, 'undecided', u.undecided,
      'returned', r.returned`,
    join: sql`cross join ${unitsOfLine} u left join lateral (
        select returned from order_line_returns where (order_id, number) = (l.order_id, l.number) offset 0) r on true`,
  }),
  shipments: shipmentsOfOrder,
}

const hasReturns = sql<boolean>`exists (select from returns r where r.order_id = orders.id)`

const paidBy = sql<"card" | "transfer" | null>`(
  select method from payments p where p.order_id = orders.id and p.state = 'succeeded')`

/** Options for finding an order. `isCancelledFound` includes cancelled orders. */
export interface FindOrderOptions {
  isCancelledFound?: boolean
}

const foundBy = (which: SQL, { isCancelledFound }: FindOrderOptions) =>
  isCancelledFound ? which : and(which, visible)

export const findVisibleOrder = (
  db: Executor,
  id: string,
  options: FindOrderOptions = {},
): Promise<OrderRow | undefined> =>
  first(
    db
      .select(orderColumns)
      .from(orders)
      .where(foundBy(eq(orders.id, id), options)),
  )

/** Finds an order with all of its lines. */
export const findShownOrder = (
  db: Executor,
  id: string,
  options: FindOrderOptions = {},
): Promise<ShownOrder | undefined> => findWhole(db, foundBy(eq(orders.id, id), options))

export const findOrderNumbered = (
  db: Executor,
  number: string,
  options: FindOrderOptions = {},
): Promise<ShownOrder | undefined> =>
  findWhole(db, foundBy(eq(orders.orderNumber, number), options))

const findWhole = (db: Executor, which: SQL | undefined): Promise<ShownOrder | undefined> =>
  first(
    db
      .select({ ...wholeOrder, hasReturns, paidBy })
      .from(orders)
      .where(which),
  )

/** Finds an order in any state. */
export const findOrder = (db: Executor, id: string): Promise<OrderRow | undefined> =>
  first(db.select(orderColumns).from(orders).where(eq(orders.id, id)))

type OrderedLine = OrderLine & { mpn: string | null }

/** Lists the lines of an order. Excludes removed lines. */
export const listOrderLines = (db: Executor, orderId: string): Promise<OrderedLine[]> =>
  db
    .select({ ...getTableColumns(orderLines), mpn: parts.mpn })
    .from(orderLines)
    .innerJoin(parts, eq(parts.id, orderLines.partId))
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.quantity, 0)))
    .orderBy(orderLines.number)

export const listOrderCharges = (db: Executor, orderId: string): Promise<OrderCharge[]> =>
  db
    .select()
    .from(orderCharges)
    .where(eq(orderCharges.orderId, orderId))
    .orderBy(orderCharges.number)

/** Locks these orders, in any state, until the transaction ends. Returns the number of orders found. */
export async function lockOrders(tx: Transaction, ids: readonly string[]): Promise<number> {
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("no key update")
  return locked.length
}

/** Locks an order, in any state, until the transaction ends, so that its writers run one after another. */
export const lockOrder = (tx: Transaction, id: string): Promise<OrderRow | undefined> =>
  first(tx.select(orderColumns).from(orders).where(eq(orders.id, id)).for("update"))

const selectHoldFacts = (db: Executor, id: string | Placeholder) =>
  db
    .select({
      status: orders.status,
      paidAt: orders.paidAt,
      cancellingAt: orders.cancellingAt,
      createdAt: orders.createdAt,
      takesLast: orders.takesLast,
      freightDue: orders.freightDue,
      freightSetAt: orders.freightSetAt,
      editedAt: orders.editedAt,
      transferUntil: orders.transferUntil,
      transferBalanceCents: orders.transferBalanceCents,
      isProved: orderColumns.isProved,
    })
    .from(orders)
    .where(eq(orders.id, id))

const preparedHoldFacts = prepared((db) =>
  selectHoldFacts(db, sql.placeholder("id")).prepare("order_hold"),
)

/** Reads the facts that determine until when an order is held. */
export const findHoldFacts = (db: Database, id: string) =>
  first(preparedHoldFacts(db).execute({ id }))

/** Reads the same facts of a locked order, because an earlier read may be stale. */
export const findLockedHoldFacts = (tx: Transaction, id: string) => first(selectHoldFacts(tx, id))

export const listVisibleOrders = (db: Executor, filter: OrderFilter): Promise<ShownOrder[]> =>
  db
    .select(listedOrder)
    .from(orders)
    .where(wantedOrders(filter, filter.limit))
    .orderBy(...orderOrdersBy(filter.sort ?? "newest"))
    .limit(filter.limit)

/** Counts orders, up to `most`. */
export function countOrders(
  db: Executor,
  filter: Omit<OrderFilter, "limit">,
  most: number,
): Promise<number> {
  const few = db.select({ id: orders.id }).from(orders).where(wantedOrders(filter)).limit(most)
  return db.$count(few.as("few"))
}

/** Counts the units of a part that unpaid orders hold. They return to stock when the orders are cancelled. */
export async function countHeldUnits(tx: Transaction, partId: string): Promise<number> {
  const { quantity, orderId, number } = orderLines
  const waiting = sql`coalesce(${backOrders.waiting}, 0)`
  const [row] = await tx
    .select({ held: sum(sql`${quantity} - ${waiting}`).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderId))
    .leftJoin(backOrders, and(eq(backOrders.orderId, orderId), eq(backOrders.number, number)))
    .where(and(eq(orderLines.partId, partId), unpaid))
  return row?.held ?? 0
}

export async function updateOrder(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<typeof orders.$inferInsert, "id">>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
}
