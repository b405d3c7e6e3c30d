import { sql } from "drizzle-orm"
import type { Database } from "./client.ts"
import { deleteOldPartImports } from "./part-imports.ts"

/** Removes what has ended by time: sessions, tokens, mailed links and counters. Safe to do at once. */
export async function deleteExpired(db: Database): Promise<void> {
  await db.execute(sql`delete from access_tokens where expires_at <= now()`)
  await db.execute(sql`delete from sessions where expires_at <= now()`)
  await db.execute(sql`delete from verifications where expires_at <= now()`)
  await db.execute(sql`delete from rate_limits where expire <= extract(epoch from now()) * 1000`)
  await deleteOldPartImports(db)
}
