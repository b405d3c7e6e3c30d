import { sql } from "drizzle-orm"
import type { Executor } from "./client.ts"

/**
 * Names what a query would see now: it differs as soon as any transaction that wrote has ended, in
 * whatever process, and not before.
 */
export async function readSnapshot(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  )
  return rows[0]?.snapshot ?? ""
}
