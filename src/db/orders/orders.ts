import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
  sum,
} from "drizzle-orm"
import type { InvoiceId } from "#domain/invoices/invoice-number.ts"
import type { OrderCharge } from "#domain/orders/charges.ts"
import { LISTED_LINES } from "#domain/orders/order-name.ts"
import { readOrderNumber } from "#domain/orders/order-number.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { holding } from "../connection/like.ts"
import { orderCharges, orderLines, orders } from "../schema/orders.ts"
import { type ShownShipment, shipmentsOfOrder } from "./shipments.ts"

/**
 * An order as the rules see it: who, when, its state, and the sums of its lines (`quantity` units,
 * `totalCents`, `lineCount`), with the name of its first line.
 */
export type OrderRow = typeof orders.$inferSelect & { firstName: string }

/** A line as it was when the order was placed: one part, one quantity, one price. */
export type OrderLine = Omit<typeof orderLines.$inferSelect, "orderId">

/** With what the part's maker calls it by now, for what was ordered under an id that nobody knows a part by. */
export type ShownLine = Omit<OrderLine, "taxFacts"> & {
  mpn: string | null
  /** What its tax adds to the order's total. */
  taxCents: number | null
  /** Of one that had to wait: what its buyer was told, and how many still do. */
  promise: PromisedUnits[] | null
  waiting: number | null
  /** Where one order is read. */
  shipped?: number
  cancelled?: number
}

/** An order with its lines, all of them where one order is read, the first few in a list. */
export type ShownOrder = OrderRow & {
  lines: ShownLine[]
  charges: OrderCharge[]
  /** Its invoice and its credit notes, where there are any. */
  invoices: InvoiceId[] | null
  /** Where one order is read. */
  shipments?: ShownShipment[] | null
}

export const orderColumns = {
  ...getTableColumns(orders),
  firstName: sql<string>`(
    select name from order_lines where order_id = orders.id and quantity > 0 order by number limit 1)`,
}

const charges = sql<OrderCharge[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'amountCents', amount_cents, 'facts', facts) order by number), '[]')
  from order_charges where order_id = orders.id)`

const shownWith = (most: SQL, units: { fields: SQL; join: SQL }) => ({
  ...orderColumns,
  charges,
  invoices: sql<InvoiceId[] | null>`(
    select json_agg(json_build_object('kind', i.kind, 'year', i.year, 'sequence', i.sequence)
      order by i.kind desc, i.year, i.sequence)
    from invoices i where i.order_id = orders.id)`,
  lines: sql<ShownLine[]>`(
    select json_agg(json_build_object('number', l.number, 'partId', l.part_id, 'sku', l.sku, 'mpn', p.mpn, 'name', l.name,
      'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents, 'totalCents', l.total_cents,
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
    fields: sql`, 'shipped', u.shipped, 'cancelled', u.cancelled`,
    join: sql`join order_line_units u on (u.order_id, u.number) = (l.order_id, l.number)`,
  }),
  shipments: shipmentsOfOrder,
}

/** Whether it is paid, is to have an invoice, and has none yet. */
const awaitsInvoice = sql<boolean>`coalesce(${orders.paidAt} >= invoices_from(), false)
  and not exists (select from invoices i where i.order_id = orders.id)`

type WholeOrder = ShownOrder & { awaitsInvoice: boolean }

/** Orders that people see. One that is paid may be removed from the administrators' list, and is its buyer's still. */
export const visible = ne(orders.status, "cancelled")
const unpaid = and(isNull(orders.paidAt), ne(orders.status, "cancelled"))
const newestFirst = [desc(orders.createdAt), desc(orders.id)]

export async function findVisibleOrder(db: Executor, id: string): Promise<OrderRow | undefined> {
  const [order] = await db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.id, id), visible))
  return order
}

/** The same with all of its lines. */
export const findShownOrder = (db: Executor, id: string): Promise<WholeOrder | undefined> =>
  findWhole(db, eq(orders.id, id))

export const findOrderNumbered = (db: Executor, number: string): Promise<WholeOrder | undefined> =>
  findWhole(db, eq(orders.orderNumber, number))

async function findWhole(db: Executor, which: SQL): Promise<WholeOrder | undefined> {
  const [order] = await db
    .select({ ...wholeOrder, awaitsInvoice })
    .from(orders)
    .where(and(which, visible))
  return order
}

/** The order whatever its state, as it is at this moment. */
export async function findOrder(db: Executor, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select(orderColumns).from(orders).where(eq(orders.id, id))
  return order
}

