import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { countSome, first, hasRows } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"
import { withdrawals } from "../schema/shipments.ts"

/** Finds the order that a declaration of withdrawal names, unless it is cancelled. */
export async function findOrderToWithdraw(
  db: Executor,
  orderNumber: string,
  email: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.orderNumber, orderNumber),
        sql`lower(${orders.email}) = lower(${email})`,
        sql`${orders.status} <> 'cancelled'`,
      ),
    )
  return found?.id
}

export const findOpenWithdrawal = (
  db: Executor,
  orderId: string,
): Promise<typeof withdrawals.$inferSelect | undefined> =>
  first(
    db
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.handledAt))),
  )

export async function insertWithdrawal(
  tx: Transaction,
  row: typeof withdrawals.$inferInsert,
): Promise<void> {
  await tx.insert(withdrawals).values(row)
}

export interface WithdrawalFilter {
  limit: number
  afterId?: string | undefined
  isOpen?: boolean | undefined
}

export const listWithdrawalRows = (db: Executor, { limit, afterId, isOpen }: WithdrawalFilter) =>
  db
    .select({
      id: withdrawals.id,
      orderId: withdrawals.orderId,
      orderNumber: orders.orderNumber,
      email: orders.email,
      userName: orders.userName,
      name: withdrawals.name,
      message: withdrawals.message,
      returnId: withdrawals.returnId,
      receivedAt: withdrawals.receivedAt,
      handledAt: withdrawals.handledAt,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(
      and(
        isOpen ? isNull(withdrawals.handledAt) : undefined,
        afterId ? isAfterCursor(afterId) : undefined,
      ),
    )
    .orderBy(desc(withdrawals.receivedAt), desc(withdrawals.id))
    .limit(limit)

/** Lists the withdrawals of an order, and who handled them. */
export const listOrderWithdrawals = (db: Executor, orderId: string) =>
  db
    .select({
      name: withdrawals.name,
      message: withdrawals.message,
      receivedAt: withdrawals.receivedAt,
      handledAt: withdrawals.handledAt,
      handledBy: users.email,
    })
    .from(withdrawals)
    .leftJoin(users, eq(users.id, withdrawals.handledBy))
    .where(eq(withdrawals.orderId, orderId))

/** Lists the withdrawals from a user's orders, oldest first. */
export const listWithdrawalsOf = (db: Executor, userId: string) =>
  db
    .select({
      orderId: withdrawals.orderId,
      name: withdrawals.name,
      message: withdrawals.message,
      receivedAt: withdrawals.receivedAt,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(withdrawals.receivedAt, withdrawals.id)

const isAfterCursor = (id: string): SQL =>
  sql`(${withdrawals.receivedAt}, ${withdrawals.id}) < (
    select last.received_at, last.id from withdrawals last where last.id = ${id})`

export const countOpenWithdrawals = (db: Executor): Promise<number> =>
  countSome(db, withdrawals, isNull(withdrawals.handledAt))

/** Marks a withdrawal as handled. Returns undefined if it does not exist or was handled before. */
export async function closeWithdrawal(
  tx: Transaction,
  id: string,
  handledBy: string,
): Promise<string | undefined> {
  const [closed] = await tx
    .update(withdrawals)
    .set({ handledAt: sql`now()`, handledBy })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.handledAt)))
    .returning({ orderId: withdrawals.orderId })
  return closed?.orderId
}

export const hasWithdrawal = (db: Executor, id: string): Promise<boolean> =>
  hasRows(db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.id, id)))
