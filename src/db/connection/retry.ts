import { setTimeout as delay } from "node:timers/promises"
import { errorCode } from "./error-code.ts"

/** A server that restarts, or a standby that takes over, needs about this long at best. */
const WAITS_MS = [30, 150, 600]

/**
 * Does the work again, after a pause, while it fails for such a reason. Only for work of which nothing can
 * have been done then, or that may be done twice.
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

/** The server undid the transaction, or the single statement, so that others could go on: a deadlock, for one. */
export const isRolledBack = (thrown: unknown): boolean =>
  causesOf(thrown).some((error) => ["40001", "40P01"].includes(errorCode(error)))

/** Connection exceptions, shutdowns, and a server that has become a standby meanwhile. */
const LOST = /^(?:08...|57P0[123]|25006|ECONNRESET|ECONNREFUSED|EPIPE|ENOENT)$/
const LOST_WORDS = /^connection terminated|connection error and is not queryable/i

/** The connection is gone. Whether the last thing sent was done nobody knows. */
export const isConnectionLoss = (thrown: unknown): boolean =>
  causesOf(thrown).some(
    (error) =>
      LOST.test(errorCode(error)) ||
      (LOST_WORDS.test(error.message) && !error.message.includes("timeout")),
  )
