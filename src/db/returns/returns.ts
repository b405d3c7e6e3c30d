import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm"
import type { ReturnReason, ReturnState, ReturnUnits } from "#domain/returns/return-state.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { countSome, first, hasRows } from "../connection/query-parts.ts"
import { orderLines, orders, refunds } from "../schema/orders.ts"
import { returnLines, returns } from "../schema/shipments.ts"

export type ReturnRow = typeof returns.$inferSelect
type ReturnLineRow = typeof returnLines.$inferSelect

interface ShownReturnLine extends Omit<ReturnLineRow, "returnId" | "orderId"> {
  partId: string
  sku: string
  mpn: string | null
  name: string
  customerPartNumber: string
  unitPriceCents: number
}

const lines = sql<ShownReturnLine[]>`(
  select json_agg(json_build_object('number', b.number, 'quantity', b.quantity, 'reason', b.reason, 'words', b.words,
    'pictures', b.pictures, 'received', b.received, 'restocked', b.restocked, 'partId', l.part_id, 'sku', l.sku, 'mpn', p.mpn,
    'name', l.name, 'customerPartNumber', l.customer_part_number, 'unitPriceCents', l.unit_price_cents) order by b.number)
  from return_lines b join order_lines l on (l.order_id, l.number) = (b.order_id, b.number)
  join parts p on p.id = l.part_id where b.return_id = ${returns.id})`

const shown = {
  ...getTableColumns(returns),
  lines,
  refundCents: refunds.amountCents,
  refundState: refunds.state,
}

const orderColumns = {
  userId: orders.userId,
  orderNumber: orders.orderNumber,
  purchaseOrder: orders.purchaseOrder,
  email: orders.email,
  userName: orders.userName,
  phone: orders.phone,
  shipTo: orders.shipTo,
  language: orders.language,
}

export async function insertReturn(
  tx: Transaction,
  made: Pick<ReturnRow, "id" | "orderId">,
  lines: readonly Pick<ReturnLineRow, "number" | "quantity" | "reason" | "words" | "pictures">[],
): Promise<number> {
  const { id: returnId, orderId } = made
  // The database replaces the number.
  const [row] = await tx
    .insert(returns)
    .values({ ...made, number: 0 })
    .returning({ number: returns.number })
  await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId, orderId })))
  return row?.number ?? 0
}

const selectReturns = (db: Executor) =>
  db
    .select({ ...shown, ...orderColumns })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(refunds, eq(refunds.id, returns.refundId))
    .$dynamic()

export type ShownReturn = Awaited<ReturnType<typeof selectReturns>>[number]

export const findReturn = (db: Executor, id: string): Promise<ShownReturn | undefined> =>
  first(selectReturns(db).where(eq(returns.id, id)))

const MAX_PER_ORDER = 200

export const listReturnsOf = (db: Executor, orderId: string): Promise<ShownReturn[]> =>
  selectReturns(db)
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(MAX_PER_ORDER)

export const listReturnsOfBuyer = (db: Executor, userId: string): Promise<ShownReturn[]> =>
  selectReturns(db).where(eq(orders.userId, userId)).orderBy(returns.createdAt, returns.id)

export interface ReturnFilter {
  limit: number
  state?: ReturnState | undefined
  afterId?: string | undefined
}

