import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { orders } from "../schema/orders.ts"

const unpaid = and(isNull(orders.paidAt), ne(orders.status, "cancelled"))

/**
 * Notes that its owner opened an unpaid order, where another one costs the same and was opened later, or neither was, or where a
 * payment was asked for since. Otherwise it writes nothing.
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

const byOpening = [
  sql`coalesce(${orders.viewedAt} > coalesce(${orders.paymentAskedAt}, '-infinity'), false) desc`,
  sql`greatest(${orders.viewedAt}, ${orders.paymentAskedAt}) desc nulls last`,
]

/** Notes that a payment of this order was asked for by a total that another one has, too. */
export async function recordPaymentAsked(db: Executor, id: string): Promise<void> {
  await db.update(orders).set({ paymentAskedAt: sql`clock_timestamp()` }).where(eq(orders.id, id))
}

/**
 * This person's unpaid orders of this total, at most two: those that can be paid now first; of these the one opened last of which no
 * payment was asked for since, else the one of which one was asked for last.
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
    .orderBy(asc(orders.freightDue), ...byOpening, desc(orders.createdAt), desc(orders.id))
    .limit(2)
