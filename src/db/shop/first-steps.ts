import { isNull, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"

export async function hasParts(db: Executor): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(parts)
    .where(isNull(parts.archivedAt))
    .limit(1)
  return found.length > 0
}

export async function hasOrders(db: Executor): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(orders).limit(1)
  return found.length > 0
}