/** All that an order is for, without lines that its buyer took off it. */
export const listOrderLines = (db: Executor, orderId: string): Promise<OrderLine[]> =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.quantity, 0)))
    .orderBy(orderLines.number)

/** All that it costs beside them. */
export const listOrderCharges = (db: Executor, orderId: string): Promise<OrderCharge[]> =>
  db
    .select()
    .from(orderCharges)
    .where(eq(orderCharges.orderId, orderId))
    .orderBy(orderCharges.number)

/** The order whatever its state, held until the transaction ends: its writers take turns. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select(orderColumns).from(orders).where(eq(orders.id, id)).for("update")
  return order
}

export interface OrderFilter {
  limit: number
  /** The last order already seen. */
  afterId?: string | undefined
  status?: Exclude<OrderRow["status"], "cancelled"> | undefined
  paid?: boolean | undefined
  /** Those taken out of the list, in place of those in it. */
  removed?: boolean | undefined
  /** A number, the beginning of an id, or a piece of a line's name, an e-mail, a purchase order or a note. */
  search?: string | undefined
}

/** What a list of orders, on a page or in a file, is narrowed down by; of a search, so many newest at most. */
export function wantedOrders(
  { search, ...filter }: Omit<OrderFilter, "limit">,
  limit?: number,
): SQL | undefined {
  const kept = and(
    visible,
    filter.removed ? isNotNull(orders.deletedAt) : isNull(orders.deletedAt),
    filter.status && eq(orders.status, filter.status),
    filter.paid === undefined
      ? undefined
      : filter.paid
        ? isNotNull(orders.paidAt)
        : isNull(orders.paidAt),
    filter.afterId ? after(filter.afterId) : undefined,
  )
  if (!search) return kept
  const newest = limit === undefined ? sql`` : sql`order by created_at desc, id desc limit ${limit}`
  // Each kind of match by its own index; as one condition they would have none.
  const found = matching(search).map(
    (match) => sql`(select id from ${orders} where ${and(kept, match)} ${newest})`,
  )
  return sql`${orders.id} in (${sql.join(found, sql` union all `)})`
}

export const listVisibleOrders = (db: Executor, filter: OrderFilter): Promise<ShownOrder[]> =>
  db
    .select(listedOrder)
    .from(orders)
    .where(wantedOrders(filter, filter.limit))
    .orderBy(...newestFirst)
    .limit(filter.limit)

const after = (id: string) =>
  sql`(${orders.createdAt}, ${orders.id}) < (select last.created_at, last.id from orders last where last.id = ${id})`

const matching = (search: string): (SQL | undefined)[] => [
  holding(orders.email, search),
  sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${holding(orderLines.name, search)})`,
  ...identifying(search),
]

/** By what the shop, its buyer's firm or its buyer calls it. */
export const identifying = (search: string): (SQL | undefined)[] => [
  and(hasDetails, or(holding(orders.purchaseOrder, search), holding(orders.note, search))),
  ...(/^[0-9a-f]+$/.test(search) ? [idBeginning(search)] : []),
  ...numbered(search),
]

/** What most orders do not have; said as the index of those that do says it. */
const hasDetails = or(ne(orders.purchaseOrder, sql`''`), ne(orders.note, sql`''`))

/** By a number as it is written, its beginning, or its digits of whichever year. */
function numbered(search: string): (SQL | undefined)[] {
  const number = readOrderNumber(search)
  const beginning = search.toUpperCase()
  return [
    ...(number === undefined ? [] : [eq(orders.orderNumber, number)]),
    ...(/^CA-[\d-]*$/.test(beginning)
      ? [and(gte(orders.orderNumber, beginning), lt(orders.orderNumber, `${beginning}Z`))]
      : []),
    ...(/^0*[1-9]\d{0,8}$/.test(search)
      ? [
          sql`${orders.orderNumber} in (select order_number_text(year, ${Number(search)})
            from generate_series(2000, extract(year from now())::integer + 1) year)`,
        ]
      : []),
  ]
}

/** As a range, which the index of ids serves whatever the database's collation: ids are hex, and g follows f. */
const idBeginning = (beginning: string) =>
  and(gte(orders.id, beginning), lt(orders.id, `${beginning}g`))

/** How many of this part unpaid orders hold, which come back when they are deleted. */
export async function countHeldUnits(tx: Transaction, partId: string): Promise<number> {
  const [row] = await tx
    .select({ held: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
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
