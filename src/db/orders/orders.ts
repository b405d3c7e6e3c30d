import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
  sum,
} from "drizzle-orm"
import { PART_NUMBER } from "#domain/catalogue/part-number.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { holding } from "../connection/like.ts"
import { orders } from "../schema/orders.ts"

export type OrderRow = typeof orders.$inferSelect

/** An order with what its part is known by now. */
export type ShownOrder = OrderRow & { part: { sku: string; specs: Record<string, unknown> } }

const shown = {
  ...getTableColumns(orders),
  part: sql<ShownOrder["part"]>`(
    select json_build_object('sku', parts.sku, 'specs', json_build_object(${PART_NUMBER}::text, parts.specs->${PART_NUMBER}::text))
    from parts where parts.id = orders.part_id)`,
}

/** Orders that people see. One that is paid may be removed from the administrators' list, and is its buyer's still. */
const visible = ne(orders.status, "cancelled")
const unpaid = and(isNull(orders.paidAt), ne(orders.status, "cancelled"))
const newestFirst = [desc(orders.createdAt), desc(orders.id)]

export async function findVisibleOrder(db: Executor, id: string): Promise<ShownOrder | undefined> {
  const [order] = await db
    .select(shown)
    .from(orders)
    .where(and(eq(orders.id, id), visible))
  return order
}

/** The order whatever its state, as it is at this moment. */
export async function findOrder(db: Executor, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

/** The order whatever its state, held until the transaction ends: its writers take turns. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update")
  return order
}

export const listVisibleOrdersOf = (db: Executor, userId: string): Promise<ShownOrder[]> =>
  db
    .select(shown)
    .from(orders)
    .where(and(eq(orders.userId, userId), visible))
    .orderBy(...newestFirst)
    .limit(1000)

export interface OrderFilter {
  limit: number
  /** The last order already seen. */
  afterId?: string | undefined
  status?: Exclude<OrderRow["status"], "cancelled"> | undefined
  paid?: boolean | undefined
  /** Those taken out of the list, in place of those in it. */
  removed?: boolean | undefined
  /** The beginning of an id, or a piece of a product's name or an e-mail. */
  search?: string | undefined
}

/** What a list of orders, on a page or in a file, is narrowed down by. */
export const wantedOrders = (filter: Omit<OrderFilter, "limit">): SQL | undefined =>
  and(
    visible,
    filter.removed ? isNotNull(orders.deletedAt) : isNull(orders.deletedAt),
    filter.status && eq(orders.status, filter.status),
    filter.paid === undefined
      ? undefined
      : filter.paid
        ? isNotNull(orders.paidAt)
        : isNull(orders.paidAt),
    filter.afterId ? after(filter.afterId) : undefined,
    filter.search ? matching(filter.search) : undefined,
  )

export const listVisibleOrders = (db: Executor, filter: OrderFilter): Promise<ShownOrder[]> =>
  db
    .select(shown)
    .from(orders)
    .where(wantedOrders(filter))
    .orderBy(...newestFirst)
    .limit(filter.limit)

const after = (id: string) =>
  sql`(${orders.createdAt}, ${orders.id}) < (select last.created_at, last.id from orders last where last.id = ${id})`

const matching = (search: string) =>
  or(
    /^[0-9a-f]+$/.test(search) ? idBeginning(search) : undefined,
    holding(orders.productName, search),
    holding(orders.email, search),
  )

/** As a range, which the index of ids serves whatever the database's collation: ids are hex, and g follows f. */
const idBeginning = (beginning: string) =>
  and(gte(orders.id, beginning), lt(orders.id, `${beginning}g`))

/** The user's payable orders of this total, the one looked at last before the others. */
export const listPayableOrdersOf = (
  db: Executor,
  userId: string,
  totalCents: number,
): Promise<OrderRow[]> =>
  db
    .select()
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
    .orderBy(sql`${orders.viewedAt} desc nulls last`, ...newestFirst)
    .limit(2)

/** How many of this part unpaid orders hold, which come back when they are deleted. */
export async function countHeldUnits(tx: Transaction, partId: string): Promise<number> {
  const [row] = await tx
    .select({ held: sum(orders.quantity).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.partId, partId), unpaid))
  return row?.held ?? 0
}

export async function updateOrder(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<typeof orders.$inferInsert, "id">>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
}

/** Notes that the owner looked at an unpaid order. */
export async function markViewed(db: Executor, id: string): Promise<void> {
  await db
    .update(orders)
    .set({ viewedAt: sql`now()` })
    .where(and(eq(orders.id, id), unpaid))
}