/** Lists returns, newest first, with sums of their lines. */
export const listReturnRows = (db: Executor, { limit, state, afterId }: ReturnFilter) =>
  db
    .select({
      id: returns.id,
      number: returns.number,
      state: returns.state,
      refundState: refunds.state,
      createdAt: returns.createdAt,
      orderId: returns.orderId,
      orderNumber: orders.orderNumber,
      email: orders.email,
      userName: orders.userName,
      firstLineName: sql<string>`(select l.name from ${linesOfReturn} order by b.number limit 1)`,
      lineCount: sql`(select count(*) from ${linesOfReturn})`.mapWith(Number),
      quantity: sql`(select sum(b.quantity) from ${linesOfReturn})`.mapWith(Number),
      reasons: sql<ReturnReason[]>`(select json_agg(distinct b.reason) from ${linesOfReturn})`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(refunds, eq(refunds.id, returns.refundId))
    .where(and(state && eq(returns.state, state), afterId ? isAfterCursor(afterId) : undefined))
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(limit)

export const countReturns = (db: Executor, state: ReturnState): Promise<number> =>
  countSome(db, returns, eq(returns.state, state))

const linesOfReturn = sql`return_lines b join ${orderLines} l on (l.order_id, l.number) = (b.order_id, b.number)
  where b.return_id = ${returns.id}`

const isAfterCursor = (id: string): SQL =>
  sql`(${returns.createdAt}, ${returns.id}) < (select last.created_at, last.id from returns last where last.id = ${id})`

/** Updates a return and returns its new version. */
export async function updateReturn(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<typeof returns.$inferInsert, "id" | "orderId">>,
): Promise<number> {
  const [changed] = await tx
    .update(returns)
    .set({ ...changes, version: sql`${returns.version} + 1`, updatedAt: sql`now()` })
    .where(eq(returns.id, id))
    .returning({ version: returns.version })
  return changed?.version ?? 0
}

export async function reduceReturn(
  tx: Transaction,
  id: string,
  kept: readonly Pick<ReturnLineRow, "number" | "quantity">[],
): Promise<void> {
  const numbers = kept.map(({ number }) => number)
  await tx
    .delete(returnLines)
    .where(and(eq(returnLines.returnId, id), notInArray(returnLines.number, numbers)))
  await tx.execute(
    sql`update return_lines b set quantity = k.quantity
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (number integer, quantity integer)
      where b.return_id = ${id} and b.number = k.number`,
  )
}

export interface CountedLine {
  number: number
  received: number
  restocked: number
}

export async function recordReceived(
  tx: Transaction,
  id: string,
  counted: readonly CountedLine[],
): Promise<void> {
  await tx.execute(
    sql`update return_lines b set received = c.received, restocked = c.restocked
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c (number integer, received integer, restocked integer)
      where b.return_id = ${id} and b.number = c.number`,
  )
}

export const hasReceivedReturn = (db: Executor, orderId: string): Promise<boolean> =>
  hasRows(
    db
      .select({ id: returns.id })
      .from(returns)
      .where(and(eq(returns.orderId, orderId), isNotNull(returns.receivedAt)))
      .limit(1),
  )

export const hasReturnSince = (db: Executor, orderId: string, since: Date): Promise<boolean> =>
  hasRows(
    db
      .select({ id: returns.id })
      .from(returns)
      .where(and(eq(returns.orderId, orderId), gte(returns.createdAt, since)))
      .limit(1),
  )

export const clearPictures = async (tx: Transaction, id: string): Promise<void> => {
  await tx.update(returnLines).set({ pictures: [] }).where(eq(returnLines.returnId, id))
}

export async function reopenReturnOf(tx: Transaction, refundId: string): Promise<void> {
  await tx
    .update(returns)
    .set({
      state: "received",
      refundId: null,
      version: sql`${returns.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(returns.refundId, refundId))
}

interface NumberedLineBack extends ReturnUnits {
  number: number
}

/**
 * Lists the units of each order line that were returned or are on their way back. Lists no lines for an order that was
 * fully refunded and returned. Lock the order before acting on it.
 */
export async function listLinesBack(
  db: Executor,
  orderId: string,
  days: number | null,
): Promise<NumberedLineBack[]> {
  const since =
    days === null ? sql`'-infinity'::timestamptz` : sql`now() - make_interval(days => ${days})`
  const { rows } = await db.execute<{ [Name in keyof NumberedLineBack]: number }>(sql`
    select s.number, s.shipped, s.in_time as "inTime", coalesce(r.returned, 0) as returned,
      coalesce(b.under_way, 0) as "underWay"
    from (
      select l.number, sum(l.quantity)::integer as shipped,
        coalesce(sum(l.quantity) filter (where s.created_at >= ${since}), 0)::integer as in_time
      from shipment_lines l join shipments s on (s.order_id, s.number) = (l.order_id, l.shipment)
      where l.order_id = ${orderId} group by l.number
    ) s
    left join (
      select l.number, sum(l.quantity)::integer as under_way from return_lines l join returns t on t.id = l.return_id
      where l.order_id = ${orderId} and t.state in ('asked', 'approved') group by l.number
    ) b on b.number = s.number
    left join order_line_returns r on r.order_id = ${orderId} and r.number = s.number
    where not exists (select from refunds f join payments p on p.id = f.payment_id
      where p.order_id = ${orderId} and f.restock and f.state <> 'failed')
    order by s.number`)
  return rows
}
