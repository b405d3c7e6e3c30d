import { DrizzleQueryError } from "drizzle-orm"
import type { Pool } from "pg"
import pino from "pino"
import { connectDatabase, type Database } from "#db/connection/client.ts"
import { errorCode } from "#db/connection/connection-error.ts"
import { reachEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { type Config, readConfig } from "#runtime/config.ts"

export interface Tools {
  config: Config
  url: string
  db: Database
  pool: Pool
}

/**
 * Runs an operator's command on the shop's database, whether the shop runs or not; asked for help, it only
 * says how it is used. What goes wrong is said in a sentence, and the command then ends with code 1.
 */
export async function withDatabase(
  help: string,
  command: (tools: Tools) => Promise<void>,
): Promise<void> {
  if (process.argv.some((word) => word === "--help" || word === "-h")) {
    console.log(`Usage: ${help}`)
    return
  }
  try {
    const config = readConfig(process.env)
    const log = pino({ level: "warn" }, pino.destination(2))
    const embedded = config.databaseUrl
      ? undefined
      : await reachEmbeddedDatabase({ dataDir: config.dataDir, log })
    const url = config.databaseUrl ?? embedded?.url ?? ""
    try {
      const { db, pool, close } = await connectDatabase({
        url,
        maxConnections: 2,
        log,
        applicationName: "computer-assembler command",
        statementTimeoutMs: 0,
        pooler: config.databasePooler,
      })
      try {
        await command({ config, url, db, pool })
      } finally {
        await close()
      }
    } finally {
      await embedded?.stop()
    }
  } catch (error) {
    console.error(sentenceFor(error))
    process.exitCode = 1
  }
}

const UNDEFINED_TABLE = "42P01"
const UNDEFINED_COLUMN = "42703"

/** The message of a failed query is the query; its cause says what was wrong. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const told = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  const { message } = told
  const code = errorCode(told)
  return code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN
    ? `The database said: ${message}.\nIf it is new or of an older release, run npm run db:migrate first.`
    : message
}
