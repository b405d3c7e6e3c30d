import { setTimeout as delay } from "node:timers/promises"
import { logShared } from "#http/kernel/access-log.ts"
import { sharedAnswers } from "#http/kernel/shared-answers.ts"
import type { Freshness } from "#operations/catalogue/freshness.ts"
import { trackInFlight } from "#runtime/in-flight.ts"
import { LONGEST_STOP_MS, listen, type Middleware, type Peer } from "#runtime/listen.ts"
import type { Opening } from "./opening.ts"

type Handle = (request: Request, env?: Peer) => Response | Promise<Response>

/** Lets requests in: shared answers first, unless the pages have something of their own before them. */
export async function openDoor(
  { config, log, cleanUps }: Opening,
  fetch: Handle,
  freshness: Freshness,
  before: Middleware | undefined,
): Promise<void> {
  const answers = trackInFlight(fetch)
  const shared = sharedAnswers(answers.handle, freshness, config.allowedOrigins)
  const first = before ?? (config.accessLog ? logShared(shared, log) : shared)
  const listening = await listen(answers.handle, config, first)
  cleanUps.add(async (graceMs) => {
    const tooLong = delay(LONGEST_STOP_MS, undefined, { ref: false })
    await listening.close(graceMs)
    await Promise.race([answers.settled(), tooLong])
  })
}
