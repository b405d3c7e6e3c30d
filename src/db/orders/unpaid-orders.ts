import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
  sum,
} from "drizzle-orm"
import type { DefaultReason } from "#domain/orders/order-hold.ts"
import { isConfirmed } from "../accounts/users.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { matchesText } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"
import { orderColumns } from "./orders.ts"

/** Lists the ids of up to 1,000 matching orders, oldest first. */
const listOldestIds = async (db: Executor, which: SQL | undefined): Promise<string[]> => {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(asc(orders.createdAt))
    .limit(1000)
  return found.map(({ id }) => id)
}

/** Lists orders whose cancellation began before this moment and did not finish. */
export const listHalfCancelled = (db: Executor, before: Date): Promise<string[]> =>
  listOldestIds(
    db,
    and(lt(orders.cancellingAt, before), isNull(orders.paidAt), ne(orders.status, "cancelled")),
  )

const hoursAgo = (hours: number) => sql`now() - make_interval(secs => ${hours * 3600}::float8)`

/** Staff know whom they order for and whom they make offers. Such orders have `placedBy`. */
const isBuyerConfirmed = sql`(${orders.placedBy} is not null or (select ${isConfirmed} from ${users} where ${users.id} = ${orders.userId}))`

/**
 * SQL: whether nothing extends the hold. Nobody can pay before the freight is set. The buyer has a day from then on,
 * and a day from an edit by staff. Freight that is not set does not extend the hold for an unproved buyer.
 */
const hasNoExtension = and(
  or(eq(orders.freightDue, false), not(isBuyerConfirmed)),
  or(isNull(orders.freightSetAt), lt(orders.freightSetAt, hoursAgo(24))),
  or(isNull(orders.editedAt), lt(orders.editedAt, hoursAgo(24))),
)

const isPendingUnpaid = and(
  eq(orders.status, "pending"),
  isNull(orders.paidAt),
  isNull(orders.cancellingAt),
  isNull(orders.deletedAt),
)
const heldWithoutTransfer = and(hasNoExtension, isPendingUnpaid, isNull(orders.transferUntil))
const heldFor: Record<DefaultReason, SQL | undefined> = {
  usual: isBuyerConfirmed,
  unproved: and(eq(orders.takesLast, false), not(isBuyerConfirmed)),
  takes_last: and(eq(orders.takesLast, true), not(isBuyerConfirmed)),
}

/** Lists unpaid orders without approval that were placed more than `hours` ago. */
export const listUnpaidSince = (
  db: Executor,
  reason: DefaultReason,
  hours: number,
): Promise<string[]> =>
  listOldestIds(
    db,
    and(heldWithoutTransfer, lt(orders.createdAt, hoursAgo(hours)), heldFor[reason]),
  )

/** Lists such orders that were placed `from` to `to` hours ago, and whose buyers were not warned since. */
export const listUnwarned = (
  db: Executor,
  reason: DefaultReason,
  { from, to }: { from: number; to: number },
): Promise<string[]> =>
  listOldestIds(
    db,
    and(
      heldWithoutTransfer,
      or(
        isNull(orders.expiryToldAt),
        lt(
          orders.expiryToldAt,
          sql`${orders.createdAt} + make_interval(secs => ${from * 3600}::float8)`,
        ),
      ),
      lt(orders.createdAt, hoursAgo(from)),
      gte(orders.createdAt, hoursAgo(to)),
      heldFor[reason],
    ),
  )

const awaitsTransfer = and(isPendingUnpaid, isNotNull(orders.transferUntil))

/** Lists orders whose transfer did not arrive in time. Excludes partial transfers, which staff must settle. */
export const listTransfersOverdue = (db: Executor): Promise<string[]> =>
  listOldestIds(
    db,
    and(awaitsTransfer, eq(orders.transferBalanceCents, 0), lt(orders.transferUntil, sql`now()`)),
  )

/**
 * Lists orders whose time for a transfer ends within `days` and whose buyers have not been warned yet. Excludes those
 * whose total is not final, because their freight is not set.
 */
export const listTransfersEnding = (db: Executor, days: number): Promise<string[]> =>
  listOldestIds(
    db,
    and(
      awaitsTransfer,
      eq(orders.freightDue, false),
      isNull(orders.expiryToldAt),
      gte(orders.transferUntil, sql`now()`),
      lt(orders.transferUntil, sql`now() + make_interval(days => ${days})`),
    ),
  )

/** Reads the clock of the database, which all processes share. */
export async function readClock(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  return new Date(rows[0]?.now ?? Date.now())
}

/** Excludes partly paid orders, which cannot be cancelled. */
const isCancellableUnpaid = and(
  isNull(orders.paidAt),
  ne(orders.status, "cancelled"),
  isNull(orders.deletedAt),
  eq(orders.transferBalanceCents, 0),
)

/** Lists accounts with unpaid orders, the highest value first. */
export function listBuyersWithUnpaidOrders(
  db: Executor,
  { search, limit }: { search: string | undefined; limit: number },
) {
  const held = db
    .select({
      userId: orders.userId,
      orders: count().as("held_orders"),
      units: sql<number>`sum(${orders.quantity})`.mapWith(Number).as("held_units"),
      valueCents: sql<number>`sum(${orders.totalCents})`.mapWith(Number).as("held_cents"),
      oldest: sql<Date>`min(${orders.createdAt})`.mapWith(orders.createdAt).as("oldest"),
    })
    .from(orders)
    .where(
      and(isCancellableUnpaid, search ? inArray(orders.userId, usersNamed(db, search)) : undefined),
    )
    .groupBy(orders.userId)
    .orderBy(desc(sum(orders.totalCents)), asc(orders.userId))
    .limit(limit)
    .as("held")
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      proved: isConfirmed,
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
    .where(or(matchesText(users.email, search), matchesText(users.name, search)))

/** Locks the oldest unpaid orders of an account until the transaction ends. */
export function lockUnpaidOf(tx: Transaction, userId: string, limit: number) {
  const oldest = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isCancellableUnpaid))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
  return tx
    .select(orderColumns)
    .from(orders)
    .where(and(inArray(orders.id, oldest), isCancellableUnpaid))
    .orderBy(asc(orders.id))
    .for("update")
}

export const countUnpaidOf = (db: Executor, userId: string): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), isCancellableUnpaid))
