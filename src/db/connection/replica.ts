import { setTimeout as delay } from "node:timers/promises"
import type { Logger } from "pino"
import { type BoundedReads, boundedReads } from "./bounded-reads.ts"
import { type ConnectOptions, openPool } from "./client.ts"
import { errorCode } from "./error-code.ts"

/** A copy of the database that follows it at some distance, or not at all. */
export interface Replica {
  reads: BoundedReads
  /** Whether it shows everything that was written up to this position of the primary. Never throws. */
  shows(position: bigint): Promise<boolean>
  /** Leaves it alone for a while. */
  avoid(reason: unknown): void
  close(): Promise<void>
}

const MAX_ASK_MS = 250
const AVOID_MS = 5_000

/** Opens no connection yet: a shop starts without its replica, too. */
export function connectReplica(options: ConnectOptions & { log: Pick<Logger, "warn"> }): Replica {
  const pool = openPool({ ...options, connectTimeoutMs: 1_000, standbyWillDo: true })
  let replayed = 0n
  let asking: Promise<void> | undefined
  let avoidedUntil = 0

  const avoid = (reason: unknown) => {
    avoidedUntil = Date.now() + AVOID_MS
    const words = reason instanceof Error ? reason.message : String(reason)
    options.log.warn({ event: "database_replica_avoided", code: errorCode(reason), reason: words })
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
    async shows(position) {
      if (Date.now() < avoidedUntil) return false
      if (replayed >= position) return true
      asking ??= ask().finally(() => {
        asking = undefined
      })
      // One that hangs keeps nobody waiting.
      await Promise.race([asking, delay(MAX_ASK_MS, undefined, { ref: false })])
      return replayed >= position && Date.now() >= avoidedUntil
    },
    avoid,
    close: () => pool.end(),
  }
}

/** PostgreSQL writes a position in its log as `16/B374D848`. */
export function readPosition(text: string): bigint {
  const [high = "", low = ""] = text.split("/")
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
