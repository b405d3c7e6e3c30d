import { and, asc, eq, ne, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { orderLines, refundLines, refunds } from "../schema/orders.ts"

/** So many units of a line, by its number. */
export interface LineUnits {
  number: number
  quantity: number
}

/** With what goes back of its line's tax. */
export interface RefundedLine extends LineUnits {
  taxCents: number
}

export const insertRefundLines = async (
  tx: Transaction,
  refund: { refundId: string; orderId: string; restock: boolean },
  lines: readonly RefundedLine[],
): Promise<void> => {
  await tx
    .insert(refundLines)
    .values(
      lines.map(({ number, quantity, taxCents }) => ({ ...refund, number, quantity, taxCents })),
    )
}

/**
 * An order's lines by number, each with what it is of, how many units refunds are for and what went back of its tax with them,
 * and whether some of it came back on sale.
 */
export async function listRefundableLines(tx: Executor, orderId: string) {
  const ofRefunds = (column: typeof refundLines.quantity | typeof refundLines.taxCents) =>
    sql`coalesce(sum(${column}) filter (where ${ne(refunds.state, "failed")}), 0)`.mapWith(Number)
  const rows = await tx
    .select({
      number: orderLines.number,
      unitPriceCents: orderLines.unitPriceCents,
      quantity: orderLines.quantity,
      addedCents: sql`coalesce((${orderLines.taxFacts}->>'addedCents')::bigint, 0)`.mapWith(Number),
      before: ofRefunds(refundLines.quantity),
      givenCents: ofRefunds(refundLines.taxCents),
      restocked: sql<boolean>`coalesce(bool_or(${refundLines.restock} and ${ne(refunds.state, "failed")}), false)`,
    })
    .from(orderLines)
    .leftJoin(
      refundLines,
      and(eq(refundLines.orderId, orderLines.orderId), eq(refundLines.number, orderLines.number)),
    )
    .leftJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.orderId, orderLines.number)
  return new Map(rows.map((row) => [row.number, row]))
}

/** Which goods this refund is for, where it says so. */
export const listRefundedUnits = (db: Executor, refundId: string): Promise<LineUnits[]> =>
  db
    .select({ number: refundLines.number, quantity: refundLines.quantity })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .orderBy(asc(refundLines.number))

/** What comes back on sale with this refund alone. */
export const listRestockedUnits = (tx: Executor, refundId: string) =>
  tx
    .select({ partId: orderLines.partId, delta: refundLines.quantity })
    .from(refundLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, refundLines.orderId), eq(orderLines.number, refundLines.number)),
    )
    .where(and(eq(refundLines.refundId, refundId), refundLines.restock))
    .orderBy(asc(refundLines.number))
