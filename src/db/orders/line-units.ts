import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { type NumberedUnits, unitsToShip } from "#domain/orders/shipment.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { orderLines } from "../schema/orders.ts"
import { lineCancellations } from "../schema/shipments.ts"

/**
 * SQL: units of a line `l` by their state. `offset 0` forces a lookup line by line. The planner expects one line in
 * an order and would otherwise compare each line of a large order with the units of all its lines.
 */
export const unitsOfLine = sql`lateral (
  select * from order_line_units where (order_id, number) = (l.order_id, l.number) offset 0)`

/** SQL: whether an order is paid and not refunded completely. */
export const isBought = (order: SQL): SQL =>
  sql`(${order}.paid_at is not null and ${order}.status <> 'cancelled' and ${order}.refunded_cents < ${order}.total_cents)`

/** SQL: units of a line `l` of a paid order, without refunded and cancelled ones. */
export const boughtUnitsOfLine = sql`greatest(0, l.quantity - coalesce((
  select sum(quantity) from (
    select b.quantity from refund_lines b join refunds r on r.id = b.refund_id and r.state <> 'failed'
    where b.order_id = l.order_id and b.number = l.number
    union all
    -- Those of refunds are among the lines of their refund.
    select c.quantity from line_cancellations c
    where c.order_id = l.order_id and c.number = l.number and c.refund_id is null
  ) gone), 0))`

/**
 * SQL: whether an order that is not completely shipped has units to send. Counts units only for orders with
 * cancelled units, which are few.
 */
export const hasUnitsToSend = sql`(
  not exists (select from line_cancellations c where c.order_id = orders.id) or exists (
    select from order_lines l cross join ${unitsOfLine} u
    where l.order_id = orders.id and u.quantity > u.cancelled + u.shipped))`

/** Reads the units of each line of an order by their state. Lock the order before acting on it. */
export async function listLineUnits(db: Executor, orderId: string): Promise<NumberedUnits[]> {
  const { rows } = await db.execute<{ [Name in keyof NumberedUnits]: number }>(
    sql`select u.number, u.quantity, u.waiting, u.dropped, u.cancelled, u.undecided, u.shipped
      from order_lines l cross join ${unitsOfLine} u where l.order_id = ${orderId} order by u.number`,
  )
  return rows
}

interface UnitCancellation {
  orderId: string
  /** Refund that they belong to, unless it failed. */
  refundId?: string
  cancelledBy: string | null
}

/** Records units that will not be sent. */
export async function insertLineCancellations(
  tx: Transaction,
  cancellation: UnitCancellation,
  lines: readonly { number: number; quantity: number }[],
): Promise<void> {
  const rows = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ number, quantity }) => ({ ...cancellation, number, quantity }))
  if (rows.length > 0) await tx.insert(lineCancellations).values(rows)
}

/** Cancels all units of an order that have not been sent, and returns them by line. */
export async function cancelUnitsToShip(
  tx: Transaction,
  cancellation: UnitCancellation,
): Promise<{ number: number; quantity: number }[]> {
  const units = (await listLineUnits(tx, cancellation.orderId))
    .map((line) => ({ number: line.number, quantity: unitsToShip(line) }))
    .filter(({ quantity }) => quantity > 0)
  await insertLineCancellations(tx, cancellation, units)
  return units
}

/** Lists the number of units that a refund cancelled, by line. */
export const listCancelledByRefund = (
  db: Executor,
  refundId: string,
): Promise<{ number: number; partId: string; quantity: number }[]> =>
  db
    .select({
      number: lineCancellations.number,
      partId: orderLines.partId,
      quantity: lineCancellations.quantity,
    })
    .from(lineCancellations)
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.orderId, lineCancellations.orderId),
        eq(orderLines.number, lineCancellations.number),
      ),
    )
    .where(eq(lineCancellations.refundId, refundId))
    .orderBy(asc(lineCancellations.number))
