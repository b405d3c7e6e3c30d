import { setTimeout as delay } from "node:timers/promises"
import { logCached } from "#http/kernel/access-log.ts"
import { answerBusy } from "#http/kernel/answer-error.ts"
import { cookieAuthenticator } from "#http/kernel/authenticate.ts"
import type { RequestQueues } from "#http/kernel/request-queues.ts"
import { responseCache } from "#http/kernel/response-cache.ts"
import type { DataVersion } from "#operations/catalogue/data-version.ts"
import type { Identity } from "#operations/sessions/identity.ts"
import { listen, MAX_STOP_MS, type Middleware, type Peer, trackInFlight } from "#runtime/listen.ts"
import type { StartupContext } from "./startup-context.ts"

type Handle = (request: Request, env?: Peer) => Response | Promise<Response>

interface Behind {
  fetch: Handle
  dataVersion: DataVersion
  identity: Identity
  queues: RequestQueues
}

/** Listens for requests: cached responses first, unless the pages have a middleware. */
export async function startServer(
  { config, log, cleanUps }: StartupContext,
  { fetch, dataVersion, identity, queues }: Behind,
  before: Middleware | undefined,
): Promise<void> {
  const answers = trackInFlight(fetch)
  const { allowedOrigins } = config
  const cache = responseCache({
    fetch: answers.handle,
    dataVersion,
    allowedOrigins,
    isAuthenticated: cookieAuthenticator(identity),
    throttleVisitor: queues.throttleVisitor,
  })
  const first = before ?? (config.accessLog ? logCached(cache, log) : cache)
  const listening = await listen(answers.handle, config, first, answerBusy)
  cleanUps.add(async (graceMs) => {
    const tooLong = delay(MAX_STOP_MS, undefined, { ref: false })
    await listening.close(graceMs)
    await Promise.race([answers.settled(), tooLong])
  })
}
