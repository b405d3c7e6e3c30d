import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { orders } from "../schema/orders.ts"

const unpaid = and(isNull(orders.paidAt), ne(orders.status, "cancelled"))

/**
 * Notes that its owner opened an unpaid order, where another one costs the same and was opened later, or neither
 * was. Otherwise it writes nothing.
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
            and (${orders.viewedAt} is null or twin.viewed_at >= ${orders.viewedAt}))`,
      ),
    )
}

/** This person's unpaid orders of this total, at most two: those that can be paid now first, and the one opened last before the others. */
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
      ),
    )
    .orderBy(
      asc(orders.freightDue),
      sql`${orders.viewedAt} desc nulls last`,
      desc(orders.createdAt),
      desc(orders.id),
    )
    .limit(2)
