import { eq, sql } from "drizzle-orm"
import { type LineUnits, unitsToShip } from "#domain/orders/line-units.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { lineCancellations } from "../schema/shipments.ts"

export interface NumberedUnits extends LineUnits {
  number: number
}

/**
 * SQL: units of a line `l` by their state. Line by line: most orders have one, so a planner that may choose compares each line
 * of a large order with all that became of any of them.
 */
export const unitsOfLine = sql`lateral (
  select * from order_line_units where (order_id, number) = (l.order_id, l.number) offset 0)`

/** SQL: not every unit of an order was cancelled or sent. Few have cancelled units: only those are counted. */
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

interface Cancellation {
  orderId: string
  /** Refund that they belong to, unless it failed. */
  refundId?: string
  cancelledBy: string | null
}

/** Writes units that will not be sent. */
export async function insertLineCancellations(
  tx: Transaction,
  cancellation: Cancellation,
  lines: readonly { number: number; quantity: number }[],
): Promise<void> {
  const rows = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ number, quantity }) => ({ ...cancellation, number, quantity }))
  if (rows.length > 0) await tx.insert(lineCancellations).values(rows)
}

/** Cancels all units of the order that were not shipped. */
export const cancelUnitsToShip = async (
  tx: Transaction,
  orderId: string,
  cancelledBy: string | null,
): Promise<void> =>
  insertLineCancellations(
    tx,
    { orderId, cancelledBy },
    (await listLineUnits(tx, orderId)).map((line) => ({
      number: line.number,
      quantity: unitsToShip(line),
    })),
  )

/** How many units of which lines a refund cancelled. */
export const listCancelledByRefund = (
  db: Executor,
  refundId: string,
): Promise<{ number: number; quantity: number }[]> =>
  db
    .select({ number: lineCancellations.number, quantity: lineCancellations.quantity })
    .from(lineCancellations)
    .where(eq(lineCancellations.refundId, refundId))
