import { and, asc, eq, gte, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { isProved } from "../accounts/proved.ts"
import type { Executor } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"

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

const hoursAgo = (hours: number) => sql`now() - make_interval(secs => ${hours * 3600}::float8)`

/**
 * Whether it is its buyer who keeps us waiting: nobody can pay before the freight is set, and has a day from then on. The goods of
 * whoever has not proved an address are held no longer for that.
 */
const canBePaid = and(
  or(
    eq(orders.freightDue, false),
    sql`not (select ${isProved} from ${users} where ${users.id} = ${orders.userId})`,
  ),
  or(isNull(orders.freightSetAt), lt(orders.freightSetAt, hoursAgo(24))),
)

const waiting = and(
  canBePaid,
  eq(orders.status, "pending"),
  isNull(orders.paidAt),
  isNull(orders.cancellingAt),
  isNull(orders.deletedAt),
)
const by = (buyers: Buyers) =>
  sql`(select ${isProved} from ${users} where ${users.id} = ${orders.userId}) = ${buyers === "proved"}`

/** Whose orders: of accounts with a proved address, or of the others. */
export type Buyers = "proved" | "unproved"

/** Unpaid orders nobody has approved, placed longer ago than this. */
export const listUnpaidSince = (db: Executor, buyers: Buyers, hours: number): Promise<string[]> =>
  idsOf(db, and(waiting, lt(orders.createdAt, hoursAgo(hours)), by(buyers)))

/** The same, placed between so many hours ago and so many, whose buyers were not told yet that they expire. */
export const listToldNothing = (
  db: Executor,
  buyers: Buyers,
  { from, to }: { from: number; to: number },
): Promise<string[]> =>
  idsOf(
    db,
    and(
      waiting,
      isNull(orders.expiryToldAt),
      lt(orders.createdAt, hoursAgo(from)),
      gte(orders.createdAt, hoursAgo(to)),
      by(buyers),
    ),
  )

/** The database's own clock, which all processes share. */
export async function readClock(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  return new Date(rows[0]?.now ?? Date.now())
}
