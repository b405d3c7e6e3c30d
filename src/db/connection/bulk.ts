import { type SQL, sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/node-postgres"
import type { Pool, PoolClient } from "pg"
import type { Executor } from "./client.ts"

export type BulkClient = PoolClient

export const queriesOn = (client: BulkClient): Executor => drizzle({ client })

/**
 * Runs one transaction without a statement timeout on its own connection. After an error the connection is closed.
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
    // A statement may still be running. Closing the connection ends it and its transaction.
    client.release(true)
    throw error
  }
}

export type ExportedRow = (string | number | null)[]

const ROWS_AT_ONCE = 500

/**
 * Streams the rows of a cursor from one snapshot. Stopping early closes the connection. A failure throws, so that
 * no partial file looks complete.
 */
export async function* readCursor<Row = ExportedRow>(
  pool: Pool,
  declaration: SQL,
): AsyncGenerator<Row[]> {
  const client = await pool.connect()
  let isReusable = false
  try {
    const db = drizzle({ client })
    await client.query("begin read only; set local statement_timeout = 0")
    await db.execute(declaration)
    for (;;) {
      const { rows } = await client.query<{ cells: Row }>(`fetch ${ROWS_AT_ONCE} from exported`)
      yield rows.map(({ cells }) => cells)
      if (rows.length < ROWS_AT_ONCE) break
    }
    await client.query("commit")
    isReusable = true
  } finally {
    client.release(!isReusable)
  }
}

export const cursorFor = (query: SQL): SQL => sql`declare exported no scroll cursor for ${query}`
