import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import type pg from "pg"
import { isConnectionLoss } from "./retry.ts"

/**
 * Drizzle on a pool that gets every connection back. Drizzle's own transactions forget one on which even
 * `begin` fails, and hand on one whose `rollback` was cut off: what its next user writes is acknowledged
 * inside a transaction that nobody will commit.
 */
export function openDrizzle(pool: pg.Pool): NodePgDatabase {
  const database: NodePgDatabase = drizzle({ client: pool })
  const onClient = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const over = (client: pg.PoolClient): NodePgDatabase => {
    const known = onClient.get(client) ?? drizzle({ client })
    onClient.set(client, known)
    return known
  }
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    let begun = false
    let isFit = false
    try {
      const done = await over(client).transaction((tx) => {
        begun = true
        return work(tx)
      }, config)
      isFit = true
      return done
    } catch (error) {
      isFit = begun && !isConnectionLoss(error) && client.getTransactionStatus() === "I"
      throw error
    } finally {
      client.release(!isFit)
    }
  }
  return database
}
