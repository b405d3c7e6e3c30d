import { sql } from "drizzle-orm"
import type { Executor } from "./client.ts"
import { readPosition } from "./replica.ts"

export interface Snapshot {
  /**
   * Names what a query would see now: it differs as soon as any transaction that wrote has ended, in
   * whatever process, and not before.
   */
  name: string
  /** How far the log was written then: whoever has replayed it shows as much. */
  position: bigint
}

export async function readSnapshot(db: Executor): Promise<Snapshot> {
  // The statement's snapshot is taken before it runs, so the position is never behind the name.
  const { rows } = await db.execute<{ name: string; position: string }>(
    sql`select pg_current_snapshot()::text as name, pg_current_wal_lsn()::text as position`,
  )
  const [row] = rows
  return { name: row?.name ?? "", position: readPosition(row?.position ?? "0/0") }
}
