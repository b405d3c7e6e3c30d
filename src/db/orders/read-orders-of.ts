import { and, eq, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { orders } from "../schema/orders.ts"
import { type ShownOrder, wholeOrder } from "./orders.ts"

/** Each may have thousands of lines. */
const ORDERS_AT_ONCE = 10

/** Everything that somebody ever ordered, whatever became of it, oldest first and a few at a time. */
export async function* readOrdersOf(db: Executor, userId: string): AsyncGenerator<ShownOrder[]> {
  let last: string | undefined
  do {
    const batch: ShownOrder[] = await db
      .select(wholeOrder)
      .from(orders)
      .where(and(eq(orders.userId, userId), last === undefined ? undefined : after(last)))
      .orderBy(orders.createdAt, orders.id)
      .limit(ORDERS_AT_ONCE)
    yield batch
    last = batch.length < ORDERS_AT_ONCE ? undefined : batch.at(-1)?.id
  } while (last !== undefined)
}

const after = (id: string) =>
  sql`(${orders.createdAt}, ${orders.id}) > (select last.created_at, last.id from orders last where last.id = ${id})`
