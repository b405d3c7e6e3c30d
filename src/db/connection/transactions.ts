import { setTimeout as delay } from "node:timers/promises"
import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import { errorCode } from "./connection-error.ts"

/** Pauses that cover a server's restart or a failover at best. */
const WAITS_MS = [30, 150, 600]

/**
 * Repeats the work after a pause while it fails for a matching reason. Only for work that had no
 * effect, or that may be done twice.
 */
export async function retry<T>(
  work: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await work()
    } catch (error) {
      if (!mayRepeat(error)) throw error
      // Those who got in each other's way must not meet again.
      await delay(waitMs * (0.5 + Math.random()))
    }
  }
  return work()
}

const causesOf = function* (thrown: unknown) {
  for (let error = thrown; error instanceof Error; error = error.cause) yield error
}

/** Tells whether the server rolled back, such as after a deadlock. */
export const isRolledBack = (thrown: unknown): boolean =>
  causesOf(thrown).some((error) => ["40001", "40P01"].includes(errorCode(error)))

/** Connection exceptions, shutdowns, and servers that became a standby. */
const LOST = /^(?:08...|57P0[123]|25006|ECONNRESET|ECONNREFUSED|EPIPE|ENOENT)$/
const LOST_WORDS = /^connection terminated|connection error and is not queryable/i

/** Tells whether the connection was lost. The last statement may or may not have been done. */
export const isConnectionLoss = (thrown: unknown): boolean =>
  causesOf(thrown).some(
    (error) =>
      LOST.test(errorCode(error)) ||
      (LOST_WORDS.test(error.message) && !error.message.includes("timeout")),
  )

/**
 * Repeats transactions that the server rolled back or whose connection broke before commit.
 * Transactions may run twice, and must touch nothing but the database.
 */
export function retryRolledBack(db: NodePgDatabase): NodePgDatabase {
  const once: NodePgDatabase["transaction"] = db.transaction.bind(db)
  db.transaction = (work, config) => {
    let committing = false
    const attempt = () => {
      committing = false
      return once(async (tx) => {
        const result = await work(tx)
        committing = true
        return result
      }, config)
    }
    return retry(
      attempt,
      (error) => isRolledBack(error) || (!committing && isConnectionLoss(error)),
    )
  }
  return db
}
