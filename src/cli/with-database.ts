import { join } from "node:path"
import { DrizzleQueryError } from "drizzle-orm"
import type { Pool } from "pg"
import pino from "pino"
import { connectDatabase, type Database } from "#db/connection/client.ts"
import { errorCode } from "#db/connection/connection-error.ts"
import { connectEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { isCardLedgerInUse } from "#db/shop/books.ts"
import { readCurrency } from "#operations/settings/read-settings.ts"
import { type Config, readConfig } from "#runtime/config.ts"
import { printHelp } from "./print-help.ts"

export interface CommandContext {
  config: Config
  url: string
  db: Database
  pool: Pool
}

/** Runs an operator's command on the shop's database, or prints its help. Exits with 1 on an error. */
export async function withDatabase(
  help: string,
  command: (context: CommandContext) => Promise<void>,
): Promise<void> {
  if (printHelp(help)) return
  try {
    const config = readConfig(process.env)
    const log = pino({ level: "warn" }, pino.destination(2))
    const embedded = config.databaseUrl
      ? undefined
      : await connectEmbeddedDatabase({ dataDir: config.dataDir, log })
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
      // A new database has no settings yet.
      await readCurrency({ db }).catch(() => undefined)
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

/** Returns a readable message. The message of a failed query is its SQL; the cause contains the reason. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  const { message } = cause
  const code = errorCode(cause)
  return code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN
    ? `The database said: ${message}.\nIf it is new or of an older release, run npm run db:migrate first.`
    : message
}

/** Reports whether payments use the card stand-in, whose ledger must match the books. */
export const isPaidBySandbox = ({ stripe, sandbox }: Config): boolean =>
  stripe === undefined && sandbox

export const hasLedgerToCompare = async (config: Config, db: Database): Promise<boolean> =>
  isPaidBySandbox(config) && isCardLedgerInUse(db)

export interface ShopLocations {
  url: string
  /** Folder of uploads, or the name of another location, which is left untouched. */
  pictures: string | { elsewhere: string }
}

/** Returns the folder of the shop's pictures, or the name of another location. */
export const pictureLocation = ({
  dataDir,
  picturesElsewhere: elsewhere,
}: Config): ShopLocations["pictures"] =>
  elsewhere === undefined ? join(dataDir, "pictures") : { elsewhere }
