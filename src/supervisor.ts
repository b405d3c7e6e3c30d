import type pino from "pino"
import type { Config } from "#config.ts"
import { startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { type Opened, workers } from "./workers.ts"

/**
 * Runs the shop as several processes on one port, and their database if it is the bundled one. SIGHUP
 * replaces the processes in turn, SIGTERM ends all in order.
 */
export async function superviseShop(
  config: Config,
  log: pino.Logger,
  address: string,
): Promise<Opened> {
  const database = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log, address })
  // Only this user may look into the environment of a process.
  const env = { DATABASE_URL: config.databaseUrl ?? database?.url ?? "" }
  const crew = workers(config.webConcurrency, env, log)
  const stop = async () => {
    await crew.stop()
    await database?.stop()
  }
  const end = () => void stop().then(() => process.exit(0))
  process.once("SIGTERM", end)
  process.once("SIGINT", end)
  process.on("SIGHUP", () => void crew.roll())
  try {
    return await crew.start()
  } catch (error) {
    await stop()
    throw error
  }
}
