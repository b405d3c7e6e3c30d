import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first, hasRows } from "../connection/query-parts.ts"
import type { RateLimit } from "../connection/rate-limits.ts"
import { orders, payments, webhookEvents } from "../schema/orders.ts"

export type PaymentRow = typeof payments.$inferSelect
const open = inArray(payments.state, ["creating", "live"])

const findOne = (db: Executor, where: SQL | undefined): Promise<PaymentRow | undefined> =>
  first(db.select().from(payments).where(where))

/** Finds the one payment of an order that can still end in a charge. */
export const findOpenPayment = (db: Executor, orderId: string): Promise<PaymentRow | undefined> =>
  findOne(db, and(eq(payments.orderId, orderId), open))

/** Finds the last payment of an order, which is the open one if there is one. */
export const findLastPayment = (db: Executor, orderId: string): Promise<PaymentRow | undefined> =>
  first(
    db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(payments.attempt))
      .limit(1),
  )

export const findSucceededPayment = (
  db: Executor,
  orderId: string,
): Promise<PaymentRow | undefined> =>
  findOne(db, and(eq(payments.orderId, orderId), eq(payments.state, "succeeded")))

export const findPaymentByIntent = (
  db: Executor,
  intentId: string,
): Promise<PaymentRow | undefined> => findOne(db, eq(payments.intentId, intentId))

/** Finds the buyer of an intent. `isUndecided` means that another order of the buyer may be the one to pay. */
export const findPayer = (
  db: Executor,
  intentId: string,
): Promise<{ orderId: string; userId: string; isUndecided: boolean } | undefined> =>
  first(
    db
      .select({
        orderId: orders.id,
        userId: orders.userId,
        isUndecided: sql<boolean>`${payments.byPrice} and ${orders.paidAt} is null`,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.intentId, intentId)),
  )

export const findPayment = (db: Executor, id: number): Promise<PaymentRow | undefined> =>
  findOne(db, eq(payments.id, id))

/**
 * Claims open payments that began before one moment and were not checked since another. Concurrent calls claim
 * different payments.
 */
export async function claimOpenPayments(
  db: Executor,
  { startedBefore, checkedBefore }: { startedBefore: Date; checkedBefore: Date },
  limit: number,
): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        open,
        lt(payments.createdAt, startedBefore),
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

/** Prevents other transactions from beginning a payment of this user until the transaction ends. */
export const lockPaymentsOf = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments ${userId}`}, 0))`)
}

/**
 * Returns the seconds until the user may begin another payment, 0 for now. At most `points` payments may begin
 * within the window.
 */
