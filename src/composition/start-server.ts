import { setTimeout as delay } from "node:timers/promises"
import type pino from "pino"
import { startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { logCached } from "#http/kernel/access-log.ts"
import { answerBusy } from "#http/kernel/answer-error.ts"
import type { Connection, NodeMiddleware } from "#http/kernel/app-env.ts"
import { cookieAuthenticator } from "#http/kernel/authenticate.ts"
import type { RequestQueues } from "#http/kernel/request-queues.ts"
import { responseCache } from "#http/kernel/response-cache.ts"
import type { DataVersion } from "#operations/catalogue/data-version.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import type { Config } from "#runtime/config.ts"
import { listen, MAX_STOP_MS, trackInFlight } from "#runtime/listen.ts"
import { stopOnSignal } from "#runtime/stop-on-signal.ts"
import { type OpenMessage, Workers } from "#runtime/workers.ts"
import type { StartupContext } from "./startup-context.ts"

interface ServerParts {
  fetch: (request: Request, env?: Connection) => Response | Promise<Response>
  dataVersion: DataVersion
  shop: Pick<Shop, "identity">
  queues: RequestQueues
}

/** Listens for requests. Cached responses are served first, unless the pages have their own middleware. */
export async function startServer(
  { config, log, cleanUps }: StartupContext,
  { fetch, dataVersion, shop, queues }: ServerParts,
  pageMiddleware: NodeMiddleware | undefined,
): Promise<void> {
  const answers = trackInFlight(fetch)
  const { allowedOrigins } = config
  const cache = responseCache({
    fetch: answers.handle,
    dataVersion,
    allowedOrigins,
    isAuthenticated: cookieAuthenticator(shop),
    throttleVisitor: queues.throttleVisitor,
  })
  const middleware = pageMiddleware ?? (config.accessLog ? logCached(cache, log) : cache)
  const listening = await listen(answers.handle, config, middleware, answerBusy)
  cleanUps.add(async (graceMs) => {
    const timeout = delay(MAX_STOP_MS, undefined, { ref: false })
    await listening.close(graceMs)
    await Promise.race([answers.settled(), timeout])
  })
}

/**
 * Runs the shop as several processes on one port, and the bundled database. SIGHUP replaces the processes one by one;
 * SIGTERM stops all gracefully.
 */
export async function superviseShop(
  config: Config,
  log: pino.Logger,
  address: string,
): Promise<OpenMessage> {
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
    // The environment of a process is readable only by its user.
    return await workers.start({ DATABASE_URL: config.databaseUrl ?? (await database)?.url ?? "" })
  } catch (error) {
    await stop()
    throw error
  }
}
