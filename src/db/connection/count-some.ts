import { count, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Executor } from "./client.ts"

const MAX_COUNTED = 1000

/** Counts rows up to a thousand. */
export async function countSome(
  db: Executor,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(MAX_COUNTED)
    .as("some")
  const [counted] = await db.select({ total: count() }).from(some)
  return counted?.total ?? 0
}
