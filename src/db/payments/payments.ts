import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { orders, payments } from "../schema/orders.ts"

export type PaymentRow = typeof payments.$inferSelect
const open = inArray(payments.state, ["creating", "live"])

/** The one payment of this order that can still end in a charge. */
export async function findOpenPayment(
  db: Executor,
  orderId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), open))
  return payment
}

/** The payment that matters now: the open one, or the last one tried. */
export async function findLastPayment(
  db: Executor,
  orderId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt))
    .limit(1)
  return payment
}

export async function findPaymentByIntent(
  db: Executor,
  intentId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.intentId, intentId))
  return payment
}

/** Who was paying with this intent, and from where. */
export async function findPayer(
  db: Executor,
  intentId: string,
): Promise<{ orderId: string; userId: string; askedFrom: string | null } | undefined> {
  const [payer] = await db
    .select({ orderId: orders.id, userId: orders.userId, askedFrom: payments.askedFrom })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.intentId, intentId))
  return payer
}

export async function findPayment(db: Executor, id: number): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

/**
 * Takes up open payments begun before one moment that nobody has looked at since another; other
 * processes take others.
 */
export async function takeOpenPayments(
  db: Executor,
  { begunBefore, checkedBefore }: { begunBefore: Date; checkedBefore: Date },
  limit: number,
): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        open,
        lt(payments.createdAt, begunBefore),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, checkedBefore)),
      ),
    )
    .orderBy(sql`${payments.checkedAt} asc nulls first`, asc(payments.id))
    .limit(limit)
    .for("update", { skipLocked: true })
  return db
    .update(payments)
    .set({ checkedAt: sql`now()` })
    .where(inArray(payments.id, due))
    .returning()
}

export async function insertPayment(
  tx: Transaction,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> {
  const [inserted] = await tx.insert(payments).values(payment).returning()
  return inserted
}

export async function updatePayment(
  db: Executor,
  id: number,
  changes: Pick<Partial<PaymentRow>, "intentId" | "state" | "askedFrom">,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(payments.id, id))
}

/** Ends a payment that cannot charge any more; one that has ended already stays as it ended. */
export async function closePayment(db: Executor, id: number): Promise<void> {
  await db
    .update(payments)
    .set({ state: "canceled", updatedAt: sql`now()` })
    .where(and(eq(payments.id, id), open))
}
