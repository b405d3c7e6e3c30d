import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import { isConnectionLoss, isRolledBack, retry } from "./retry.ts"

/**
 * Has this database's transactions begun anew when the server undid them, and when the connection broke
 * before their commit was sent: either way nothing was written. What is done in a transaction may therefore
 * be done twice, and touches nothing but the database.
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