export async function secondsUntilPayment(
  tx: Executor,
  userId: string,
  { points, windowSeconds }: Pick<RateLimit, "points" | "windowSeconds">,
): Promise<number> {
  const window = sql`make_interval(secs => ${windowSeconds})`
  const [blocking] = await tx
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${payments.createdAt} + ${window} - clock_timestamp()))::integer`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(eq(orders.userId, userId), gt(payments.createdAt, sql`clock_timestamp() - ${window}`)),
    )
    .orderBy(desc(payments.createdAt))
    .offset(points - 1)
    .limit(1)
  return blocking ? Math.max(1, blocking.seconds) : 0
}

export const insertPayment = (
  tx: Transaction,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> => first(tx.insert(payments).values(payment).returning())

export async function updatePayment(
  db: Executor,
  id: number,
  changes: Pick<Partial<PaymentRow>, "intentId" | "state" | "byPrice">,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(payments.id, id))
}

/** Cancels a payment that cannot charge any more. Leaves a payment that has already ended unchanged. */
export async function closePayment(db: Executor, id: number): Promise<void> {
  await db
    .update(payments)
    .set({ state: "canceled", updatedAt: sql`now()` })
    .where(and(eq(payments.id, id), open))
}

/** Moves a payment to another order as its next attempt and keeps its intent. Requires locks on both orders. */
export async function movePayment(
  tx: Transaction,
  { id, orderId, madeFor }: PaymentRow,
  to: { orderId: string; attempt: number },
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...to, madeFor: madeFor ?? orderId, byPrice: true, updatedAt: sql`now()` })
    .where(eq(payments.id, id))
}

/** Adds an open dispute to a payment. Its id is empty if the provider does not name it. */
export async function openDispute(tx: Transaction, intentId: string, id: string): Promise<void> {
  await tx
    .update(payments)
    .set({
      disputedAt: sql`coalesce(${payments.disputedAt}, now())`,
      openDisputes: sql`${payments.openDisputes} || ${id}::text`,
    })
    .where(eq(payments.intentId, intentId))
}

/** Removes a dispute of a payment, or the unnamed one if this is not known. */
export async function endDispute(tx: Transaction, intentId: string, id: string): Promise<void> {
  const open = payments.openDisputes
  const left = sql`array_remove(${open}, case when ${id} = any(${open}) then ${id} else '' end)`
  await tx
    .update(payments)
    .set({
      disputedAt: sql`case when cardinality(${left}) > 0 then ${payments.disputedAt} end`,
      openDisputes: left,
    })
    .where(eq(payments.intentId, intentId))
}

/** SQL: whether an order is neither paid nor cancelled. */
export const unpaid = and(isNull(orders.paidAt), ne(orders.status, "cancelled"))

/**
 * Records that the owner opened an unpaid order, if another unpaid order has the same total and one of these is
 * true: that order was opened later, this one was never opened, or a payment was requested since it was opened.
 * Otherwise writes nothing.
 */
export async function recordOpened(db: Executor, id: string): Promise<void> {
  await db
    .update(orders)
    .set({ viewedAt: sql`now()` })
    .where(
      and(
        eq(orders.id, id),
        unpaid,
        sql`exists (select from orders twin
          where twin.user_id = ${orders.userId} and twin.total_cents = ${orders.totalCents}
            and twin.id <> ${orders.id} and twin.paid_at is null and twin.status <> 'cancelled'
            and (${orders.viewedAt} is null or ${orders.paymentAskedAt} >= ${orders.viewedAt}
              or twin.viewed_at >= ${orders.viewedAt}))`,
      ),
    )
}

const lastOpenedFirst = [
  sql`coalesce(${orders.viewedAt} > coalesce(${orders.paymentAskedAt}, '-infinity'), false) desc`,
  sql`greatest(${orders.viewedAt}, ${orders.paymentAskedAt}) desc nulls last`,
]

/** Records a payment request by a total that another order shares. */
export async function recordPaymentRequested(db: Executor, id: string): Promise<void> {
  await db.update(orders).set({ paymentAskedAt: sql`clock_timestamp()` }).where(eq(orders.id, id))
}

/**
 * Lists up to two unpaid orders of a user with this total. Orders that can be paid now come first. Among these, the
 * order opened last without a payment request since comes first, then the one with the last request.
 */
export const listPayableOrdersOf = (
  db: Executor,
  userId: string,
  totalCents: number,
): Promise<Pick<typeof orders.$inferSelect, "id" | "viewedAt" | "freightDue">[]> =>
  db
    .select({ id: orders.id, viewedAt: orders.viewedAt, freightDue: orders.freightDue })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.totalCents, totalCents),
        unpaid,
        isNull(orders.cancellingAt),
        isNull(orders.deletedAt),
        eq(orders.transferBalanceCents, 0),
      ),
    )
    .orderBy(asc(orders.freightDue), ...lastOpenedFirst, desc(orders.createdAt), desc(orders.id))
    .limit(2)

/** Records a webhook event. Returns false if it was recorded before. */
export const recordEvent = (tx: Transaction, id: string, type: string): Promise<boolean> =>
  hasRows(
    tx
      .insert(webhookEvents)
      .values({ id, type })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id }),
  )

export const isKnownEvent = (db: Executor, id: string): Promise<boolean> =>
  hasRows(db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id)))
