import { isConnectionLoss, retry } from "#db/connection/retry.ts"

/**
 * Does the work again while the database's connections are lost, as when a standby takes over: for reading,
 * and for what carries a key that makes it happen once.
 */
export const retryOnConnectionLoss = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, isConnectionLoss)
