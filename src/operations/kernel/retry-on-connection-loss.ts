import { isConnectionLoss, retry } from "#db/connection/transactions.ts"

/**
 * Repeats work after connection losses, such as a failover: for reads, and for requests with a key.
 */
export const retryOnConnectionLoss = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, isConnectionLoss)
