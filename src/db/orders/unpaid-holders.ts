import { and, asc, count, desc, eq, inArray, isNull, min, ne, or, sum } from "drizzle-orm"
import { isProved } from "../accounts/users.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { holding } from "../connection/like.ts"
import { users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"
import { orderColumns } from "./orders.ts"

/** Without those of which a part is paid, which cannot be cancelled. */
const unpaid = and(
  isNull(orders.paidAt),
  ne(orders.status, "cancelled"),
  isNull(orders.deletedAt),
  eq(orders.transferBalanceCents, 0),
)

/** Accounts with unpaid orders, the greatest value first. */
export function listUnpaidHolders(
  db: Executor,
  { search, limit }: { search: string | undefined; limit: number },
) {
  const held = db
    .select({
      userId: orders.userId,
      orders: count().as("held_orders"),
      units: sum(orders.quantity).mapWith(Number).as("held_units"),
      valueCents: sum(orders.totalCents).mapWith(Number).as("held_cents"),
      oldest: min(orders.createdAt).as("oldest"),
    })
    .from(orders)
    .where(and(unpaid, search ? inArray(orders.userId, usersNamed(db, search)) : undefined))
    .groupBy(orders.userId)
    .orderBy(desc(sum(orders.totalCents)), asc(orders.userId))
    .limit(limit)
    .as("held")
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      proved: isProved,
      orders: held.orders,
      units: held.units,
      valueCents: held.valueCents,
      oldest: held.oldest,
    })
    .from(held)
    .innerJoin(users, eq(users.id, held.userId))
    .orderBy(desc(held.valueCents), asc(users.id))
}

const usersNamed = (db: Executor, search: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(or(holding(users.email, search), holding(users.name, search)))

/** An account's oldest unpaid orders, held until the transaction ends. */
export const lockUnpaidOf = (tx: Transaction, userId: string, limit: number) =>
  tx
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.userId, userId), unpaid))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
    .for("update")

export async function countUnpaidOf(db: Executor, userId: string): Promise<number> {
  const [counted] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), unpaid))
  return counted?.orders ?? 0
}
