import { asc, count, eq, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { orderFilters } from "../schema/orders.ts"

export const listOrderFilterRows = (db: Executor) =>
  db
    .select({ name: orderFilters.name, query: orderFilters.query })
    .from(orderFilters)
    .orderBy(asc(sql`lower(${orderFilters.name})`), asc(orderFilters.name))

/** Filters are added one at a time. */
export async function lockOrderFilters(tx: Transaction): Promise<number> {
  await tx.execute(sql`lock table order_filters in share row exclusive mode`)
  const [counted] = await tx.select({ filters: count() }).from(orderFilters)
  return counted?.filters ?? 0
}

export async function saveOrderFilter(
  tx: Transaction,
  filter: Pick<typeof orderFilters.$inferInsert, "name" | "query" | "savedBy">,
): Promise<void> {
  const { query, savedBy } = filter
  await tx
    .insert(orderFilters)
    .values(filter)
    .onConflictDoUpdate({
      target: orderFilters.name,
      set: { query, savedBy, updatedAt: sql`now()` },
    })
}

export async function hasOrderFilter(db: Executor, name: string): Promise<boolean> {
  const found = await db
    .select({ name: orderFilters.name })
    .from(orderFilters)
    .where(eq(orderFilters.name, name))
  return found.length > 0
}

export async function deleteOrderFilter(tx: Transaction, name: string): Promise<void> {
  await tx.delete(orderFilters).where(eq(orderFilters.name, name))
}
