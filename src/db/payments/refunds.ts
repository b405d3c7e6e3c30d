import { and, asc, eq, getTableColumns, gt, isNull, lt, ne, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { payments, refunds } from "../schema/orders.ts"
import { returns } from "../schema/shipments.ts"

export type RefundRow = typeof refunds.$inferSelect
/** A refund with the order and the intent it pays back. */
export type DueRefund = RefundRow & {
  orderId: string
  intentId: string | null
  method: "card" | "transfer"
  /** Whether its payment is the one that paid the order. */
  paysOrder: boolean
  /** For a refund of a return: the shop's message. */
  words: string | null
}

export async function insertRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert,
): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export async function findRefund(db: Executor, id: string): Promise<DueRefund | undefined> {
  const [refund] = await db
    .select({
      ...getTableColumns(refunds),
      orderId: payments.orderId,
      intentId: payments.intentId,
      method: payments.method,
      paysOrder: sql<boolean>`${payments.state} = 'succeeded'`,
      words: returns.answer,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(returns, eq(returns.refundId, refunds.id))
    .where(eq(refunds.id, id))
  return refund
}

export const listRefundsOf = (tx: Executor, paymentId: number): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt))

/** Whether some of an order's money is given back, or on its way, by a refund of after this moment. */
export async function hasRefundSince(tx: Executor, orderId: string, since: Date): Promise<boolean> {
  const later = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(eq(payments.orderId, orderId), ne(refunds.state, "failed"), gt(refunds.createdAt, since)),
    )
    .limit(1)
  return later.length > 0
}

/** The provider's ids of what was given back of a payment. */
export async function listProviderIds(db: Executor, paymentId: number): Promise<string[]> {
  const rows = await db
    .select({ providerId: refunds.providerId })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
  return rows.flatMap(({ providerId }) => providerId ?? [])
}

/** Refunds of cards that were begun before this moment and that nobody has asked for since. */
export async function listDueRefunds(
  db: Executor,
  before: Date,
  askedBefore: Date,
): Promise<string[]> {
  const due = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.state, "due"),
        eq(payments.method, "card"),
        lt(refunds.createdAt, before),
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
