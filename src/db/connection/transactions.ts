import { setTimeout as delay } from "node:timers/promises"
import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import { causesOf, errorCode } from "./connection-error.ts"

/** Pauses between attempts. At best they cover a restart of the server or a failover. */
const WAITS_MS = [30, 150, 600]

/**
 * Retries the work after a pause while `mayRepeat` accepts its error. Only for work that had no effect or is
 * idempotent.
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
      // Random pauses keep conflicting transactions from colliding again.
      await delay(waitMs * (0.5 + Math.random()))
    }
  }
  return work()
}

/** Reports whether the server rolled the transaction back, for example after a deadlock. */
export const isRolledBack = (thrown: unknown): boolean =>
  causesOf(thrown).some((error) => ["40001", "40P01"].includes(errorCode(error)))

/** Codes of connection exceptions, shutdowns, and servers that became a standby. */
const LOST = /^(?:08...|57P0[123]|25006|ECONNRESET|ECONNREFUSED|EPIPE|ENOENT)$/
const LOST_WORDS = /^connection terminated|connection error and is not queryable/i

/** Reports whether the connection was lost. The last statement may or may not have taken effect. */
export const isConnectionLoss = (thrown: unknown): boolean =>
  causesOf(thrown).some(
    (error) =>
      LOST.test(errorCode(error)) ||
      (LOST_WORDS.test(error.message) && !error.message.includes("timeout")),
  )

/**
 * Retries transactions that the server rolled back or whose connection broke before the commit. A transaction may
 * run twice, so it must not have effects outside the database.
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
