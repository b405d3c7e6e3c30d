import { setTimeout as delay } from "node:timers/promises"
import type pg from "pg"
import { connectChecked, connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { watchForHang } from "#db/connection/hang-watch.ts"
import { connectReplica, type Replica } from "#db/connection/replica.ts"
import { startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import type { Log } from "#operations/kernel/shop.ts"
import type { Config } from "#runtime/config.ts"
import { ownAddress } from "#runtime/port.ts"
import type { StartupContext } from "./startup-context.ts"
import type { Tracing } from "./tracing.ts"

async function openTraces(
  { tracing }: Config,
  pool: pg.Pool,
  log: Log,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { openTracing } = await import("./tracing.ts")
  return openTracing(tracing, pool, log)
}

const BULK_CONNECTIONS = 4
const MAX_BULK_STOP_MS = 1_000

export interface Databases {
  main: DatabaseConnection
  /** Connections to the same database for long transactions. */
  bulk: DatabaseConnection
  replica: Replica | undefined
  tracing: Tracing | undefined
}

/** Returns the URL of the operator's database, or starts the bundled one. */
export async function databaseUrl({ config, log, cleanUps }: StartupContext): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const { dataDir } = config
  const server = await startEmbeddedDatabase({ dataDir, log, address: ownAddress(config) })
  cleanUps.add(() => server.stop())
  return server.url
}

export async function openDatabases(context: StartupContext, url: string): Promise<Databases> {
  const { config, log, cleanUps } = context
  const { databasePoolSize: maxConnections, databasePooler: pooler } = config
  const main = await connectDatabase({ url, maxConnections, pooler, log })
  cleanUps.add(() => main.close())
  const tracing = await openTraces(config, main.pool, log)
  if (tracing) cleanUps.add(tracing.close)
  cleanUps.add(watchForHang({ pool: main.pool, url, log }))
  const bulk = openBulk(context, url)
  return { main, bulk, tracing, replica: openReplica(context) }
}

function openBulk({ config, log, cleanUps }: StartupContext, url: string): DatabaseConnection {
  const bulk = connectChecked({
    url,
    maxConnections: BULK_CONNECTIONS,
    pooler: config.databasePooler,
    log,
    applicationName: "computer-assembler files",
    statementTimeoutMs: 0,
  })
  // Closing a connection rolls back its work in progress.
  cleanUps.add(() =>
    Promise.race([bulk.close(), delay(MAX_BULK_STOP_MS, undefined, { ref: false })]),
  )
  return bulk
}

function openReplica({ config, log, cleanUps }: StartupContext): Replica | undefined {
  const { replicaUrl: url, databasePoolSize: maxConnections, databasePooler: pooler } = config
  if (url === undefined) return undefined
  const replica = connectReplica({ url, maxConnections, pooler, log })
  cleanUps.add(() => replica.close())
  return replica
}
