import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"
import type { Logger } from "pino"
import { connectionTrouble } from "./connection-trouble.ts"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import { errorCode } from "./error-code.ts"
import * as schema from "./schema.ts"

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0]
/** Whatever a query can run on. */
export type Executor = Database | Transaction

export interface DatabaseConnection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

interface ConnectOptions {
  url: string
  maxConnections: number
  log: Pick<Logger, "warn">
  applicationName?: string
  /** 0 for none, as long imports need. */
  statementTimeoutMs?: number
}

const oldestServer = 15

/** Opens the pool and proves that the database answers; else throws `DatabaseUnavailable`. */
export async function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const { url, maxConnections, log, statementTimeoutMs = 15_000 } = options
  const place = readPlace(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: options.applicationName ?? "computer-assembler",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // A server that hangs cannot end its own statements.
    query_timeout: statementTimeoutMs && statementTimeoutMs + 5_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser },
  })
  const lost = (error: Error) =>
    log.warn({ event: "database_connection_lost", code: errorCode(error), reason: error.message })
  pool.on("error", lost)
  // A lost connection that is checked out but idle has no other listener and would end the process.
  pool.on("connect", (client) => client.on("error", lost))
  try {
    await refuseOldServer(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseUnavailable ? error : connectionTrouble(error, place)
  }
  return { db: drizzle({ client: pool, schema }), pool, close: () => pool.end() }
}

function readPlace(url: string): { host: string; port: number; database: string | undefined } {
  try {
    const { host, port, database } = new pg.Client({ connectionString: url })
    return { host, port, database }
  } catch {
    throw new DatabaseUnavailable(
      "DATABASE_URL is not a PostgreSQL address. It looks like postgresql://user:password@host:5432/database.",
    )
  }
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ major: number; version: string }>(
    "select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version",
  )
  const [server] = rows
  if (server && server.major < oldestServer)
    throw new DatabaseUnavailable(
      `The database server is PostgreSQL ${server.version}; the shop needs ${oldestServer} or later.`,
    )
}

/**
 * `bigint` columns as numbers, for this pool's own queries only. Drizzle brings its own parsers and maps
 * by the column's declaration.
 */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 && format !== "binary"
    ? safeInteger
    : pg.types.getTypeParser(oid, format)

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The bigint ${text} is too large for a number`)
  return value
}
