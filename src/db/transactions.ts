import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import { again, wasLost, wasUndone } from "./again.ts"

/**
 * Has this database's transactions begun anew when the server undid them, and when the connection broke
 * before their commit was sent: either way nothing was written. What is done in a transaction may therefore
 * be done twice, and touches nothing but the database.
 */
export function repeatUndone(db: NodePgDatabase): NodePgDatabase {
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
    return again(attempt, (error) => wasUndone(error) || (!committing && wasLost(error)))
  }
  return db
}
