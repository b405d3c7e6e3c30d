import type pino from "pino"
import { startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import type { Config } from "#runtime/config.ts"
import { stopOnSignal } from "#runtime/stop-on-signal.ts"
import { type Opened, Workers } from "#runtime/workers.ts"

/**
 * Runs the shop as several processes on one port, and the bundled database. SIGHUP replaces the processes in
 * turn, SIGTERM stops all in order.
 */
export async function superviseShop(
  config: Config,
  log: pino.Logger,
  address: string,
): Promise<Opened> {
  const workers = new Workers(config.webConcurrency, log)
  const database = config.databaseUrl
    ? undefined
    : startEmbeddedDatabase({ dataDir: config.dataDir, log, address })
  const stop = async () => {
    await workers.stop()
    const started = await database?.catch(() => undefined)
    await started?.stop()
  }
  stopOnSignal(stop, ["SIGTERM", "SIGINT"])
  process.on("SIGHUP", () => void workers.roll())
  try {
    // Only this user can read the environment of a process.
    return await workers.start({ DATABASE_URL: config.databaseUrl ?? (await database)?.url ?? "" })
  } catch (error) {
    await stop()
    throw error
  }
}
