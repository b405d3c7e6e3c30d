import cluster from "node:cluster"
import { DatabaseUnavailable } from "#db/connection/connection-error.ts"
import { openDataDir } from "#db/embedded/data-dir.ts"
import { refuseSecondShop } from "#db/embedded/holder.ts"
import { CannotStart } from "#runtime/cannot-start.ts"
import { misspellingText, readConfig } from "#runtime/config.ts"
import { openLog } from "#runtime/log.ts"
import { refuseTakenPort } from "#runtime/port.ts"
import { isStopping } from "#runtime/stop-on-signal.ts"

/**
 * `npm start`: the shop, or a sentence about what the operator must put right. What can be refused is refused
 * before the shop is loaded, which takes seconds where the machine is busy.
 */
try {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  if (cluster.isPrimary)
    for (const variable of config.misspelled) log.warn(variable, misspellingText(variable))
  if (!config.databaseUrl) await refuseSecondShop(openDataDir(config.dataDir))
  if (cluster.isPrimary) await refuseTakenPort(config)
  const { runShop } = await import("./main.ts")
  await runShop(config, log)
} catch (error) {
  if (!isStopping()) {
    const isForOperator = error instanceof CannotStart || error instanceof DatabaseUnavailable
    console.error(isForOperator ? error.message : error)
    process.exit(1)
  }
}
