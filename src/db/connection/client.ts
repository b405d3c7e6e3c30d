import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres"
import pg from "pg"
import type { Logger } from "pino"
import { connectionError, DatabaseUnavailable, errorCode } from "./connection-error.ts"
import { refuseStandby, ShopClient, ShopPool, UnnamedStatementClient } from "./shop-pool.ts"
import { isConnectionLoss, retryRolledBack } from "./transactions.ts"

/**
 * Opens Drizzle on a pool that gets every connection back. Drizzle's own transactions leak a connection if `begin`
 * fails, and reuse one whose `rollback` was interrupted. The next user's writes would then never commit.
 */
function openDrizzle(pool: pg.Pool): NodePgDatabase {
  const database: NodePgDatabase = drizzle({ client: pool })
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const databaseOf = (client: pg.PoolClient): NodePgDatabase => {
    const known = databases.get(client) ?? drizzle({ client })
    databases.set(client, known)
    return known
  }
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    let hasBegun = false
    let isReusable = false
    try {
      const done = await databaseOf(client).transaction((tx) => {
        hasBegun = true
        return work(tx)
      }, config)
      isReusable = true
      return done
    } catch (error) {
      isReusable = hasBegun && !isConnectionLoss(error) && client.getTransactionStatus() === "I"
      throw error
    } finally {
      client.release(!isReusable)
    }
  }
  return database
}

interface DurabilitySettings {
  fsync: string
  fullPageWrites: string
  synchronousCommit: string
}

/** Describes which settings must change before a shop may use the server; undefined if none. */
export function durabilityProblem(settings: DurabilitySettings): string | undefined {
  const off = [
    settings.fsync === "off" && "fsync",
    settings.fullPageWrites === "off" && "full_page_writes",
    settings.synchronousCommit === "off" && "synchronous_commit",
  ].filter((name) => name !== false)
  if (off.length === 0) return undefined
  const changes = off.map((name) =>
    name === "synchronous_commit"
      ? "synchronous_commit = on (or local, remote_write, remote_apply) for this server, database and role"
      : `${name} = on in postgresql.conf`,
  )
  return `The database server runs with ${off.join(" and ")} off and would lose orders that were confirmed.\nSet ${changes.join(", and ")}; then reload the server and start again.`
}

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0]
export type Executor = Database | Transaction

export interface DatabaseConnection {
  db: Database
  pool: ShopPool
  close(): Promise<void>
}

export interface ConnectOptions {
  url: string
  maxConnections: number
  log: Pick<Logger, "warn">
  applicationName?: string
  /** 0 means no timeout, which long imports need. */
  statementTimeoutMs?: number
  /** Pooler between the shop and the server. `transaction` means that no session state is kept. */
  pooler?: Pooler | undefined
  connectTimeoutMs?: number
  /** Accepts a read-only standby, which may lag. */
  acceptsStandby?: boolean
}

export type Pooler = "transaction" | undefined

const MIN_SERVER_MAJOR = 15
const CONNECTION_LIFE_S = 900

/** Opens the pool and checks that the database answers; throws `DatabaseUnavailable` if not. */
export async function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const { pooler, log } = options
  const address = readAddress(options.url)
  const pool = openPool(options)
  try {
    await refuseUnfitServer(pool, pooler, log)
  } catch (error) {
    await pool.end()
    throw error instanceof DatabaseUnavailable ? error : connectionError(error, address)
  }
  return connectionOf(pool)
}

/** Opens the pool of a database that is checked already. */
export const connectChecked = (options: ConnectOptions): DatabaseConnection =>
  connectionOf(openPool(options))

const connectionOf = (pool: ShopPool): DatabaseConnection => ({
  db: retryRolledBack(openDrizzle(pool)),
  pool,
  close: () => pool.end(),
})

export function openPool(options: ConnectOptions): ShopPool {
  const { url, maxConnections, log, pooler, statementTimeoutMs = 15_000, acceptsStandby } = options
  const pool = new ShopPool({
    connectionString: url,
    max: maxConnections,
    application_name: options.applicationName ?? "computer-assembler",
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    keepAlive: true,
    // After a failover the host name may resolve to another server, so it must be resolved again.
    maxLifetimeSeconds: CONNECTION_LIFE_S,
    // A server that hangs cannot end its own statements.
    query_timeout: statementTimeoutMs && statementTimeoutMs + 5_000,
    ...(pooler === "transaction"
      ? { Client: UnnamedStatementClient }
      : { Client: ShopClient, ...sessionLimits(statementTimeoutMs) }),
    ...(!acceptsStandby && { onConnect: refuseStandby }),
    types: { getTypeParser },
  })
  const logLoss = (error: Error) =>
    log.warn({ code: errorCode(error), reason: error.message }, "database_connection_lost")
  pool.on("error", logLoss)
  // A lost connection that is checked out but idle has no other listener and would end the process.
  pool.on("connect", (client) => client.on("error", logLoss))
  return pool
}

/** Session limits, sent when a connection begins. A pooler would reject or lose them. */
const sessionLimits = (statementTimeoutMs: number) => ({
  statement_timeout: statementTimeoutMs,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
})

function readAddress(url: string): { host: string; port: number; database: string | undefined } {
  try {
    const { host, port, database } = new pg.Client({ connectionString: url })
    return { host, port, database }
  } catch (error) {
    throw new DatabaseUnavailable(
      errorCode(error) === "ENOENT" || errorCode(error) === "EACCES"
        ? "DATABASE_URL names a certificate or key (sslrootcert, sslcert, sslkey) that cannot be read. Correct the path, or let the shop's user read the file."
        : "DATABASE_URL is not a PostgreSQL address. It looks like postgresql://user:password@host:5432/database.",
    )
  }
}

interface ServerFacts extends DurabilitySettings {
  major: number
  version: string
  statementTimeout: string
}

async function refuseUnfitServer(
  pool: pg.Pool,
  pooler: Pooler,
  log: Pick<Logger, "warn">,
): Promise<void> {
  const { rows } = await pool.query<ServerFacts>(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version,
       current_setting('fsync') as fsync, current_setting('full_page_writes') as "fullPageWrites",
       current_setting('synchronous_commit') as "synchronousCommit", current_setting('statement_timeout') as "statementTimeout"`,
  )
  const [server] = rows
  if (!server) return
  if (server.major < MIN_SERVER_MAJOR)
    throw new DatabaseUnavailable(
      `The database server is PostgreSQL ${server.version}; the shop needs ${MIN_SERVER_MAJOR} or later.`,
    )
  const problem = durabilityProblem(server)
  if (problem) throw new DatabaseUnavailable(problem)
  if (pooler === "transaction" && server.statementTimeout === "0")
    log.warn(
      {
        hint: "alter role … set statement_timeout = '15s', set lock_timeout and idle_in_transaction_session_timeout alike: through a pooler the shop cannot",
      },
      "database_role_without_limits",
    )
}

/** Parses `bigint` columns as numbers in this pool's own queries. Drizzle uses its own parsers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 && format !== "binary"
    ? safeInteger
    : pg.types.getTypeParser(oid, format)

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The bigint ${text} is too large for a number`)
  return value
}
