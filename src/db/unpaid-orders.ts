import { and, asc, eq, isNull, lt, ne, type SQL, sql } from "drizzle-orm"
import type { Executor } from "./client.ts"
import { orders } from "./schema/orders.ts"

/** Orders that wait for something to become of them, oldest first. */
const idsOf = async (db: Executor, which: SQL | undefined): Promise<string[]> => {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(asc(orders.createdAt))
    .limit(1000)
  return found.map(({ id }) => id)
}

/** Cancellations begun before this moment and not finished. */
export const listHalfCancelled = (db: Executor, before: Date): Promise<string[]> =>
  idsOf(
    db,
    and(lt(orders.cancellingAt, before), isNull(orders.paidAt), ne(orders.status, "cancelled")),
  )

const waiting = and(
  eq(orders.status, "pending"),
  isNull(orders.paidAt),
  isNull(orders.cancellingAt),
  isNull(orders.deletedAt),
)
const olderThan = (hours: number) =>
  sql`${orders.createdAt} < now() - make_interval(secs => ${hours * 3600})`

/** Unpaid orders nobody has approved, placed longer ago than this. */
export const listUnpaidSince = (db: Executor, hours: number): Promise<string[]> =>
  idsOf(db, and(waiting, olderThan(hours)))

/** The same, of those whose buyers were not told yet that they expire. */
export const listToldNothing = (db: Executor, hours: number): Promise<string[]> =>
  idsOf(db, and(waiting, olderThan(hours), isNull(orders.expiryToldAt)))

/** The database's own clock, which all processes share. */
export async function readClock(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  return new Date(rows[0]?.now ?? Date.now())
}
