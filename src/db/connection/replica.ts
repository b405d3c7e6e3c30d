import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import type { Logger } from "pino"
import { type BoundedReads, boundedReads } from "./bounded-reads.ts"
import { type ConnectOptions, type Executor, openPool } from "./client.ts"
import { errorCode } from "./connection-error.ts"

/** Read-only copy of the database, which lags behind. */
export interface Replica {
  reads: BoundedReads
  /** Reports whether it has replayed up to this position. Never throws. */
  hasReplayed(position: bigint): Promise<boolean>
  avoid(reason: unknown): void
  close(): Promise<void>
}

const MAX_ASK_MS = 250
const AVOID_MS = 5_000

/** Opens no connection yet, so that a shop also starts without its replica. */
export function connectReplica(options: ConnectOptions & { log: Pick<Logger, "warn"> }): Replica {
  const pool = openPool({ ...options, connectTimeoutMs: 1_000, acceptsStandby: true })
  let replayed = 0n
  let pendingCheck: Promise<void> | undefined
  let avoidedUntil = 0

  const avoid = (reason: unknown) => {
    avoidedUntil = Date.now() + AVOID_MS
    const message = reason instanceof Error ? reason.message : String(reason)
    options.log.warn({ code: errorCode(reason), reason: message }, "database_replica_avoided")
  }
  const ask = async () => {
    try {
      const { rows } = await pool.query<{ position: string | null }>(
        "select pg_last_wal_replay_lsn()::text as position",
      )
      const position = rows[0]?.position
      if (position == null) avoid("it is no standby")
      else replayed = readPosition(position)
    } catch (error) {
      avoid(error)
    }
  }
  return {
    reads: boundedReads(pool),
    async hasReplayed(position) {
      if (Date.now() < avoidedUntil) return false
      if (replayed >= position) return true
      pendingCheck ??= ask().finally(() => {
        pendingCheck = undefined
      })
      // Limits the wait for a replica that hangs.
      await Promise.race([pendingCheck, delay(MAX_ASK_MS, undefined, { ref: false })])
      return replayed >= position && Date.now() >= avoidedUntil
    },
    avoid,
    close: () => pool.end(),
  }
}

/** Parses a WAL position such as `16/B374D848`. */
function readPosition(text: string): bigint {
  const [high = "", low = ""] = text.split("/")
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

interface Snapshot {
  /** Name of the snapshot; changes when any writing transaction ends, in any process. */
  name: string
  position: bigint
}

export async function readSnapshot(db: Executor): Promise<Snapshot> {
  // PostgreSQL takes the snapshot before it runs the statement, so the position is never behind the name.
  const { rows } = await db.execute<{ name: string; position: string }>(
    sql`select pg_current_snapshot()::text as name, pg_current_wal_lsn()::text as position`,
  )
  const [row] = rows
  return { name: row?.name ?? "", position: readPosition(row?.position ?? "0/0") }
}
