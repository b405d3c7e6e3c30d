import { drizzle } from "drizzle-orm/node-postgres"
import type { Pool, PoolClient } from "pg"
import type { Executor } from "./client.ts"

export type BulkClient = PoolClient

export const queriesOn = (client: BulkClient): Executor => drizzle({ client })

/**
 * Runs one transaction without time limits on a connection of its own. A lost connection is not
 * reused.
 */
export async function bulkTransaction<Done>(
  pool: Pool,
  work: (client: BulkClient) => Promise<Done>,
): Promise<Done> {
  const client = await pool.connect()
  try {
    await client.query("begin; set local statement_timeout = 0")
    const done = await work(client)
    await client.query("commit")
    client.release()
    return done
  } catch (error) {
    // A statement may still be under way: ending the connection ends it, and the transaction with it.
    client.release(true)
    throw error
  }
}
