import { type SQL, sql } from "drizzle-orm"
import { again, wasUndone } from "./again.ts"
import type { Database } from "./client.ts"
import { deleteOldPartImports } from "./part-imports.ts"

/**
 * Removes what has ended by time: sessions, tokens, mailed links and counters. Any number of processes may
 * do it at once; two may get in each other's way, and one then begins anew.
 */
export async function deleteExpired(db: Database): Promise<void> {
  const remove = (rows: SQL) => again(() => db.execute(sql`delete from ${rows}`), wasUndone)
  await remove(sql`access_tokens where expires_at <= now()`)
  await remove(sql`sessions where expires_at <= now()`)
  await remove(sql`verifications where expires_at <= now()`)
  await remove(sql`rate_limits where expire <= extract(epoch from now()) * 1000`)
  await again(() => deleteOldPartImports(db), wasUndone)
}
