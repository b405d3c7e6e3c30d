import { and, asc, eq, getTableColumns, gt, isNull, lt, ne, or, sql } from "drizzle-orm"
import type { LineQuantity } from "#domain/orders/shipment.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first, hasRows } from "../connection/query-parts.ts"
import { orderLines, payments, refundLines, refunds } from "../schema/orders.ts"
import { returns } from "../schema/shipments.ts"

export type RefundRow = typeof refunds.$inferSelect
/** A refund with the order and the payment intent that it belongs to. */
export type DueRefund = RefundRow & {
  orderId: string
  intentId: string | null
  method: "card" | "transfer"
  /** Whether its payment is the one that paid the order. */
  paysOrder: boolean
  /** Message of the shop, with the refund or with its return. */
  messageToBuyer: string | null
}

export async function insertRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert,
): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export const findRefund = (db: Executor, id: string): Promise<DueRefund | undefined> =>
  first(
    db
      .select({
        ...getTableColumns(refunds),
        orderId: payments.orderId,
        intentId: payments.intentId,
        method: payments.method,
        paysOrder: sql<boolean>`${payments.state} = 'succeeded'`,
        messageToBuyer: sql<
          string | null
        >`coalesce(nullif(${refunds.message}, ''), ${returns.answer})`,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .leftJoin(returns, eq(returns.refundId, refunds.id))
      .where(eq(refunds.id, id)),
  )

export const listRefundsOf = (tx: Executor, paymentId: number): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt))

/** Reports whether the order has a refund, pending or made, that was created after this moment. */
export const hasRefundSince = (tx: Executor, orderId: string, since: Date): Promise<boolean> =>
  hasRows(
    tx
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(
          eq(payments.orderId, orderId),
          ne(refunds.state, "failed"),
          gt(refunds.createdAt, since),
        ),
      )
      .limit(1),
  )

/** Lists due card refunds that were created before one moment and not requested from the provider since another. */
export async function listDueRefunds(
  db: Executor,
  { createdBefore, askedBefore }: { createdBefore: Date; askedBefore: Date },
): Promise<string[]> {
  const due = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.state, "due"),
        eq(payments.method, "card"),
        lt(refunds.createdAt, createdBefore),
        or(isNull(refunds.askedAt), lt(refunds.askedAt, askedBefore)),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(1000)
  return due.map(({ id }) => id)
}

export async function updateRefund(
  db: Executor,
  id: string,
  changes: Partial<Pick<RefundRow, "state" | "providerId" | "sentOn" | "reference">> & {
    askedNow?: true
  },
): Promise<void> {
  const { askedNow, ...values } = changes
  await db
    .update(refunds)
    .set({ ...values, updatedAt: sql`now()`, ...(askedNow && { askedAt: sql`now()` }) })
    .where(eq(refunds.id, id))
}

/** Refunded units and their share of the line's tax and fees. */
export interface RefundedLine extends LineQuantity {
  taxCents: number
  feeCents: number
  /** Number of these units that the buyer sent back. */
  returned: number
  /** Number of these units that are cancelled and were still missing when the refund was created. */
  awaited: number
}

export const insertRefundLines = async (
  tx: Transaction,
  refund: { refundId: string; orderId: string; restock: boolean },
  lines: readonly RefundedLine[],
): Promise<void> => {
  await tx.insert(refundLines).values(
    lines.map(({ number, quantity, taxCents, feeCents, returned, awaited }) => ({
      ...refund,
      number,
      quantity,
      taxCents,
      feeCents,
      returned,
      awaited,
    })),
  )
}

/** SQL: fees of each line, including their tax. */
const feesOfLines = (orderId: string) => sql`(
  select (unit->>'number')::integer as number,
    sum((unit->>'eachCents')::bigint * (unit->>'quantity')::bigint + coalesce((unit->>'addedCents')::bigint, 0)) as cents
  from order_charges c cross join lateral jsonb_array_elements(c.facts->'units') unit
  where c.order_id = ${orderId} and c.kind = 'fee' group by 1) fees`

/**
 * Maps the lines of an order by number. Each has its price and quantity, and its units, tax and fees in refunds so far.
 */
export async function listRefundableLines(tx: Executor, orderId: string) {
  const sumOfRefunds = (
    column: typeof refundLines.quantity | typeof refundLines.taxCents | typeof refundLines.feeCents,
  ) =>
    sql`coalesce(sum(${column}) filter (where ${ne(refunds.state, "failed")}), 0)`.mapWith(Number)
  const rows = await tx
    .select({
      number: orderLines.number,
      unitPriceCents: orderLines.unitPriceCents,
      quantity: orderLines.quantity,
      addedCents: sql`coalesce((${orderLines.taxFacts}->>'addedCents')::bigint, 0)`.mapWith(Number),
      before: sumOfRefunds(refundLines.quantity),
      givenCents: sumOfRefunds(refundLines.taxCents),
      feeCents: sql`coalesce(max(fees.cents), 0)`.mapWith(Number),
      givenFeeCents: sumOfRefunds(refundLines.feeCents),
    })
    .from(orderLines)
    .leftJoin(
      refundLines,
      and(eq(refundLines.orderId, orderLines.orderId), eq(refundLines.number, orderLines.number)),
    )
    .leftJoin(refunds, eq(refunds.id, refundLines.refundId))
    .leftJoin(feesOfLines(orderId), sql`fees.number = ${orderLines.number}`)
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.orderId, orderLines.number)
  return new Map(rows.map((row) => [row.number, row]))
}

/** Lists the units of this refund by line, and whether they go back on sale. */
export const listRefundedUnits = (tx: Executor, refundId: string) =>
  tx
    .select({
      number: refundLines.number,
      partId: orderLines.partId,
      quantity: refundLines.quantity,
      restock: refundLines.restock,
      awaited: refundLines.awaited,
    })
    .from(refundLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, refundLines.orderId), eq(orderLines.number, refundLines.number)),
    )
    .where(eq(refundLines.refundId, refundId))
    .orderBy(asc(refundLines.number))
